import { addYears, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form, Frame, IntakeQuestion } from '../../rulesets/ruleset.ts';
import { choicesFor } from '../choices.ts';
import { intakeRefusal } from '../questions/intake-rules.ts';
import { withheld } from '../sensitive.ts';
import { anyHold } from '../walk/conditions.ts';

/** An intake on its path to the end: its answers, given or supposed, and how many of them are still open. */
export type Intake = { readonly intake: Map<string, AnswerValue>; readonly open: number; readonly ends: boolean };

/** What happened leads to other sections, so all choices are tried, except where every section is swept. */
const decisive: readonly string[] = ['intake/notice', 'intake/ground'];
/** A report takes the place of the reason in the basic questionnaire; in the other one it adds to it, for the few who made one. */
const decisiveInBasic: readonly string[] = [...decisive, 'intake/protected'];

/**
 * The intakes that these answers leave. What isn't answered yet is taken to be as for most people: the first choice of each question, a
 * workplace of five or more, years of work; what happened may be anything.
 */
export const intakesAhead = (form: Form, frame: Frame, answers: Answers, today: LocalDate): readonly Intake[] => {
  const sweeps = frame.questionnaire === 'basic' && form.sections.every(({ condition }) => condition === undefined);
  const tried = sweeps ? [] : frame.questionnaire === 'basic' ? decisiveInBasic : decisive;
  let intakes: readonly Intake[] = [{ intake: new Map(), open: 0, ends: false }];
  for (const question of form.intake) {
    intakes = intakes.flatMap((so): readonly Intake[] => {
      if (so.ends) return [so];
      if (question.askedWhen && !anyHold(question.askedWhen, so.intake, today)) return [so];
      const given = answers.get(question.key);
      const isGiven = given !== undefined && intakeRefusal(question, given, answers, today) === null;
      if (isGiven) return [answeredWith(so, question, given, 0)];
      if (question.afterFigure) return [so];
      return supposed(form, question, tried, so.intake, today).map((value) => answeredWith(so, question, value, 1));
    });
  }
  return intakes;
};

const answeredWith = (so: Intake, { key, choices = [] }: IntakeQuestion, value: AnswerValue, open: number): Intake => ({
  intake: new Map(so.intake).set(key, value),
  open: so.open + open,
  ends: choices.some((choice) => choice.ends === true && choice.value === value),
});

const manyWorkers = 30;
const yearsOfWork = 5;

const supposed = (
  form: Form,
  question: IntakeQuestion,
  tried: readonly string[],
  intake: Answers,
  today: LocalDate,
): readonly AnswerValue[] => {
  if (question.type === 'choices') return severalSupposed(question, tried.includes(question.key));
  const choices = choicesFor(form, question, intake, today).map(({ value }) => value);
  if (tried.includes(question.key)) return choices;
  if (question.type === 'number') return [manyWorkers];
  if (question.type === 'date') return [question.key === 'intake/joined' ? addYears(today, -yearsOfWork) : today];
  return [choices[0] ?? null];
};

/** Most people have nothing of what may be chosen together. Where it decides, each report is tried alone: one leads to one section. */
const severalSupposed = ({ choices = [] }: IntakeQuestion, isTried: boolean): readonly AnswerValue[] => {
  const none = choices.filter(({ alone }) => alone === true).map(({ value }) => [value]);
  const reports = choices.filter(({ value, alone, sensitive }) => !alone && !sensitive && value !== withheld);
  return isTried ? [...none, ...reports.map(({ value }) => [value])] : none.slice(0, 1);
};
