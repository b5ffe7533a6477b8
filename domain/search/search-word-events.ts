import { z } from 'zod';
import { defineEvent } from '../kernel/event-definition.ts';
import { requiredText } from '../kernel/text.ts';

/** The synonyms of a word. Reasons are in the event's envelope. */

const someWords = z
  .array(requiredText(30))
  .min(1)
  .max(20)
  .refine((words) => new Set(words).size === words.length, { error: '같은 말이 두 번 들어 있어요.' });

export const searchWords = z.strictObject({
  /** The word that people type. */
  words: someWords,
  /** The words that are also searched. */
  finds: someWords,
  /** Whether it also applies the other way round: the words mean the same, and neither is wider. */
  bothWays: z.boolean(),
});
export type SearchWords = z.infer<typeof searchWords>;

const wordId = z.uuid();
const added = searchWords.extend({ wordId });
const changed = searchWords.extend({ wordId, before: searchWords });
const removed = z.strictObject({ wordId });

export const searchWordAdded = defineEvent({ type: 'SearchWordAdded', version: 1, schema: added });
export const searchWordChanged = defineEvent({ type: 'SearchWordChanged', version: 1, schema: changed });
export const searchWordRemoved = defineEvent({ type: 'SearchWordRemoved', version: 1, schema: removed });
export const searchWordEvents = [searchWordAdded, searchWordChanged, searchWordRemoved] as const;

export type SearchWordEvent =
  | { type: 'SearchWordAdded'; data: z.infer<typeof added> }
  | { type: 'SearchWordChanged'; data: z.infer<typeof changed> }
  | { type: 'SearchWordRemoved'; data: z.infer<typeof removed> };
