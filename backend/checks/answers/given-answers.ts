import type { GivenAnswer } from '@nomucheck/domain/checks/contract/check.ts';
import { keyOf, questionAt } from '@nomucheck/domain/checks/form-index.ts';
import { checkAnswer, normaliseAnswer } from '@nomucheck/domain/checks/questions/intake-rules.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Answers, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';

/**
 * Converts answers sent by address to the form of the walk; refused when a question doesn't exist or an answer
 * doesn't fit it.
 */
export const answersOf = (form: Form, given: readonly GivenAnswer[], today: LocalDate): Answers => {
  const answers = new Map<string, AnswerValue>();
  const unknown: Record<string, string> = {};
  for (const [index, { value, ...address }] of given.entries()) {
    const question = questionAt(form, address);
    if (question) answers.set(keyOf(question), normaliseAnswer(form, address, value));
    else unknown[`answers.${index}`] = '이 질문지에 없는 질문이에요.';
  }
  if (Object.keys(unknown).length > 0) throw new DomainError('result_value_absent', { errors: unknown });

  const errors: Record<string, string> = {};
  for (const [index, { value: _sent, ...address }] of given.entries()) {
    const question = questionAt(form, address);
    const value = question && answers.get(keyOf(question));
    const refusal = value === undefined ? null : checkAnswer(form, address, value, answers, today);
    if (refusal !== null) errors[`answers.${index}`] = refusal;
  }
  if (Object.keys(errors).length > 0) throw new DomainError('answer_invalid', { errors });
  return answers;
};
