import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';
import { searchWords } from '../words/search-word-events.ts';

/** The table of synonyms, for the firm's admins. */

export const searchWordItem = searchWords.extend({
  id: z.string(),
  revision: z.int(),
  /** It stands as the program offers it. */
  startingSet: z.boolean(),
  addedAt: instant,
  changedAt: instant,
});
export type SearchWordItem = z.infer<typeof searchWordItem>;

/** The reason, shown in the entry's history. */
const reason = visibleText(1_000);
export const addSearchWordBody = searchWords.extend({ reason });
/** A source that isn't sent stays; null takes it away. */
const source = searchWords.shape.source.unwrap().nullable().optional();
export const changeSearchWordBody = searchWords.extend({ source, reason, expectedRevision });
export const removeSearchWordBody = z.strictObject({ reason, expectedRevision });

export const offerStartingSetBody = z.strictObject({ reason });
export const startingSetOffered = z.strictObject({ added: z.int(), changed: z.int(), unchanged: z.int() });
export type StartingSetOffered = z.infer<typeof startingSetOffered>;

export const searchWordFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  q: requiredText(30).optional(),
});
export const searchWordSorts = ['changedAt', 'addedAt', 'words'] as const;
