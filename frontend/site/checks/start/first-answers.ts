import { addressOf, indexOf } from '@nomucheck/domain/checks/form-index.ts';
import { checkAnswer } from '@nomucheck/domain/checks/questions/intake-rules.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { Address, AnswerValue, Form } from '@nomucheck/domain/rulesets/ruleset.ts';

export type FirstAnswer = { readonly key: string; readonly address: Address; readonly value: AnswerValue };

/**
 * The answers that a new check begins with, of an earlier check or of the address: those to questions that this questionnaire
 * has, and that are valid for them. A key always means the same question, wherever it is now.
 */
export const firstAnswers = (
  form: Form,
  given: Iterable<readonly [key: string, value: AnswerValue]>,
  today: LocalDate,
): readonly FirstAnswer[] => {
  const found = [...given].flatMap(([key, value]): readonly FirstAnswer[] => {
    const question = indexOf(form).byKey.get(key);
    return question === undefined ? [] : [{ key, address: addressOf(question), value }];
  });
  const all = new Map(found.map(({ key, value }) => [key, value] as const));
  return found.filter(({ address, value }) => checkAnswer(form, address, value, all, today) === null);
};

/** The answers that a link to the start page hands on: whose side one is on, and the day of the dismissal. */
export const answersOfLink = (search: URLSearchParams): readonly (readonly [string, string])[] => {
  const role = search.get('role');
  const side = role === 'worker' ? 'employee' : role;
  const dismissed = search.get('dismissed');
  return [
    ...(side === null ? [] : [['intake/side', side] as const]),
    ...(dismissed === null ? [] : [['intake/dismissed', dismissed] as const]),
  ];
};
