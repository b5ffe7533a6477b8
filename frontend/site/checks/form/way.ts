import { isAfterFigure, questionsAfterFigure } from '@nomucheck/domain/checks/questions/after-figure.ts';
import type { Walk } from '@nomucheck/domain/checks/walk/path.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Address, Answers, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import {
  answersOfResultPath,
  answersPath,
  changing,
  morePath,
  questionPath,
  resultPath,
  sameAddress,
  startPath,
} from '../question-url.ts';

/** The order of a check's questions, and where their pages and those around them are. */
export type Way = {
  /** The questions that have a page in the order, the answered ones first. */
  readonly places: (walk: Walk) => readonly Address[];
  /** Whether this question has a page now. */
  readonly has: (walk: Walk, address: Address) => boolean;
  readonly pathOf: (address: Address) => string;
  /** Before the first question, after the last, and where a change returns to. */
  readonly start: string;
  readonly end: string;
  readonly review: string;
};

/**
 * The questions that lead to a figure. Derived answers, and those passed over, have no page in the order; they have one to be
 * changed on.
 */
export const wayToFigure = (form: Form): Way => ({
  places: ({ steps, next }) => [
    ...steps.filter(
      (step) => step.derivedFrom === undefined && step.passedOver === undefined && !isAfterFigure(form, step),
    ),
    ...(next === null ? [] : [next]),
  ],
  has: ({ steps, next }, address) =>
    steps.some((step) => sameAddress(step, address)) || (next !== null && sameAddress(next, address)),
  pathOf: questionPath,
  start: startPath,
  end: answersPath,
  review: answersPath,
});

/** Where the result has what these answers change: a worker's sums. */
const whatTheyMove = (answers: Answers): string => (answers.get('intake/side') === 'employer' ? '' : '#claims');

/** The questions that follow the figure of a finished check: each can be answered or left. */
export const wayAfterFigure = (id: string, form: Form, answers: Answers, today: LocalDate): Way => {
  const all = questionsAfterFigure(form, answers, today).map(
    ({ numbering }): Address => ({ section: 'intake', numbering }),
  );
  return {
    places: () => all,
    has: (_walk, address) => all.some((other) => sameAddress(other, address)),
    pathOf: (address) => morePath(id, address),
    start: answersOfResultPath(id),
    end: resultPath(id) + whatTheyMove(answers),
    review: answersOfResultPath(id),
  };
};

/** Where the person is led who asks for a question that isn't asked. */
export const pathInstead = (way: Way, walk: Walk): string => (walk.next === null ? way.end : way.pathOf(walk.next));

/** Where Continue leads. After a change only the questions that it opened are asked, then it returns to the review. */
export const pathAfter = (way: Way, walk: Walk, place: Address, isChange: boolean): string => {
  if (isChange) return walk.next === null ? way.review : way.pathOf(walk.next) + changing;
  const places = way.places(walk);
  const here = places.findIndex((other) => sameAddress(other, place));
  const following = here === -1 ? walk.next : places[here + 1];
  return following === undefined || following === null ? way.end : way.pathOf(following);
};

/** Where Back leads. */
export const pathBefore = (way: Way, walk: Walk, place: Address, isChange: boolean): string => {
  if (isChange) return way.review;
  const places = way.places(walk);
  const here = places.findIndex((other) => sameAddress(other, place));
  const previous = here === -1 ? places.at(-1) : places[here - 1];
  return previous === undefined ? way.start : way.pathOf(previous);
};
