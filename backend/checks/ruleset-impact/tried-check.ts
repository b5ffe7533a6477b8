import type { LevelCounts } from '@nomucheck/domain/cases/case-counts.ts';
import { type Basis, basisOf } from '@nomucheck/domain/checks/basis.ts';
import { calculateWalk } from '@nomucheck/domain/checks/calculate.ts';
import type { Check } from '@nomucheck/domain/checks/check-state.ts';
import { movedParts } from '@nomucheck/domain/checks/comparison/moved-parts.ts';
import { changeBetween } from '@nomucheck/domain/checks/corrections/change.ts';
import { answersFor, type Edition, ledThrough } from '@nomucheck/domain/checks/corrections/changes-by-edition.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { CaseReader } from '../../cases/context.ts';
import type { TriedCheck } from './ruleset-impact-sums.ts';
import { type MeetsNoChange, meetsNoChange } from './untouched-sections.ts';

type Counting = (basis: Basis) => Promise<LevelCounts>;

/** More sets of cases than a questionnaire leads to in practice; beyond it they are counted again. */
const mostCounted = 2_000;

/** Many checks rest on the same cases: each set is counted once. */
const countingOnce = (cases: Pick<CaseReader, 'count'>): Counting => {
  const known = new Map<string, Promise<LevelCounts>>();
  return (basis) => {
    const key = JSON.stringify(basis);
    const counted = known.get(key) ?? cases.count(basis).then(({ counts }) => counts);
    if (known.size >= mostCounted) known.clear();
    known.set(key, counted);
    return counted;
  };
};

/** A check by the edition of its last result and by another one; null where it can't be led to the end of one of them. */
export type TryCheck = (checkId: string, check: Check, before: Edition, after: Edition) => Promise<TriedCheck | null>;

/**
 * Both figures are on today's cases and as of the day of the result, so that only the edition makes a difference. Routes and last days
 * rest on no case: those of the newer figure are what the correction after the publication compares with what was told.
 */
export const createTryCheck = (cases: Pick<CaseReader, 'count'>): TryCheck => {
  const countsOf = countingOnce(cases);
  const known = new Map<string, MeetsNoChange>();
  const meets = (one: Edition, other: Edition): MeetsNoChange => {
    const pair = `${one.ruleset.rulesetVersion} ${other.ruleset.rulesetVersion}`;
    const found = known.get(pair) ?? meetsNoChange(one.ruleset, other.ruleset);
    known.set(pair, found);
    return found;
  };
  return async (checkId, check, before, after) => {
    const told = check.calculations.at(-1);
    if (told === undefined) return null;
    const { calculatedAt, calculation } = told;
    const today = koreanDateOf(calculatedAt);
    const by = async (edition: Edition) => {
      // By the question's key, also where it is asked in other words now: the person would be asked again, and the figure is the same.
      const led = ledThrough(edition, check, answersFor(edition.form, check).open, today);
      if (!led) return null;
      const counts = await countsOf(basisOf(edition.ruleset, led.walk, today));
      return { figure: calculateWalk(edition.ruleset, led.walk, { today, counts }), ...led };
    };
    const was = await by(before);
    const is = was && meets(before, after)(was.walk) ? was : await by(after);
    if (!was || !is) return null;
    const isItsOwn = before.ruleset.rulesetVersion === after.ruleset.rulesetVersion;
    return {
      checkId,
      calculatedAt,
      before: was.figure.rate,
      after: is.figure.rate,
      asks: is.asks,
      change: changeBetween(calculation.routes, isItsOwn ? calculation.routes : is.figure.routes, today),
      section: calculation.base.section?.id ?? null,
      reasons: () => (was.figure.rate === null || is.figure.rate === null ? [] : movedParts(was.figure, is.figure)),
    };
  };
};
