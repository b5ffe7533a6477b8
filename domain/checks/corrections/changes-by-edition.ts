import { type LevelCounts, noCounts } from '../../cases/case-counts.ts';
import { koreanDateOf, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, Form, Ruleset } from '../../rulesets/ruleset.ts';
import { answersOn, answersToCalculate } from '../answers/answers-to-calculate.ts';
import { finishedAnswers } from '../answers/finished-answers.ts';
import { calculateWalk } from '../calculate.ts';
import type { SensitiveConsent } from '../check-commands.ts';
import type { CheckEvent } from '../check-events.ts';
import { type Check, frameOf } from '../check-state.ts';
import type { RouteOut } from '../contract/result.ts';
import { withoutSensitive } from '../sensitive.ts';
import { type Walk, walk } from '../walk.ts';
import { changeBetween, isNoChange, isSameChange, type RouteChange } from './change.ts';

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
 * `to_correct`: the last day or the routes change. `not_possible`: they change, and the edition asks something that only the owner can
 * answer. `not_possible_unnamed`: the same, and it shows by the sensitive answers alone, so that the check's name among the others
 * would disclose that there are any.
 */
export type Verdict = 'unchanged' | 'to_correct' | 'not_possible' | 'not_possible_unnamed';

/** What an edition changes without the sensitive answers, with them in `whole` (null: no difference), and what is to be done. */
export type EditionChange = {
  readonly change: RouteChange;
  readonly whole: RouteChange | null;
  readonly verdict: Verdict;
};

/** The answers that an edition is tried on, as if every sensitive question had been passed over; `whole` with them, null without any. */
export const answersFor = (form: Form, check: Check): { readonly open: Answers; readonly whole: Answers | null } => {
  const given = answersToCalculate(form, check);
  const others = withoutSensitive(form, given);
  return others === null ? { open: given, whole: null } : { open: others, whole: given };
};

/** Answers led to the end of an edition, and how many of its questions are open; null where they can't be led there. */
export const ledThrough = ({ form }: Pick<Edition, 'form'>, check: Check, answers: Answers, today: LocalDate) => {
  const finished = finishedAnswers(form, frameOf(check), answers, today);
  return finished && { walk: finished.walk, asks: finished.asks };
};

/**
 * What an edition changes for a check since this result, as of the day of the result, and whether a result by it can be calculated
 * today. null where the check can't be led to its end by this edition.
 */
export const changeByEdition = (
  check: Check,
  told: Pick<ToldResult, 'calculatedAt' | 'calculation' | 'whole'>,
  edition: Edition,
  consent: SensitiveConsent,
  today: LocalDate,
): EditionChange | null => {
  const toldOn = koreanDateOf(told.calculatedAt);
  const answers = answersFor(edition.form, check);

  const tried = (given: Answers, routes: readonly RouteOut[]) => {
    const led = ledThrough(edition, check, given, toldOn);
    if (!led) return null;
    const now = calculateWalk(edition.ruleset, led.walk, { today: toldOn, counts: noCases }).routes;
    const change = changeBetween(routes, now, toldOn);
    const isAnswered =
      led.asks === 0 && !isGoneUnasked(change, edition, check, led.walk) && isLedToday(edition, check, given, today);
    return { change, isAnswered };
  };

  const open = tried(answers.open, told.calculation.routes);
  if (!open) return null;
  const { change } = open;
  if (consent === null || (answers.whole === null && told.whole === null))
    return { change, whole: null, verdict: verdictOn(open, open) };
  const all = tried(answers.whole ?? answers.open, (told.whole ?? told.calculation).routes);
  if (!all) return { change, whole: null, verdict: 'not_possible_unnamed' };
  return { change, whole: isSameChange(change, all.change) ? null : all.change, verdict: verdictOn(open, all) };
};

type Tried = { readonly change: RouteChange; readonly isAnswered: boolean };

const verdictOn = (open: Tried, all: Tried): Verdict => {
  if (isNoChange(all.change)) return 'unchanged';
  if (open.isAnswered && all.isAnswered) return 'to_correct';
  return open.isAnswered || isNoChange(open.change) ? 'not_possible_unnamed' : 'not_possible';
};

/** Whether the answers reach the end on this day, by what a finished check is led past (`answersOn`). */
const isLedToday = ({ form }: Edition, check: Check, answers: Answers, today: LocalDate): boolean =>
  walk(form, frameOf(check), answersOn(today, form, check, answers), today).next === null;

/**
 * A route that was told and now concerns only who answers a question that this check wasn't asked, and that doesn't follow from what it
 * was asked: nobody may be told it is closed.
 */
const isGoneUnasked = (
  { closed }: RouteChange,
  { ruleset }: Edition,
  { answers }: Pick<Check, 'answers'>,
  { derived }: Pick<Walk, 'derived'>,
): boolean => {
  const isKnown = (question: string): boolean =>
    answers.has(question) || derived.some(({ key, value }) => key === question && value !== 'unknown');
  return closed.some((name) =>
    ruleset.routes
      .find(({ route }) => route === name)
      ?.concerns?.flat()
      .some((condition) => 'question' in condition && !isKnown(condition.question)),
  );
};
