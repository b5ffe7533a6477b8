import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { apiParamsOf, queryTextOf, type Search } from '../../shared/search/search-state.ts';
import { useSearchData } from './search-data.ts';

/**
 * The cases of a search, page after page, and their outcomes. The cases of the previous search stay until the new ones are
 * loaded.
 */
export const useCaseSearch = (search: Search) => {
  const { searchCases, searchWinRate } = useSearchData();
  const params = apiParamsOf(search);
  const cases = useInfiniteQuery({
    queryKey: ['admin/search', 'cases', queryTextOf(search)],
    queryFn: ({ pageParam, signal }) =>
      searchCases(
        {
          ...params,
          sort: search.sort ?? (search.q === '' ? 'newest' : 'relevance'),
          size: 20,
          ...(pageParam === '' ? {} : { cursor: pageParam }),
        },
        signal,
      ),
    // No cursor yet.
    initialPageParam: '',
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  });
  const winRate = useQuery({
    queryKey: ['admin/search', 'win-rate', queryTextOf({ ...search, sort: null })],
    queryFn: ({ signal }) => {
      const { sort: _sort, ...wanted } = params;
      return searchWinRate(wanted, signal);
    },
  });
  return { cases, winRate };
};
