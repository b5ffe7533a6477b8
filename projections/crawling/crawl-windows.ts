import { caseKinds } from '@nomucheck/domain/cases/case-record.ts';
import { type CrawlEvent, crawlEvents } from '@nomucheck/domain/crawling/crawl-events.ts';
import { type SourceName, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { windowsOf } from '@nomucheck/domain/crawling/work/windows.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';

/** A window of a work: days that were, or will be, asked for together. */
export type CrawlWindowRow = {
  /** `<work>:<number>` */
  id: string;
  work_id: string;
  number: number;
  kind: (typeof caseKinds)[number];
  source: SourceName;
  from_day: string;
  to_day: string;
  total: number | null;
  listed: number;
  done: number;
  /** null until it was asked for. */
  listed_at: string | null;
  /** It is asked for again where something was missing. */
  first_listed_at: string | null;
  mark: string | null;
  complete: boolean | null;
};

const definition = (type: CrawlEvent['type']) => definitionIn(crawlEvents, type);
const idOf = (workId: string, number: number): string => `${workId}:${number}`;

const workId = z.string();
const window = z.int();
const started = z.object({
  workId,
  kind: z.enum(caseKinds),
  source: z.enum(sourceNames),
  from: z.string(),
  to: z.string(),
  windowDays: z.int(),
});
const listed = z.object({ workId, window, total: z.int(), listed: z.int(), mark: z.string().nullable() });
const recorded = z.object({ workId, window, items: z.array(z.object({ was: z.string().nullable() })) });
const ended = z.object({ workId, window, complete: z.boolean() });
const resumed = z.object({ workId, windows: z.array(window) });

const keys = ({ data }: { data: { workId: string; window: number } }): readonly string[] => [
  idOf(data.workId, data.window),
];

/** Every window of every work. */
export const crawlWindows = defineProjection<CrawlWindowRow>({
  name: 'crawl-windows',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'crawl_windows',
    key: 'id',
    columns: {
      work_id: 'text collate "C" not null',
      number: 'integer not null',
      kind: 'text not null',
      source: 'text not null',
      from_day: 'date not null',
      to_day: 'date not null',
      total: 'integer',
      listed: 'integer not null',
      done: 'integer not null',
      listed_at: 'timestamptz',
      first_listed_at: 'timestamptz',
      mark: 'text',
      complete: 'boolean',
    },
    indexes: ['(work_id, number)', '(kind, source, listed_at)', '(source, listed_at)', '(source, first_listed_at)'],
  },
  takes: [
    on(definition('CrawlStarted'), started, {
      keys: ({ data: { workId, from, to, windowDays } }) =>
        windowsOf(from, to, windowDays).map((_window, at) => idOf(workId, at + 1)),
      evolveRow: (_row, { data: { workId, kind, source, from, to, windowDays } }, key) => {
        const number = Number(key.slice(workId.length + 1));
        const days = windowsOf(from, to, windowDays)[number - 1];
        if (!days) return null;
        return {
          ...{ id: key, work_id: workId, number, kind, source, from_day: days.from, to_day: days.to },
          ...{ total: null, listed: 0, done: 0, mark: null, complete: null },
          ...{ listed_at: null, first_listed_at: null },
        };
      },
    }),
    on(definition('CrawlWindowListed'), listed, {
      keys,
      evolveRow: (row, { data: { total, listed, mark }, at }) =>
        row && { ...row, total, listed, mark, listed_at: at, first_listed_at: row.first_listed_at ?? at },
    }),
    on(definition('CrawlItemsRecorded'), recorded, {
      keys,
      evolveRow: (row, { data: { items } }) =>
        row && { ...row, done: row.done + items.filter(({ was }) => was === null).length },
    }),
    on(definition('CrawlWindowEnded'), ended, {
      keys,
      evolveRow: (row, { data: { complete } }) => row && { ...row, complete },
    }),
    on(definition('CrawlResumed'), resumed, {
      keys: ({ data: { workId, windows } }) => windows.map((number) => idOf(workId, number)),
      evolveRow: (row) => row && { ...row, complete: null },
    }),
  ],
});
