import { caseKinds } from '@nomucheck/domain/cases/case-record.ts';
import { type CrawledItem, crawlEvents, crawledItem, itemVerdicts } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type SourceName, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** What became of one item of a source in one work. */
export type CrawlItemRow = {
  /** `<work>:<number at the source>` */
  id: string;
  work_id: string;
  item_id: string;
  kind: (typeof caseKinds)[number];
  source: SourceName;
  title: string;
  day: string | null;
  verdict: CrawledItem['verdict'];
  case_id: string | null;
  raw: CrawledItem['raw'];
  reader: number | null;
  attachments: CrawledItem['attachments'];
  message: string | null;
  at: string;
  /** When it was something new, or changed; asking for a missing file of it again is no news. */
  news_at: string | null;
};

const recorded = z.object({
  workId: z.string(),
  kind: z.enum(caseKinds),
  source: z.enum(sourceNames),
  items: z.array(crawledItem.extend({ was: z.enum(itemVerdicts).nullable() })),
});
const isNews = ({ verdict, was }: z.infer<typeof recorded>['items'][number]): boolean =>
  (verdict === 'new' || verdict === 'changed') && was !== verdict;

const idOf = (workId: string, itemId: string): string => `${workId}:${itemId}`;

/** Every item of every work. */
export const crawlItems = defineProjection<CrawlItemRow>({
  name: 'crawl-items',
  version: 4,
  oneStreamARow: true,
  table: {
    name: 'crawl_items',
    key: 'id',
    columns: {
      work_id: 'text collate "C" not null',
      // As the program compares numbers, too: a reading of everything that is kept goes on after the last one.
      item_id: 'text collate "C" not null',
      kind: 'text not null',
      source: 'text not null',
      title: 'text not null',
      day: 'date',
      verdict: 'text not null',
      case_id: 'text',
      raw: 'jsonb',
      reader: 'integer',
      attachments: 'jsonb not null',
      message: 'text',
      at: 'timestamptz not null',
      news_at: 'timestamptz',
    },
    indexes: [
      '(kind, at, id)',
      '(kind, day, id)',
      '(work_id, at, id)',
      '(kind, source, day, item_id)',
      '(kind, source, at)',
      '(source, kind, item_id, at)',
      '(case_id) where case_id is not null',
      `(source, item_id) where raw is not null and (case_id is not null or verdict = 'unusable')`,
      '(source, news_at) where news_at is not null',
      `(kind, source, verdict) where verdict in ('absent', 'unusable', 'failed')`,
      `(kind, source, work_id) where case_id is not null and attachments @> '[{"raw": null}]'`,
    ],
  },
  takes: [
    on(definitionIn(crawlEvents, 'CrawlItemsRecorded'), recorded, {
      keys: ({ data: { workId, items } }) => [...new Set(items.map(({ id }) => idOf(workId, id)))],
      evolveRow: (row, { data: { workId, kind, source, items }, at }, key) => {
        const item = items.findLast(({ id }) => idOf(workId, id) === key);
        if (!item) return null;
        const news_at = isNews(item) ? at : (row?.news_at ?? null);
        // It was asked for again because a file was missing: what came of it before is still kept.
        if (row !== null && row.raw !== null && item.raw === null)
          return { ...row, verdict: item.verdict, message: item.message, at, news_at };
        const { id, title, day, verdict, caseId, raw, reader, attachments, message } = item;
        return {
          ...{ id: key, work_id: workId, item_id: id, kind, source, title, day, verdict, case_id: caseId },
          ...{ raw, reader, attachments, message, at, news_at },
        };
      },
    }),
  ],
});
