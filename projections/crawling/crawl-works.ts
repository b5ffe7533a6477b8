import { caseKinds } from '@nomucheck/domain/cases/case-record.ts';
import {
  type CrawlEvent,
  crawlEvents,
  type FailureReason,
  failureReasons,
  itemVerdicts,
} from '@nomucheck/domain/crawling/crawl-events.ts';
import { type CrawlStage, type ItemCounts, noCounts } from '@nomucheck/domain/crawling/crawl-work.ts';
import { type SourceName, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import type { Role } from '@nomucheck/domain/kernel/log/event.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** A work of the crawler, and how far it has come. */
export type CrawlWorkRow = {
  id: string;
  kind: (typeof caseKinds)[number];
  source: SourceName;
  from_day: string;
  to_day: string;
  stage: CrawlStage;
  complete: boolean | null;
  counts: ItemCounts;
  done: number;
  failure: { why: FailureReason; message: string } | null;
  started_by: string;
  started_as: Role;
  started_at: string;
  running_since: string;
  done_before: number;
  updated_at: string;
  revision: number;
  position: string;
};

const definition = (type: CrawlEvent['type']) => definitionIn(crawlEvents, type);
const workId = z.string();
const only = z.object({ workId });
const started = z.object({
  workId,
  kind: z.enum(caseKinds),
  source: z.enum(sourceNames),
  from: z.string(),
  to: z.string(),
});
const verdict = z.enum(itemVerdicts);
const recorded = z.object({ workId, items: z.array(z.object({ verdict, was: verdict.nullable() })) });
const ended = z.object({ workId, complete: z.boolean() });
const failed = z.object({ workId, why: z.enum(failureReasons), message: z.string() });

const keys = ({ data }: { data: { workId: string } }): readonly string[] => [data.workId];

/** A later event of a work: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: CrawlWorkRow, event: Event<Data>) => Partial<CrawlWorkRow>) =>
  (row: CrawlWorkRow | null, event: Event<Data>): CrawlWorkRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at, revision: event.revision, position: event.position };

const counted = ({ counts: before }: CrawlWorkRow, { items }: z.infer<typeof recorded>) => {
  const counts = { ...before };
  for (const { verdict, was } of items) {
    counts[verdict] += 1;
    if (was !== null) counts[was] -= 1;
  }
  return { counts, done: Object.values(counts).reduce((sum, count) => sum + count, 0) };
};

/** Every work of the crawler. */
export const crawlWorks = defineProjection<CrawlWorkRow>({
  name: 'crawl-works',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'crawl_works',
    key: 'id',
    columns: {
      kind: 'text not null',
      source: 'text not null',
      from_day: 'date not null',
      to_day: 'date not null',
      stage: 'text not null',
      complete: 'boolean',
      counts: 'jsonb not null',
      done: 'integer not null',
      failure: 'jsonb',
      started_by: 'text not null',
      started_as: 'text not null',
      started_at: 'timestamptz not null',
      running_since: 'timestamptz not null',
      done_before: 'integer not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(kind, started_at, id)',
      '(kind, updated_at, id)',
      '(kind, from_day, id)',
      '(kind, stage, started_at, id)',
      `(source, running_since, id) where stage = 'running'`,
    ],
  },
  takes: [
    on(definition('CrawlStarted'), started, {
      keys,
      evolveRow: (_row, { data, at, actor, revision, position }) => ({
        id: data.workId,
        kind: data.kind,
        source: data.source,
        from_day: data.from,
        to_day: data.to,
        stage: 'running',
        complete: null,
        counts: noCounts,
        done: 0,
        failure: null,
        started_by: actor.id,
        started_as: actor.role,
        started_at: at,
        running_since: at,
        done_before: 0,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('CrawlWindowListed'), only, { keys, evolveRow: then(() => ({})) }),
    on(definition('CrawlItemsRecorded'), recorded, { keys, evolveRow: then((row, { data }) => counted(row, data)) }),
    on(definition('CrawlWindowEnded'), only, { keys, evolveRow: then(() => ({})) }),
    on(definition('CrawlEnded'), ended, {
      keys,
      evolveRow: then((_row, { data: { complete } }) => ({ stage: 'ended', complete })),
    }),
    on(definition('CrawlFailed'), failed, {
      keys,
      evolveRow: then((_row, { data: { why, message } }) => ({ stage: 'failed', failure: { why, message } })),
    }),
    on(definition('CrawlCancelled'), only, { keys, evolveRow: then(() => ({ stage: 'cancelled' })) }),
    on(definition('CrawlResumed'), only, {
      keys,
      evolveRow: then(({ done, counts }, { at }) => ({
        ...{ stage: 'running', complete: null, failure: null, running_since: at },
        // What failed is asked for again.
        done_before: done - counts.failed,
      })),
    }),
  ],
});
