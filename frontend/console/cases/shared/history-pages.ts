import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createApiHttpClient } from '../../api/api-http-client.ts';

type Page = { readonly entries: readonly HistoryEntry[]; readonly total: number };

const client = createApiHttpClient();
const aPage = 25;

/** A page of a history, the newest event first, after so many newer ones. */
const readPage = async (url: string, after: number): Promise<Page> => {
  const range = encodeURIComponent(JSON.stringify([after, after + aPage - 1]));
  const { json, headers } = await client(`${url}?range=${range}`);
  const total = Number(headers.get('Content-Range')?.split('/')[1] ?? 0);
  return { entries: json as HistoryEntry[], total };
};

/** What happened to a record, the newest first, page by page. `more`: reads the next one; null where all is here. */
export const useHistory = (url: string, key: readonly unknown[], enabled = true) => {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => readPage(url, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const read = pages.reduce((sum, { entries }) => sum + entries.length, 0);
      return read < total ? read : undefined;
    },
    enabled,
    retry: false,
  });
  const entries = data && eachOnce(data.pages.flatMap((page) => page.entries));
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
