import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useData } from '../../api/data-provider.ts';

const aPage = 25;

type Of = { readonly id: string; readonly revision: number };

/** What happened to a record, the newest first, page by page. `more`: reads the next one; null where all is here. */
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

/** An event that came in meanwhile moves the others on: what was the last of a page is the first of the next one again. */
const eachOnce = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry.revision, entry])).values(),
];
