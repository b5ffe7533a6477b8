import { addDays, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form, Frame, IntakeQuestion, SectionId } from '../rulesets/ruleset.ts';
import { addressOf, indexOf, questionAt } from './form-index.ts';
import { intakeRefusal } from './questions/intake-rules.ts';
import { walk, waysOfSection } from './walk.ts';

/** A question at which a walk doesn't go on. */
export type DeadEnd = {
  readonly section: 'intake' | SectionId;
  readonly numbering: number;
  readonly why: 'leads_nowhere' | 'no_answer';
};

/**
 * The questions at which a person would be stuck, by the walk's own rule: an answer that leads past the end of its section, and a
 * question that takes no answer. Empty: every walk ends. Of the sections all ways are looked at; the intake is walked once for
 * each choice of each of its questions.
 */
export const deadEndsOf = (form: Form, today: LocalDate): readonly DeadEnd[] => {
  const nowhere = [...indexOf(form).sections.values()].flatMap((indexed) =>
    waysOfSection(indexed)
      .filter(({ yes, no }) => yes.includes('end') || no.includes('end'))
      .map(({ numbering }): DeadEnd => ({ section: indexed.section.id, numbering, why: 'leads_nowhere' })),
  );
  const stuck = new Map<number, DeadEnd>();
  for (const wish of wishesOf(form)) {
    const numbering = stuckAt(form, wish, today);
    if (numbering !== null) stuck.set(numbering, { section: 'intake', numbering, why: 'no_answer' });
  }
  return [...nowhere, ...stuck.values()];
};

/** An answer that a person gives where they are asked. */
type Wish = { readonly key: string; readonly value: AnswerValue };

const wishesOf = ({ intake }: Form): readonly (Wish | null)[] => [
  null,
  ...intake.flatMap(({ key, type, choices = [] }) =>
    choices.map(({ value }): Wish => ({ key, value: type === 'choices' ? [value] : value })),
  ),
];

/** Sections that are chosen by hand aren't needed: only the intake is walked. */
const frame: Frame = { questionnaire: 'detail' };

/** Where the walk of the intake stops for somebody who gives the first possible answer everywhere but there; null: nowhere. */
const stuckAt = (form: Form, wish: Wish | null, today: LocalDate): number | null => {
  const answers = new Map<string, AnswerValue>();
  for (let asked = 0; asked <= form.intake.length; asked += 1) {
    const { next } = walk(form, frame, answers, today);
    const found = next && questionAt(form, next);
    if (found?.section !== 'intake') return null;
    const { question } = found;
    const { numbering } = addressOf(found);
    if (answers.has(question.key)) return numbering;
    const possible = answersTo(question, today).filter((value) => isTaken(question, value, answers, today));
    const wished =
      wish?.key === question.key ? possible.find((value) => String(value) === String(wish.value)) : undefined;
    const [answer] = wished === undefined ? possible : [wished];
    if (answer === undefined) return numbering;
    answers.set(question.key, answer);
  }
  return null;
};

const isTaken = (question: IntakeQuestion, value: AnswerValue, answers: Answers, today: LocalDate): boolean =>
  intakeRefusal(question, value, answers, today) === null;

/** Days before and after today that fit the usual order of joining, being told and being dismissed. */
const days = [-400, -60, -30, -10, -1, 0, 1, 10, 30, 400];

const answersTo = (question: IntakeQuestion, today: LocalDate): readonly AnswerValue[] => {
  const blank: readonly AnswerValue[] = question.optional ? [null] : [];
  return [...ofItsType(question, today), ...blank];
};

const ofItsType = (
  { type, choices = [], custom, min, max }: IntakeQuestion,
  today: LocalDate,
): readonly AnswerValue[] => {
  switch (type) {
    case 'radio':
      return [...choices.map(({ value }) => value), ...(custom === undefined ? [] : [{ custom: '기타' }])];
    case 'choices':
      return choices.map(({ value }) => [value]);
    case 'number':
      return [10, min ?? 0, max ?? 1];
    case 'date':
      return days.map((count) => addDays(today, count));
    case 'time':
      return [{ start: '09:00', end: '18:00', breakMinutes: 60 }];
    case 'text':
      return ['내용', { name: '홍길동', phone: '01012345678' }];
  }
};
