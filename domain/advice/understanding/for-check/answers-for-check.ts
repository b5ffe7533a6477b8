import { indexOf } from '../../../checks/form-index.ts';
import { disclosesSensitive } from '../../../checks/sensitive.ts';
import type { LocalDate } from '../../../kernel/korean/korean-date.ts';
import type { AnswerValue, Form } from '../../../rulesets/ruleset.ts';
import { understand } from '../understand.ts';
import { saidWhere } from './said-where.ts';

/** `said`: the words from which it was read; null where it was put together from several. */
export type AnswerForCheck = { readonly key: string; readonly value: AnswerValue; readonly said: string | null };

/**
 * The answers to the intake that a conversation has given already, so that a check begun from it doesn't ask them again. Left out is
 * what the person didn't say themselves, and what needs the consent for sensitive answers, which the check asks for.
 */
export const answersForCheck = (form: Form, texts: readonly string[], today: LocalDate): readonly AnswerForCheck[] => {
  const { answers, workers } = understand(texts.at(-1) ?? '', texts.slice(0, -1), today);
  const { byKey } = indexOf(form);
  const where = saidWhere(texts, today);
  return [...answers]
    .filter(
      ([key, value]) =>
        key.startsWith('intake/') &&
        // `5인 미만` names no number.
        !(key === 'intake/workers' && workers === null) &&
        !disclosesSensitive(byKey.get(key), value),
    )
    .map(([key, value]) => ({ key, value, said: where(key, value) }));
};
