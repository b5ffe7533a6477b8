import { isChosen } from '../../rulesets/chosen.ts';
import type { AnswerValue, Chosen, TimeSpan } from '../../rulesets/ruleset.ts';
import type { PersonalAnswer } from '../check-events.ts';
import type { Found } from '../form-index.ts';

type Given = Exclude<AnswerValue, null>;
export type SplitAnswer =
  | { readonly value: string | number | TimeSpan | Chosen; readonly personal: null }
  | { readonly value: null; readonly personal: PersonalAnswer };

/**
 * Text that a person wrote in their own words is sealed: a value of their own, a contact, any free text. Choices are not.
 */
export const splitPersonal = (question: Found | undefined, value: Given): SplitAnswer => {
  if (typeof value === 'number') return { value, personal: null };
  if (typeof value === 'string') {
    const isOwnWords = question?.section === 'intake' && question.question.type === 'text';
    return isOwnWords ? { value: null, personal: value } : { value, personal: null };
  }
  if (isChosen(value)) return { value, personal: null };
  return 'start' in value ? { value, personal: null } : { value: null, personal: value };
};

/** Whether two answers are the same; undefined is "no answer". */
export const isSameAnswer = (one: AnswerValue | undefined, other: AnswerValue | undefined): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return one === other;
  const ours = new Map(Object.entries(one));
  const theirs = Object.entries(other);
  return ours.size === theirs.length && theirs.every(([field, value]) => ours.get(field) === value);
};
