import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Address, Answers, Form, Frame, Questionnaire } from '../../rulesets/ruleset.ts';
import { answerText } from '../answers/answer-text.ts';
import { indexOf } from '../form-index.ts';
import { readerOf } from '../question-text.ts';
import { walk } from '../walk.ts';
import type { WalkStep } from './path.ts';
import { type Ways, waysAhead } from './ways-ahead.ts';

/**
 * How far a draft is, in questions: `answered` of `total` ("12/18"), and the minutes for the rest ("약 3분"). `total` is what was
 * asked so far and the longest way that is left, so an answer can only lower it, with one exception: an answer that opens
 * questions that most people aren't asked (fewer than five workers, a fixed term). Then `roseBecause` is the sentence to show:
 * "직원이 3명이라고 답하셔서 5가지를 더 여쭤봐요."
 */
export type QuestionProgress = {
  readonly answered: number;
  readonly total: number;
  readonly minutesLeft: number;
  readonly roseBecause?: string;
};

/**
 * The progress at a question: `at` is the one that is shown, if the person went back; absent: the first open one. Questions that
 * follow the figure (`afterFigure`) and those that an earlier answer has answered don't count.
 */
export const progressOf = (
  form: Form,
  frame: Frame,
  answers: Answers,
  today: LocalDate,
  at?: Address,
): QuestionProgress => {
  const asked = askedSteps(form, frame, answers, today);
  const total = asked.length + waysAhead(form, frame, answers, today).most;
  const here = at === undefined ? -1 : asked.findIndex((step) => isAt(step, at));
  const answered = here === -1 ? asked.length : here;
  const roseBecause = reasonOfRise(form, frame, asked.slice(0, answered), today);
  return {
    answered,
    total,
    minutesLeft: minutesFor(total - answered),
    ...(roseBecause === null ? {} : { roseBecause }),
  };
};

/** Reading a question with its note, deciding and tapping: measured on nobody yet, an assumption. */
const secondsAQuestion = 25;

/** The minutes that so many questions take, at least one. */
export const minutesFor = (questions: number): number =>
  questions === 0 ? 0 : Math.max(1, Math.ceil((questions * secondsAQuestion) / 60));

/** How many questions a regular employee is asked, and how long it takes: for the page where a check is started. */
export const lengthOf = (
  form: Form,
  questionnaire: Questionnaire,
  today: LocalDate,
): Ways & { readonly minutes: { readonly from: number; readonly to: number } } => {
  const ways = waysAhead(form, { questionnaire }, new Map(), today);
  return { ...ways, minutes: { from: minutesFor(ways.fewest), to: minutesFor(ways.most) } };
};

/** The steps that the person answered on a page of their own, before the figure. */
const askedSteps = (form: Form, frame: Frame, answers: Answers, today: LocalDate): readonly WalkStep[] => {
  const { byKey } = indexOf(form);
  return walk(form, frame, answers, today).steps.filter(({ key, derivedFrom, passedOver }) => {
    const found = byKey.get(key);
    const follows = found?.section === 'intake' && found.question.afterFigure === true;
    return derivedFrom === undefined && passedOver === undefined && !follows;
  });
};

const isAt = (step: Address, at: Address): boolean => step.section === at.section && step.numbering === at.numbering;

/** Whether the last of these answers made the way longer than it seemed before. */
const reasonOfRise = (form: Form, frame: Frame, asked: readonly WalkStep[], today: LocalDate): string | null => {
  const last = asked.at(-1);
  if (last?.section !== 'intake') return null;
  const totalOf = (steps: readonly WalkStep[]): number =>
    steps.length + waysAhead(form, frame, answersOf(steps), today).most;
  const more = totalOf(asked) - totalOf(asked.slice(0, -1));
  if (more <= 0) return null;
  // Several choices would be a long sentence, and what the law protects needn't stand above the next question.
  if (isChosen(last.value)) return `고르신 것이 있어서 질문이 ${more}가지 늘었어요.`;
  const answer = answerText(form, last.section, last.numbering, last.value, readerOf(answersOf(asked), today));
  return `‘${answer}’${andSo(answer)} 답하셔서 질문이 ${more}가지 늘었어요.`;
};

const answersOf = (steps: readonly WalkStep[]): Answers => new Map(steps.map(({ key, value }) => [key, value]));

/** 라고 or 이라고, by whether the last syllable ends in a consonant. */
const andSo = (text: string): string => {
  const last = text.charCodeAt(text.length - 1) - 0xac00;
  return last >= 0 && last < 11172 && last % 28 > 0 ? '이라고' : '라고';
};
