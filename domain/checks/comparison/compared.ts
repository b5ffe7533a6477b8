import type { CaseBasis } from '../../cases/case-counts.ts';
import { isSame } from '../../kernel/changes.ts';
import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form, Ruleset } from '../../rulesets/ruleset.ts';
import { answersOn, answersToCalculate } from '../answers/answers-to-calculate.ts';
import { type Basis, basisOf } from '../basis.ts';
import { walkOf } from '../calculate.ts';
import type { Check } from '../check-state.ts';
import { frameOf } from '../check-state.ts';
import { withoutSensitive } from '../sensitive.ts';
import type { Walk } from '../walk.ts';

/** All that a figure is computed from. */
export type Made = {
  readonly ruleset: Ruleset;
  readonly form: Form;
  readonly answered: Pick<Check, 'questionnaire' | 'sections' | 'answers'>;
  readonly today: LocalDate;
  /** The position of the log at which its cases were counted. */
  readonly casePosition: string;
  /** Sensitive answers are passed over: nobody consented, or the consent was withdrawn. */
  readonly passesOverSensitive: boolean;
};

export const levels = ['matched', 'section', 'general'] as const;
export type Level = (typeof levels)[number];

/** What can move a figure. `rest`: what can't be computed again, because an answer is erased or the calculator was another. */
export type Cause = 'cases' | 'ruleset' | 'day' | 'answers' | 'rest';

/** Something between two figures: what was changed last, and all that it is computed from. */
export type Stop = {
  readonly cause: Exclude<Cause, 'rest'>;
  /** The level whose counts were changed; only of cases. */
  readonly level?: Level;
  /** The answers that were changed; null: the choice of questionnaire and sections. Only of answers. */
  readonly keys?: readonly string[] | null;
  readonly ruleset: Ruleset;
  readonly today: LocalDate;
  readonly walk: Walk;
  readonly basis: Basis;
  /** At which position the cases of each level are counted. */
  readonly counted: Readonly<Record<Level, string>>;
};

/** So many changed answers have a share of their own; the others have one together. */
const mostAnswers = 24;

/**
 * The answers as a calculation takes them. A figure was made of a finished questionnaire, so what a newer edition adds counts as not
 * known, as it does where a result is calculated again.
 */
export const answersOf = ({ form, answered, today, passesOverSensitive }: Made): Answers => {
  const check = { ...answered, status: 'completed' as const };
  const given = answersToCalculate(form, check);
  return answersOn(today, form, check, (passesOverSensitive ? withoutSensitive(form, given) : null) ?? given);
};

type Change = Omit<Stop, 'ruleset' | 'today' | 'walk' | 'basis' | 'counted'>;

const stopAt = (change: Change, made: Made, counted: Stop['counted'], answers = answersOf(made)): Stop => {
  const { ruleset, today, answered } = made;
  const walk = walkOf(ruleset, frameOf(answered), answers, today);
  return { ...change, ruleset, today, walk, basis: basisOf(ruleset, walk, today), counted };
};

const everywhere = (position: string): Stop['counted'] => ({ matched: position, section: position, general: position });

/**
 * The way from one figure to another, one change at a time: the cases of each level, the questionnaire, the day, then each answer in
 * the order in which it is asked. The first stop is the earlier figure itself. The order is part of the meaning: another one would
 * give each cause another share.
 */
export const wayBetween = (before: Made, after: Made): readonly Stop[] => {
  const [was, is] = [before.casePosition, after.casePosition];
  const same = everywhere(is);
  const withRuleset = { ...before, ruleset: after.ruleset, form: after.form };
  const withDay = { ...withRuleset, today: after.today };
  return [
    stopAt({ cause: 'cases' }, before, everywhere(was)),
    ...(was === is
      ? []
      : [
          stopAt({ cause: 'cases', level: 'matched' }, before, { matched: is, section: was, general: was }),
          stopAt({ cause: 'cases', level: 'section' }, before, { matched: is, section: is, general: was }),
          stopAt({ cause: 'cases', level: 'general' }, before, same),
        ]),
    ...(before.ruleset.rulesetVersion === after.ruleset.rulesetVersion
      ? []
      : [stopAt({ cause: 'ruleset' }, withRuleset, same)]),
    ...(before.today === after.today ? [] : [stopAt({ cause: 'day' }, withDay, same)]),
    ...answerStops(withDay, after),
  ];
};

const answerStops = (before: Made, after: Made): readonly Stop[] => {
  const counted = everywhere(after.casePosition);
  const stops: Stop[] = [];
  const framed = { ...after, answered: { ...after.answered, answers: before.answered.answers } };
  let answers = new Map(answersOf(before));
  if (!isSame(frameOf(before.answered), frameOf(after.answered)))
    stops.push(stopAt({ cause: 'answers', keys: null }, framed, counted, answers));

  const wanted = answersOf(after);
  const changed = changedKeys(answers, wanted, orderOf(before, after));
  const apart = changed.slice(0, mostAnswers).map((key) => [key]);
  for (const keys of [...apart, ...(changed.length > mostAnswers ? [changed.slice(mostAnswers)] : [])]) {
    answers = withAnswers(answers, wanted, keys);
    stops.push(stopAt({ cause: 'answers', keys }, after, counted, answers));
  }
  return stops;
};

/** As they are asked on the later path, then on the earlier one. */
const orderOf = (before: Made, after: Made): readonly string[] =>
  [after, before].flatMap((made) => {
    const { steps } = walkOf(made.ruleset, frameOf(made.answered), answersOf(made), made.today);
    return steps.map(({ key }) => key);
  });

const changedKeys = (before: Answers, after: Answers, order: readonly string[]): readonly string[] =>
  [...new Set([...order, ...after.keys(), ...before.keys()])].filter((key) => !isSame(before.get(key), after.get(key)));

const withAnswers = (answers: Answers, wanted: Answers, keys: readonly string[]): Map<string, AnswerValue> => {
  const changed = new Map(answers);
  for (const key of keys) {
    const value = wanted.get(key);
    if (value === undefined) changed.delete(key);
    else changed.set(key, value);
  }
  return changed;
};

/** The counts that the figures of a way need. */
export const countsWanted = (way: readonly Stop[]): readonly { readonly basis: CaseBasis; readonly asOf: string }[] =>
  way.flatMap(({ basis, counted }) => [...new Set(Object.values(counted))].map((asOf) => ({ basis, asOf })));
