import type { AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';
import { type Question, questionOf } from '../form/question.ts';
import type { PendingAnswer } from './draft.ts';

/** Unsent answers of this device, after the questionnaire changed: those whose question has the same words are kept. */
export const stillTheSame = (
  before: Form | null,
  now: Form,
  waiting: readonly PendingAnswer[],
): readonly { readonly question: Question; readonly value: AnswerValue }[] =>
  waiting.flatMap((answer) => {
    const asked = before === null ? null : questionOf(before, answer, 'employee');
    const question = asked === null ? null : questionWithKey(now, asked.key);
    const isSame = question !== null && question.title === asked?.title && question.note === asked.note;
    return isSame && answer.value !== undefined ? [{ question, value: answer.value }] : [];
  });

const questionWithKey = (form: Form, key: string): Question | null => {
  const intake = form.intake.find((question) => question.key === key);
  if (intake !== undefined) return questionOf(form, { section: 'intake', numbering: intake.numbering }, 'employee');
  for (const section of form.sections) {
    const item = section.items.find((other) => other.key === key);
    if (item !== undefined) return questionOf(form, { section: section.id, numbering: item.numbering }, 'employee');
  }
  return null;
};
