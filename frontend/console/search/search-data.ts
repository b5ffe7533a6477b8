import type { CaseSearchAnswer, CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import type { SearchWordItem, StartingSetOffered } from '@nomucheck/domain/search/contract/search-words.ts';
import { useData } from '../api/data-provider.ts';
import { post, type Query, read, remove } from '../api/requests.ts';

/** The data provider's methods for the case search, and for its synonyms besides react-admin's `create` and `update`. */
export const searchData = {
  searchCases: (query: Query, signal: AbortSignal): Promise<CaseSearchAnswer> =>
    read('/api/cases/search', query, signal),
  /** The outcomes of the cases that a search finds. */
  searchWinRate: (query: Query, signal: AbortSignal): Promise<CaseWinRateAnswer> =>
    read('/api/cases/search/win-rate', query, signal),
  /** Puts in the synonyms that the program offers. */
  offerStartingSet: (reason: string): Promise<StartingSetOffered> =>
    post('/api/admin/search-words/starting-set', { reason }),
  removeSearchWords: ({ id, revision }: SearchWordItem, reason: string): Promise<unknown> =>
    remove(`/api/admin/search-words/${encodeURIComponent(id)}`, { reason, expectedRevision: revision }),
};

export const useSearchData = () => useData<typeof searchData>();
