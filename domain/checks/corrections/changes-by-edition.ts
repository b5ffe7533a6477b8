import { koreanDateOf } from '../../kernel/korean-date.ts';
import type { Answers, Form, Ruleset } from '../../rulesets/ruleset.ts';
import { answersToCalculate } from '../answers/answers-to-calculate.ts';
import { finishedAnswers } from '../answers/finished-answers.ts';
import type { SensitiveConsent } from '../check-commands.ts';
import type { CheckEvent } from '../check-events.ts';
import { type Check, frameOf } from '../check-state.ts';
import type { RouteOut } from '../contract/result.ts';
import { withoutSensitive } from '../sensitive/sensitive.ts';
import { calculateWalk, walkOf } from '../win-rate/calculate.ts';
import { type LevelCounts, noCounts } from '../win-rate/case-counts.ts';
import { changeBetween, isSameChange, type RouteChange } from './change.ts';

/** An edition of the questionnaire: the rules, and the part of them that is public. */
export type Edition = { readonly ruleset: Ruleset; readonly form: Form };

/** That an edition was put into force. */
export type InForce = { readonly publicationId: string; readonly at: string; readonly published: Edition };

export type ToldResult = Extract<CheckEvent, { type: 'ResultCalculated' }>['data'];

/** The result that the owner had been given when the edition was put into force, or since by an older one. */
export const toldBefore = (events: readonly CheckEvent[], { at, published }: InForce): ToldResult | null => {
  const edition = published.ruleset.rulesetVersion;
  const results = events.flatMap((event) => (event.type === 'ResultCalculated' ? [event.data] : []));
  return (
    results.findLast(({ calculation, calculatedAt }) => calculation.rulesetVersion !== edition || calculatedAt < at) ??
    null
  );
};

/** Without a case: routes and last days rest on the answers, the day and the edition alone. */
const noCases: LevelCounts = { matched: noCounts, section: noCounts, general: noCounts, years: null };

/**
 * What an edition changes, with the sensitive answers in `whole`. `answered`: the edition asks nothing more, and no route is gone only
 * because its question was never asked.
 */
export type EditionChange = {
  readonly change: RouteChange;
  readonly whole: RouteChange | null;
  readonly answered: boolean;
};

/** null where the check can't be led to its end by this edition. */
export const changeByEdition = (
  check: Check,
  told: ToldResult,
  { ruleset, form }: Edition,
  consent: SensitiveConsent,
): EditionChange | null => {
  const toldOn = koreanDateOf(told.calculatedAt);
  const frame = frameOf(check);
  const given = answersToCalculate(form, check);
  const others = withoutSensitive(form, given);

  const routesBy = (answers: Answers): { routes: readonly RouteOut[]; asks: number } | null => {
    const finished = finishedAnswers(form, frame, answers, toldOn);
    if (!finished) return null;
    const walk = walkOf(ruleset, frame, finished.answers, toldOn);
    return { routes: calculateWalk(ruleset, walk, { today: toldOn, counts: noCases }).routes, asks: finished.asks };
  };

  const open = routesBy(others ?? given);
  if (!open) return null;
  const change = changeBetween(told.calculation.routes, open.routes, toldOn);
  if (consent === null || (others === null && told.whole === null)) {
    return { change, whole: null, answered: open.asks === 0 && !isGoneUnasked(change, ruleset, check) };
  }
  const all = others === null ? open : routesBy(given);
  if (!all) return null;
  const whole = changeBetween((told.whole ?? told.calculation).routes, all.routes, toldOn);
  return {
    change,
    whole: isSameChange(change, whole) ? null : whole,
    answered: open.asks + all.asks === 0 && !isGoneUnasked(whole, ruleset, check),
  };
};

/** A route that was told and now concerns only who answers a question that this check wasn't asked: nobody may be told it is closed. */
const isGoneUnasked = (
  { closed }: RouteChange,
  { routes }: Edition['ruleset'],
  { answers }: Pick<Check, 'answers'>,
): boolean =>
  closed.some((name) =>
    routes
      .find(({ route }) => route === name)
      ?.concerns?.flat()
      .some((condition) => 'question' in condition && !answers.has(condition.question)),
  );
