import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { may } from '@nomucheck/domain/accounts/rights.ts';
import { checkDecider } from '@nomucheck/domain/checks/check.ts';
import { frameOf } from '@nomucheck/domain/checks/check-state.ts';
import { byCause } from '@nomucheck/domain/checks/comparison/parts.ts';
import type { Causes, Explanation, ExplanationQuery } from '@nomucheck/domain/checks/contract/explanation.ts';
import type { FullResult } from '@nomucheck/domain/checks/contract/result.ts';
import type { PlainDifference } from '@nomucheck/domain/checks/contract/results.ts';
import { walk } from '@nomucheck/domain/checks/walk.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Reader } from '../../engine/history/actor-names.ts';
import type { Rulesets } from '../../rulesets/context.ts';
import type { CheckAllowances } from '../allowances.ts';
import type { CheckViews } from '../check-views.ts';
import { checkStream, type LoadedCheck } from '../loaded-check.ts';
import { type Calculations, figureOf, openResultOf } from '../results/calculations.ts';
import type { CausesOf, Compared } from './causes.ts';
import { type Chosen, chosenIn, inOrder } from './chosen-calculations.ts';
import { differenceOf, type Side } from './difference.ts';
import { resultInTime } from './results-in-time.ts';

/** Two calculations of one person beside each other. */
export type Comparisons = {
  /** With all steps: for who sees the inside of both. */
  explanation(found: LoadedCheck, query: ExplanationQuery, caller: Reader): Promise<Explanation>;
  /** In plain words, for their owner also while the steps are locked. */
  difference(found: LoadedCheck, query: ExplanationQuery, caller: Reader): Promise<PlainDifference>;
};

export type ComparisonParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly rulesets: Pick<Rulesets, 'find'>;
  readonly calculations: Pick<Calculations, 'areOutdated'>;
  readonly views: Pick<CheckViews, 'visible' | 'opens' | 'mayOpen'>;
  readonly causesOf: CausesOf;
  readonly allowances: Pick<CheckAllowances, 'comparison'>;
};

type WholeSide = Side & Compared;

export const createComparisons = (parts: ComparisonParts): Comparisons => {
  const { commands, rulesets, calculations, views, causesOf, allowances } = parts;

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

  const causesBetween = async (sides: readonly [WholeSide, WholeSide], caller: Reader): Promise<Causes> => {
    await allowances.comparison(caller.actor.id);
    return causesOf(...sides, caller);
  };

  const ofAll = async (chosen: readonly Chosen[], ask: (loaded: LoadedCheck) => Promise<boolean>): Promise<boolean> => {
    const checks = [...new Map(chosen.map(({ loaded }) => [loaded.id, loaded])).values()];
    return (await Promise.all(checks.map(ask))).every(Boolean);
  };
  /** None of them is locked. Nothing is recorded. */
  const mayOpenAll = (chosen: readonly Chosen[], caller: Reader) =>
    ofAll(chosen, (loaded) => views.mayOpen(caller, loaded));
  /**
   * Asked last, when all that is shown has been computed: it is recorded that the owner sees it, which ends their right of withdrawal, so
   * of who gets an error nothing may be recorded.
   */
  const opensAll = (chosen: readonly Chosen[], caller: Reader) =>
    ofAll(chosen, (loaded) => views.opens(caller, loaded));

  return {
    explanation: async (found, query, caller) => {
      const { one, other } = await chosenIn(views, found, query, caller);
      const chosen = other ? [one, other] : [one];
      authorize(caller.actor, 'figure.readInside', { open: await mayOpenAll(chosen, caller) });
      const sides = other && (await sidesOf(one, other));
      const isOwner = may(caller.actor, 'check.readOwnWords', { owner: found.check.owner });
      const whole: Explanation = {
        calculations: found.check.calculations.map(({ calculationId, calculatedAt }) => ({
          calculationId,
          calculatedAt,
        })),
        calculation: await full(one),
        against: other && (await full(other)),
        difference: sides && differenceOf(...sides, isOwner),
        causes: sides && (await causesBetween(sides, caller)),
      };
      authorize(caller.actor, 'figure.readInside', { open: await opensAll(chosen, caller) });
      return whole;
    },

    difference: async (found, query, caller) => {
      const { one, other } = await chosenIn(views, found, query, caller);
      if (!other) throw new DomainError('invalid_request', { errors: { against: '어느 결과와 견줄지 골라 주세요.' } });
      const isOwner = may(caller.actor, 'check.readOwnWords', { owner: found.check.owner });
      const [before, after] = inOrder(one, other);
      const sides = await sidesOf(one, other);
      const { answers, ruleset, cases } = differenceOf(...sides, isOwner);
      // The share of an answer is what is paid for. A result beside itself shows none.
      const mayOpen = before.recorded !== after.recorded && (await mayOpenAll([before, after], caller));
      const causes = mayOpen ? await causesBetween(sides, caller) : null;
      const isOpen = causes !== null && (await opensAll([before, after], caller));
      return {
        before: resultInTime(before.loaded, before.recorded, isOpen),
        after: resultInTime(after.loaded, after.recorded, isOpen),
        answers: answers.map(({ title, words }) => ({ title, ...words })),
        ruleset: ruleset !== null,
        cases: cases !== null,
        shares:
          isOpen && causes.parts ? byCause(causes.parts).map(({ cause, change }) => ({ cause, points: change })) : null,
      };
    },
  };
};
