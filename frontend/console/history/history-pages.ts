import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type HistoryWanted, type RecordName, useHistoryData } from './history-data.ts';

const aPage = 25;
const readAtOnce = 1000;

export const whole: HistoryWanted = { filter: {}, asOf: null };

type Of = RecordName & { readonly revision: number };

/**
 * The history of a record, the newest event first, page by page. `more` reads the next page; it is null after the last
 * one.
 */
export const useHistory = ({ kind, id, revision }: Of, wanted: HistoryWanted = whole, enabled = true) => {
  const { readHistory } = useHistoryData();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['history', kind, id, revision, wanted],
    queryFn: ({ pageParam }) => readHistory({ kind, id }, wanted, pageParam, aPage),
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
    retry: () => void refetch(),
  };
};

/** All events under these conditions, the newest first: for a file. */
export const useWholeHistory = () => {
  const { readHistory } = useHistoryData();
  return async (record: RecordName, wanted: HistoryWanted): Promise<readonly HistoryEntry[]> => {
    const entries: HistoryEntry[] = [];
    for (;;) {
      const { items, total } = await readHistory(record, wanted, entries.length, readAtOnce);
      entries.push(...items);
      if (items.length === 0 || entries.length >= total) return eachOnce(entries);
    }
  };
};

/** Who wrote the events of a record, their types and fields, and what may be put back. */
export const useOutline = ({ kind, id }: RecordName) => {
  const { historyOutline } = useHistoryData();
  return useQuery({
    queryKey: ['history', kind, id, 'outline'],
    queryFn: () => historyOutline({ kind, id }),
    retry: false,
  });
};

/** The record in words; null: as it is now. */
export const useRecordAt = ({ kind, id, revision }: Of, asOf: string | null) => {
  const { recordAt } = useHistoryData();
  return useQuery({
    queryKey: ['history', kind, id, revision, 'record', asOf],
    queryFn: () => recordAt({ kind, id }, asOf),
    retry: false,
  });
};

/** A new event shifts the pages: the last event of one page is then the first of the next page as well. */
const eachOnce = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => [
  ...new Map(entries.map((entry) => [entry.revision, entry])).values(),
];
