import { z } from 'zod';
import { isStorable, storableText } from '../../kernel/text/text.ts';

const step = storableText(200).min(1);

/** Deeper than any path into a ruleset. */
const deepest = 12;

const isStorableJson = (value: unknown): boolean => {
  if (typeof value === 'string') return isStorable(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, part]) => isStorable(name) && isStorableJson(part));
};

/** One change of a draft, as it is sent and as it stands in the log: the value at a path is replaced, added, or removed. */
export const draftEdit = z.strictObject({
  /** From the ruleset's content on; elements of a list by their name (`named-lists.ts`), or else by their position. */
  at: z.array(step).min(1).max(deepest).readonly(),
  /** Absent: what stands there is removed, or with `before` only moved. */
  value: z.json().refine(isStorableJson, { error: '쓸 수 없는 글자가 들어 있어요.' }).optional(),
  /** Of an element of a list with names: it is put before the one with this name; null: at the end. */
  before: step.nullable().optional(),
});
export type DraftEdit = z.infer<typeof draftEdit>;
