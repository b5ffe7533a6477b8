import type { LogEntry } from '@nomucheck/domain/operations/contract/log.ts';
import { mostCounted } from '@nomucheck/domain/operations/log/most-counted.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { count } from '../../../shared/formats.ts';
import { useOperationsData } from '../operations-data.ts';
import type { FilterName } from './log-address.ts';

type Filter = Readonly<Partial<Record<FilterName, string>>>;

/** Rows a page. */
const aPage = 50;

/** The log under a filter, page by page: each begins behind the last row of the one before. */
export const useLog = (filter: Filter) => {
  const { log } = useOperationsData();
  const query = useInfiniteQuery({
    queryKey: ['admin/log', filter],
    queryFn: ({ pageParam, signal }) => log({ ...filter, ...(pageParam && { before: pageParam }) }, aPage, signal),
    initialPageParam: '',
    getNextPageParam: ({ items }) => (items.length < aPage ? undefined : items.at(-1)?.id),
    retry: false,
  });
  const rows: readonly LogEntry[] = query.data?.pages.flatMap(({ items }) => items) ?? [];
  return { ...query, rows, total: query.data?.pages[0]?.total ?? 0 };
};

/** How many events match; beyond the count's limit, that there are more. */
export const countInWords = (total: number): string =>
  total > mostCounted ? `${count(mostCounted)}건 넘게 있습니다` : `${count(total)}건`;

/** The most that the service gives in one answer. */
const rowsAtOnce = 100;
/** A file of the log is for reading, not a copy of it. */
export const mostInFile = 10_000;

/** All rows under the filter, up to the limit of a file. */
export const rowsForFile = async (
  read: (
    filter: Filter & { readonly before?: string },
    most: number,
  ) => Promise<{ readonly items: readonly LogEntry[] }>,
  filter: Filter,
): Promise<readonly LogEntry[]> => {
  const rows: LogEntry[] = [];
  for (let before: string | undefined; rows.length < mostInFile; before = rows.at(-1)?.id) {
    const { items } = await read({ ...filter, ...(before !== undefined && { before }) }, rowsAtOnce);
    rows.push(...items);
    if (items.length < rowsAtOnce) break;
  }
  return rows;
};
