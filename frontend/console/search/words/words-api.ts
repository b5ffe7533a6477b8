import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import { createApiHttpClient } from '../../api/api-http-client.ts';

/** The table of words that find others. Each call throws an `ApiError` where it is refused. */

const path = '/api/admin/search-words';
const client = createApiHttpClient();

export type Entry = Pick<SearchWordItem, 'words' | 'finds' | 'bothWays'>;

/** Adds an entry, or changes the one that is given as it was read. */
export const saveEntry = async (entry: Entry, reason: string, of: SearchWordItem | null): Promise<void> => {
  const body = { ...entry, reason, ...(of === null ? {} : { expectedRevision: of.revision }) };
  await client(of === null ? path : `${path}/${encodeURIComponent(of.id)}`, {
    method: of === null ? 'POST' : 'PUT',
    body: JSON.stringify(body),
  });
};

export const removeEntry = async ({ id, revision }: SearchWordItem, reason: string): Promise<void> => {
  await client(`${path}/${encodeURIComponent(id)}`, {
    method: 'DELETE',
    body: JSON.stringify({ reason, expectedRevision: revision }),
  });
};

export const historyOf = (id: string): string => `${path}/${encodeURIComponent(id)}/history`;
