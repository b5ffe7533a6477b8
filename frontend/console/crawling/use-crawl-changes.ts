import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { follow } from '../live/follow.ts';

/** A running work changes its list each second; the page is read again at most this often. */
const pauseMs = 2_000;

/** Reads what a page shows of the crawler again while the crawler works. */
export const useCrawlChanges = (): void => {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | null = null;
    const readAgain = () => {
      timer = null;
      readCrawlerAgain(queries);
    };
    void follow(
      'crawl',
      () => {
        timer ??= setTimeout(readAgain, pauseMs);
      },
      stop.signal,
    );
    return () => {
      stop.abort();
      if (timer !== null) clearTimeout(timer);
    };
  }, [queries]);
};

/** Reads everything again that pages show of the crawler. */
export const readCrawlerAgain = (queries: QueryClient): void =>
  void queries.invalidateQueries({
    predicate: ({ queryKey: [list] }) => typeof list === 'string' && list.startsWith('admin/crawling'),
  });
