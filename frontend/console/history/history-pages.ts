import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useData } from '../api/data-provider.ts';

const aPage = 25;

type Of = { readonly id: string; readonly revision: number };

/**
 * The history of a record, the newest event first, page by page. `more` reads the next page; it is null after the last
 * one.
 */
export const useHistory = (resource: string, { id, revision }: Of, enabled = true) => {
  const { readHistory } = useData();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [resource, 'history', id, revision],
    queryFn: ({ pageParam }) => readHistory(resource, id, pageParam, aPage),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { items }) => sum + items.length, 0);
      return read < total ? read : undefined;
    },
    enabled,
    retry: false,
  });
  const entries = data && eachOnce(data.pages.flatMap((page) => page.items));
  const total = data?.pages.at(-1)?.total ?? 0;
  return {
    entries,
    total,
    error,
    isReadingMore: isFetchingNextPage,
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
};

/** A new event shifts the pages: the last event of one page is then the first of the next page as well. */
const eachOnce = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry.revision, entry])).values(),
];
