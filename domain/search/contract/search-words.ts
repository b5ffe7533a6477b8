import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text.ts';
import { searchWords } from '../search-word-events.ts';

/** The table of synonyms, for the firm's admins. */

export const searchWordItem = searchWords.extend({
  id: z.string(),
  revision: z.int(),
  addedAt: instant,
  changedAt: instant,
});
export type SearchWordItem = z.infer<typeof searchWordItem>;

/** The reason, shown in the entry's history. */
const reason = requiredText(1_000);
export const addSearchWordBody = searchWords.extend({ reason });
export const changeSearchWordBody = searchWords.extend({ reason, expectedRevision });
export const removeSearchWordBody = z.strictObject({ reason, expectedRevision });

export const searchWordFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  q: requiredText(30).optional(),
});
export const searchWordSorts = ['changedAt', 'addedAt', 'words'] as const;
