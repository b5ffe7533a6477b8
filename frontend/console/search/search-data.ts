import type { SearchWordItem } from '@nomucheck/domain/search/contract/search-words.ts';
import type { Calls } from '../api/calls.ts';
import { useData } from '../api/data-provider.ts';

/** What the data provider does with the words that find others, besides its `create` and `update`. */
export const searchData = ({ client }: Calls) => ({
  removeSearchWords: async ({ id, revision }: SearchWordItem, reason: string): Promise<void> => {
    await client(`/api/admin/search-words/${encodeURIComponent(id)}`, {
      method: 'DELETE',
      body: JSON.stringify({ reason, expectedRevision: revision }),
    });
  },
});

export const useSearchData = () => useData<ReturnType<typeof searchData>>();
