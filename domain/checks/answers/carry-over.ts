import type { LocalDate } from '../../kernel/korean/korean-date.ts';
import { isChosen } from '../../rulesets/chosen.ts';
import type { Address, Answers, AnswerValue, Form, IntakeQuestion } from '../../rulesets/ruleset.ts';
import { addressOf, type Found, indexOf } from '../form-index.ts';
import { checkAnswer } from '../questions/intake-rules.ts';

export type CarriedAnswer = Address & { readonly key: string; readonly value: AnswerValue };

/**
 * The answers of a draft that stay valid in a new draft of a newer questionnaire: those to questions that are still asked
 * in the same words and answered in the same way. A reworded question is asked again.
 */
export const carryOver = (before: Form, after: Form, answers: Answers, today: LocalDate): readonly CarriedAnswer[] => {
  const kept = new Map<string, { readonly found: Found; readonly value: AnswerValue }>();
  for (const [key, value] of answers) {
    const old = indexOf(before).byKey.get(key);
    const found = indexOf(after).byKey.get(key);
    if (old && found && isSameQuestion(old, found, value)) kept.set(key, { found, value });
  }
  const standing = new Map([...kept].map(([key, { value }]) => [key, value] as const));
  return [...kept].flatMap(([key, { found, value }]) => {
    const address = addressOf(found);
    return checkAnswer(after, address, value, standing, today) === null ? [{ ...address, key, value }] : [];
  });
};

const isSameQuestion = (old: Found, found: Found, value: AnswerValue): boolean => {
  if (old.section === 'intake')
    return found.section === 'intake' && isSameIntakeQuestion(old.question, found.question, value);
  return found.section !== 'intake' && old.item.title === found.item.title && old.item.note === found.item.note;
};

/** New choices beside the chosen one don't make its answer invalid. */
const isSameIntakeQuestion = (old: IntakeQuestion, found: IntakeQuestion, value: AnswerValue): boolean => {
  const chosen: readonly unknown[] = isChosen(value) ? value : [value];
  const labelsOf = ({ choices = [] }: IntakeQuestion): string =>
    chosen.map((each) => choices.find((choice) => choice.value === each)?.label).join('\n');
  return (
    old.type === found.type && old.title === found.title && old.note === found.note && labelsOf(old) === labelsOf(found)
  );
};
