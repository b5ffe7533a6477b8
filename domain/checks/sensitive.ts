import { isChosen } from '../rulesets/chosen.ts';
import type { Answers, AnswerValue, Chosen, Form } from '../rulesets/ruleset.ts';
import { type Found, indexOf } from './form-index.ts';

/** Whether the question is about health, union membership or pregnancy: it needs a separate consent (개인정보 보호법 제23조). */
export const isSensitive = (found: Found | undefined): boolean =>
  found !== undefined && found.section !== 'intake' && found.item.sensitive === true;

/**
 * Whether this answer discloses something sensitive. An answer that was passed over ("답하지 않음") doesn't, and of several choices
 * only those that are marked do: "없어요" to all of them is one tap for everybody and names nothing.
 */
export const disclosesSensitive = (found: Found | undefined, value: AnswerValue | undefined): boolean =>
  isChosen(value) ? sensitiveAmong(found, value) : isSensitive(found) && value !== null && value !== undefined;

/** Chosen in place of the sensitive choices: the person doesn't answer about health, pregnancy and unions. */
export const withheld = 'withheld';

const sensitiveAmong = (found: Found | undefined, chosen: Chosen): boolean =>
  sensitiveChoices(found).some((value) => chosen.includes(value));

const sensitiveChoices = (found: Found | undefined): readonly string[] =>
  found?.section === 'intake'
    ? (found.question.choices ?? []).flatMap(({ value, sensitive }) => (sensitive ? [value] : []))
    : [];

/** The choices that disclose nothing sensitive; where others were chosen, too, that is said by `withheld`. */
export const openPartOf = (found: Found | undefined, chosen: Chosen): Chosen => {
  if (!sensitiveAmong(found, chosen)) return chosen;
  const sensitive = sensitiveChoices(found);
  return [...chosen.filter((value) => !sensitive.includes(value) && value !== withheld), withheld];
};

/** The answers as if every sensitive question had been passed over; null where no answer is sensitive. */
export const withoutSensitive = (form: Form, answers: Answers): Answers | null => {
  const { byKey } = indexOf(form);
  const sensitive = [...answers].filter(([key, value]) => disclosesSensitive(byKey.get(key), value));
  if (sensitive.length === 0) return null;
  return new Map([
    ...answers,
    ...sensitive.map(([key, value]) => [key, isChosen(value) ? openPartOf(byKey.get(key), value) : null] as const),
  ]);
};
