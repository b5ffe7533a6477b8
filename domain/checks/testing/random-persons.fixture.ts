import { addMonths, addYears, type LocalDate } from '../../kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form, Frame, IntakeQuestion } from '../../rulesets/ruleset.ts';
import { choicesFor } from '../choices.ts';
import { keyOf, questionAt } from '../form-index.ts';
import { walk } from '../walk.ts';
import { randomOf } from './oracle/random-walks.ts';

/** What is certain about a person, by question key; the rest is drawn. */
export type Certain = Readonly<Record<string, AnswerValue>>;

/** More questions than any walk has. */
const mostAsked = 300;

/**
 * A person who answers the open question of the walk, one after another, as its page offers: each choice, yes and no equally
 * often, with two assumptions that nobody has measured: of four people three have nothing of what the law protects, and the fourth
 * one thing of it; of ten people nine haven't applied yet. The answers after each page; the last ones lead to a figure.
 */
export const walkedAtRandom = (
  form: Form,
  frame: Frame,
  seed: number,
  today: LocalDate,
  certain: Certain = {},
): readonly Answers[] => {
  const { pick } = randomOf(seed);
  const pages: Answers[] = [];
  let answers: Answers = new Map();
  for (let page = 0; page <= mostAsked; page += 1) {
    const { next } = walk(form, frame, answers, today);
    if (next === null) return pages;
    const found = questionAt(form, next);
    if (found === undefined) break;
    const key = keyOf(found);
    const drawn =
      found.section === 'intake' ? drawnFor(form, found.question, answers, today, pick) : pick(['yes', 'no']);
    answers = new Map(answers).set(key, certain[key] ?? drawn);
    pages.push(answers);
  }
  throw new Error('a walk did not end');
};

type Pick = <T>(all: readonly T[]) => T;

const drawnFor = (
  form: Form,
  question: IntakeQuestion,
  answers: Answers,
  today: LocalDate,
  pick: Pick,
): AnswerValue => {
  if (question.type === 'number') return pick([2, 5, 12, 40, 400]);
  if (question.type === 'date') return dateFor(question.key, today, pick);
  const choices = choicesFor(form, question, answers, today).filter(({ ends }) => ends !== true);
  if (question.type === 'choices') {
    const isNothing = pick([true, true, true, false]);
    return [pick(choices.filter(({ alone = false }) => alone === isNothing)).value];
  }
  if (question.key === 'intake/stage' && pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) > 1) return 'not_filed';
  return choices.length === 0 ? null : pick(choices).value;
};

const dateFor = (key: string, today: LocalDate, pick: Pick): AnswerValue => {
  if (key === 'intake/joined') return pick([addYears(today, -9), addYears(today, -3), addMonths(today, -8)]);
  if (key === 'intake/dismissed') return pick([today, addMonths(today, -1)]);
  return null;
};
