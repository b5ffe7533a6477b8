import type { Answers, AnswerValue, Form } from '../rulesets/ruleset.ts';
import { type Found, indexOf } from './form-index.ts';

/** Whether the question is about health, union membership or pregnancy: it needs a separate consent (개인정보 보호법 제23조). */
export const isSensitive = (found: Found | undefined): boolean =>
  found !== undefined && found.section !== 'intake' && found.item.sensitive === true;

/** Whether this answer discloses something sensitive. An answer that was passed over ("답하지 않음") doesn't. */
export const disclosesSensitive = (found: Found | undefined, value: AnswerValue | undefined): boolean =>
  isSensitive(found) && value !== null && value !== undefined;

/** The answers as if every sensitive question had been passed over; null where no answer is sensitive. */
export const withoutSensitive = (form: Form, answers: Answers): Answers | null => {
  const { byKey } = indexOf(form);
  const sensitive = [...answers].filter(([key, value]) => disclosesSensitive(byKey.get(key), value));
  if (sensitive.length === 0) return null;
  return new Map([...answers, ...sensitive.map(([key]) => [key, null] as const)]);
};
