import type { WorkOut } from '@nomucheck/domain/crawling/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useWholeRecord, useWholeRecords } from '../../api/whole-record.ts';
import { followEvents } from '../../live/follow-events.ts';
import { worksOf } from '../crawling-data.ts';
import { readCrawlerAgain } from '../use-crawl-changes.ts';
import type { CrawlKind } from '../words.ts';

/** One work; while it runs, as the server reports it at each change. */
export const useWork = (kind: CrawlKind, id: string) => {
  const list = worksOf(kind);
  const work = useWholeRecord<WorkOut>(list, id, { retry: false });
  const { show } = useWholeRecords(list);
  const queries = useQueryClient();
  const take = useRef(show);
  take.current = show;
  const stage = work.data?.stage;
  const before = useRef(stage);
  useEffect(() => {
    if (before.current !== undefined && before.current !== stage) {
      // The other pages show the same work, and the queue what it brought.
      readCrawlerAgain(queries);
      void queries.invalidateQueries({ queryKey: ['admin/data'] });
    }
    before.current = stage;
  }, [stage, queries]);
  useEffect(() => {
    if (stage !== 'running') return;
    const stop = new AbortController();
    void followEvents(
      `/api/crawls/${kind}/works/${encodeURIComponent(id)}/events`,
      ({ name, data }) => {
        const reported: unknown = name === 'work' ? JSON.parse(data) : null;
        if (isWork(reported)) take.current(reported);
      },
      stop.signal,
    );
    return () => stop.abort();
  }, [stage, kind, id]);
  return work;
};

const isWork = (value: unknown): value is WorkOut =>
  typeof value === 'object' && value !== null && 'id' in value && 'stage' in value && 'counts' in value;
