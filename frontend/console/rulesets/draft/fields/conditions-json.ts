import type { ConditionText, TextFinding } from '@nomucheck/domain/rulesets/condition-text/condition-text.ts';
import type { Condition, Conditions } from '@nomucheck/domain/rulesets/ruleset.ts';
import type { Json, JsonValue } from '../work/setting.ts';

export type ConditionsKind = 'conditions' | 'alternatives';

const isCondition = (value: unknown): value is Condition =>
  typeof value === 'object' && value !== null && ('computed' in value || 'question' in value);
const isConditions = (value: unknown): value is Conditions => Array.isArray(value) && value.every(isCondition);

/** What stands at the field, as text; empty where nothing does. */
export const textOf = (kind: ConditionsKind, stored: Json, language: ConditionText): string => {
  if (!Array.isArray(stored)) return '';
  if (kind === 'conditions') return isConditions(stored) ? language.toText(stored) : '';
  const sets: readonly unknown[] = stored;
  return sets.every(isConditions) ? language.alternativesToText(sets) : '';
};

/** Conditions as an edit takes them. */
const jsonOf = (conditions: Conditions): JsonValue =>
  conditions.map((one): JsonValue => {
    if ('computed' in one) return { ...one };
    return 'is' in one
      ? { question: one.question, is: [...one.is] }
      : { question: one.question, isNot: [...one.isNot] };
  });

/** What a text says at a field; `read` is undefined where the field is to be taken away. */
export const readIn = (
  language: ConditionText,
  kind: ConditionsKind,
  optional: boolean,
  text: string,
): { readonly read: Json; readonly findings: readonly TextFinding[] } => {
  if (optional && text.trim() === '') return { read: undefined, findings: [] };
  if (kind === 'conditions') {
    const { read, findings } = language.fromText(text);
    return { read: read === null ? undefined : jsonOf(read), findings };
  }
  const { read, findings } = language.alternativesFromText(text);
  return { read: read?.map(jsonOf), findings };
};
