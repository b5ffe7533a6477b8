import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import { byCause } from '@nomucheck/domain/checks/comparison/parts.ts';
import type { Explanation, ExplanationQuery } from '@nomucheck/domain/checks/contract/explanation.ts';
import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import type { PlainDifference } from '@nomucheck/domain/checks/contract/results.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import { type Calculations, figureOf, openResultOf } from '../calculations.ts';
import type { CheckViews } from '../check-views.ts';
import { checkStream, type LoadedCheck } from '../loaded-check.ts';
import type { CausesOf, Compared } from './causes.ts';
import { type Chosen, chosenIn, inOrder } from './chosen-calculations.ts';
import { differenceOf, type Side } from './difference.ts';
import { resultInTime } from './results-in-time.ts';

/** Two calculations of one person beside each other. */
export type Comparisons = {
  /** With all steps: for who sees the inside of both. */
  explanation(found: LoadedCheck, query: ExplanationQuery, caller: Caller): Promise<Explanation>;
  /** In plain words, for their owner also while the steps are locked. */
  difference(found: LoadedCheck, query: ExplanationQuery, caller: Caller): Promise<PlainDifference>;
};

export type ComparisonParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly calculations: Pick<Calculations, 'areOutdated'>;
  readonly views: Pick<CheckViews, 'visible' | 'opens' | 'seesAll'>;
  readonly causesOf: CausesOf;
};

type WholeSide = Side & Compared;

export const createComparisons = (parts: ComparisonParts): Comparisons => {
  const { commands, rulesets, calculations, views, causesOf } = parts;

  const publishedOf = async ({ recorded }: Pick<Chosen, 'recorded'>) => {
    const published = await rulesets.find(recorded.calculation.rulesetVersion);
    if (!published) throw new DomainError('check_fetch_failed');
    return published;
  };

  const full = async (chosen: Chosen): Promise<FullResult> =>
    openResultOf(chosen.recorded, {
      outdated: (await calculations.areOutdated([figureOf(chosen.recorded)]))[0] === true,
      ruleset: (await publishedOf(chosen)).ruleset,
    });

  /** What it was computed from: by the answers, the day and the questionnaire of its time. */
  const sideOf = async ({ loaded, recorded }: Chosen): Promise<WholeSide> => {
    const { ruleset, form } = await publishedOf({ recorded });
    const { state } = await commands.load(checkDecider, checkStream(loaded.id), { at: recorded.calculatedAt });
    if (!state) throw new DomainError('check_fetch_failed');
    const today = koreanDateOf(recorded.calculatedAt);
    const { calculation, casePosition } = recorded;
    return {
      ...{ recorded, form, calculation },
      walk: walk(form, frameOf(state), state.answers, today),
      made: { ruleset, form, answered: state, today, casePosition, passesOverSensitive: false },
    };
  };

  const sidesOf = async (one: Chosen, other: Chosen): Promise<readonly [WholeSide, WholeSide]> => {
    const [earlier, later] = inOrder(one, other);
    return [await sideOf(earlier), await sideOf(later)];
  };

  /** Each is asked only if none is locked, because it is recorded that their owner sees them. */
  const opensAll = async (chosen: readonly Chosen[], caller: Caller): Promise<boolean> => {
    const checks = [...new Map(chosen.map(({ loaded }) => [loaded.id, loaded])).values()];
    if (!views.seesAll(caller) && checks.some(({ check }) => check.opened === null)) return false;
    const opened = await Promise.all(checks.map((loaded) => views.opens(caller, loaded)));
    return opened.every(Boolean);
  };

  return {
    explanation: async (found, query, caller) => {
      const { one, other } = await chosenIn(views, found, query, caller);
      // After all that may refuse: of who is refused it is recorded that they have seen nothing.
      authorize(caller.actor, 'figure.readInside', { open: await opensAll(other ? [one, other] : [one], caller) });
      const sides = other && (await sidesOf(one, other));
      const isOwner = may(caller.actor, 'check.readOwnWords', { owner: found.check.owner });
      return {
        calculations: found.check.calculations.map(({ calculationId, calculatedAt }) => ({
          calculationId,
          calculatedAt,
        })),
        calculation: await full(one),
        against: other && (await full(other)),
        difference: sides && differenceOf(...sides, isOwner),
        causes: sides && (await causesOf(...sides, caller)),
      };
    },

    difference: async (found, query, caller) => {
      const { one, other } = await chosenIn(views, found, query, caller);
      if (!other) throw new DomainError('invalid_request', { errors: { against: '어느 결과와 견줄지 골라 주세요.' } });
      const isOwner = may(caller.actor, 'check.readOwnWords', { owner: found.check.owner });
      const [before, after] = inOrder(one, other);
      const sides = await sidesOf(one, other);
      const { answers, ruleset, cases } = differenceOf(...sides, isOwner);
      // The share of an answer is what is paid for. A result beside itself shows none.
      const isOpen = before.recorded !== after.recorded && (await opensAll([before, after], caller));
      const causes = isOpen ? await causesOf(...sides, caller) : null;
      return {
        before: resultInTime(before.loaded, before.recorded, isOpen),
        after: resultInTime(after.loaded, after.recorded, isOpen),
        answers: answers.map(({ title, words }) => ({ title, ...words })),
        ruleset: ruleset !== null,
        cases: cases !== null,
        shares: causes?.parts ? byCause(causes.parts).map(({ cause, change }) => ({ cause, points: change })) : null,
      };
    },
  };
};
