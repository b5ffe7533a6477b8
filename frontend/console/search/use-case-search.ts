import type { CaseSearchAnswer, CaseWinRateAnswer } from '@nomucheck/domain/search/contract/search.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ApiRequest, callApi } from '../../shared/api-client.ts';
import { apiParamsOf, queryTextOf, type Search } from '../../shared/case-search/search-state.ts';
import { ApiError } from '../api/api-error.ts';

const ask = async <T extends object>(request: ApiRequest): Promise<T> => {
  const answer = await callApi<T>(request);
  if (!answer.ok) throw new ApiError(answer);
  return answer;
};

/** The cases of a search, page after page, and how they ended. What was found before stays until the new answer is here. */
export const useCaseSearch = (search: Search) => {
  const params = apiParamsOf(search);
  const cases = useInfiniteQuery({
    queryKey: ['cases', 'search', queryTextOf(search)],
    queryFn: ({ pageParam, signal }) =>
      ask<CaseSearchAnswer>({
        url: '/api/cases/search',
        params: {
          ...params,
          sort: search.sort ?? (search.q === '' ? 'newest' : 'relevance'),
          size: 20,
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      }),
    // No cursor yet.
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
  const winRate = useQuery({
    queryKey: ['cases', 'win-rate', queryTextOf({ ...search, sort: null })],
    queryFn: ({ signal }) => {
      const { sort: _sort, ...wanted } = params;
      return ask<CaseWinRateAnswer>({ url: '/api/cases/search/win-rate', params: wanted, signal });
    },
  });
  return { cases, winRate };
};
