import { isSameAnswer } from '@nomucheck/domain/checks/answers/answer-values.ts';
import {
  type Disputed,
  type Draft,
  draftOf,
  type Given,
  givenOf,
  type PendingAnswer,
  type ServerDraft,
  unsent,
  withAnswer,
} from './draft.ts';

/**
 * Another device has answered: the server's answers, with this device's unsent ones added. No input is lost: a question that was
 * answered on both is put to the person, and until then has the server's answer, which was given later.
 */
export const mergedWith = (draft: Draft, server: ServerDraft, keyOf: (answer: PendingAnswer) => string): Draft => {
  const copy = draftOf(server, draft.owner, draft.startKey);
  const disputed = stillDisputed(draft, copy);
  const theirs: Draft = {
    ...copy,
    savedAt: draft.savedAt,
    ...(draft.agreedToSensitive ? { agreedToSensitive: true } : {}),
    ...(disputed.length > 0 ? { disputed } : {}),
  };
  return unsent(draft).reduce((merged, answer) => {
    const key = keyOf(answer);
    const now = givenOf(theirs.answers[key]);
    return isAnsweredElsewhere(answer, now) ? withDispute(merged, key, answer, now) : withAnswer(merged, key, answer);
  }, theirs);
};

/** Earlier disputes, with what the account has by now; where that is this device's answer, there is nothing to choose. */
const stillDisputed = ({ disputed = [] }: Draft, { answers }: Draft): readonly Disputed[] =>
  disputed
    .map((question) => ({ ...question, theirs: givenOf(answers[question.key]) }))
    .filter(({ mine, theirs }) => !sameGiven(mine, theirs));

/** The account gives the fields of an answer (working hours) in another order than this device. */
const sameGiven = (one: Given, other: Given): boolean => isSameAnswer(one.value, other.value);

const isAnsweredElsewhere = (answer: PendingAnswer, now: Given): boolean =>
  answer.before !== undefined && !sameGiven(answer.before, now) && !sameGiven(answer, now);

const withDispute = (draft: Draft, key: string, answer: PendingAnswer, theirs: Given): Draft => {
  const { section, numbering, value } = answer;
  const others = (draft.disputed ?? []).filter((other) => other.key !== key);
  return { ...draft, disputed: [...others, { key, section, numbering, mine: givenOf(value), theirs }] };
};
