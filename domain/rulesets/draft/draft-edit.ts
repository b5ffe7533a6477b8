import { z } from 'zod';
import { isStorable, storableText } from '../../kernel/text.ts';

const step = storableText(200).min(1);

/** Deeper than any path into a ruleset. */
const deepest = 12;

const isStorableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part));
};

/** One change as it is sent and as it stands in the log. */
export const draftEdit = z.strictObject({
  at: z.array(step).min(1).max(deepest),
  value: z.json().refine(isStorableJson, { error: '쓸 수 없는 글자가 들어 있어요.' }).optional(),
  before: step.nullable().optional(),
});
