import { z } from 'zod';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { requiredText } from '../../kernel/text/text.ts';

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
  /** Where it is written that they mean so: a statute and its article, a dictionary, a decision, a page. */
  source: requiredText(300).optional(),
});
export type SearchWords = z.infer<typeof searchWords>;

const wordId = z.uuid();
/** As the program offers it, and not as the firm wrote it. */
const startingSet = z.literal(true).optional();
const added = searchWords.extend({ wordId, startingSet });
const changed = searchWords.extend({ wordId, startingSet, before: searchWords });
const removed = z.strictObject({ wordId });

/** Version 2 may name a source, and says what is of the starting set. */
const upcast = { 1: (data: unknown) => data };
export const searchWordAdded = defineEvent({ type: 'SearchWordAdded', version: 2, schema: added, upcast });
export const searchWordChanged = defineEvent({ type: 'SearchWordChanged', version: 2, schema: changed, upcast });
export const searchWordRemoved = defineEvent({ type: 'SearchWordRemoved', version: 1, schema: removed });
export const searchWordEvents = [searchWordAdded, searchWordChanged, searchWordRemoved] as const;

export type SearchWordEvent =
  | { type: 'SearchWordAdded'; data: z.infer<typeof added> }
  | { type: 'SearchWordChanged'; data: z.infer<typeof changed> }
  | { type: 'SearchWordRemoved'; data: z.infer<typeof removed> };
