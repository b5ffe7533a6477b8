import type { PublishedCase } from '@nomucheck/domain/search/contract/published-case.ts';
import type { CaseSearchAnswer, CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { type ApiAnswer, callApi } from '../../shared/client/api-client.ts';
import { useAsked } from '../../shared/client/asked.ts';
import { givenAnswer } from '../../shared/client/prefilled.ts';
import { apiParamsOf, type Search, type SearchSort } from '../../shared/search/search-state.ts';

/** The number of cases a page. */
const pageSize = 20;

/** Without words there is no relevance to sort by. */
const sortOf = ({ q, sort }: Search): SearchSort => sort ?? (q === '' ? 'newest' : 'relevance');

export const searchCases = (
  search: Search,
  cursor: string | null,
  signal: AbortSignal,
): Promise<ApiAnswer<CaseSearchAnswer>> =>
  callApi<CaseSearchAnswer>({
    url: '/api/cases/search',
    params: { ...apiParamsOf(search), sort: sortOf(search), size: pageSize, ...(cursor === null ? {} : { cursor }) },
    signal,
  });

export const fetchWinRate = (
  { sort: _sort, ...search }: Search,
  signal: AbortSignal,
): Promise<ApiAnswer<CaseWinRateAnswer>> =>
  callApi<CaseWinRateAnswer>({
    url: '/api/cases/search/win-rate',
    params: apiParamsOf({ ...search, sort: null }),
    signal,
  });

const publishedAt = (id: string): string => `/api/cases/brief/${encodeURIComponent(id)}`;

export const usePublishedCase = (id: string) => useAsked<PublishedCase>({ url: publishedAt(id) });

/** Whether the page came with what is published of this case. */
export const cameWithPublishedCase = (id: string): boolean => givenAnswer(publishedAt(id)) !== undefined;
