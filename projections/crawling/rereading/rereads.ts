import { rereadEvents, type Settlement, settlements } from '@nomucheck/domain/crawling/rereading/reread-events.ts';
import { type SourceName, sourceNames } from '@nomucheck/domain/crawling/sources.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../../runner/projection.ts';

/** One reading again of what is kept of a source. */
export type RereadRow = {
  id: string;
  source: SourceName;
  reader: number;
  stage: 'running' | 'ended' | 'cancelled' | 'failed';
  message: string | null;
  total: number;
  read: number;
  unreadable: number;
  kept: number;
  open: number;
  deciding: number;
  settled: Record<Settlement, number>;
  started_by: string;
  started_at: string;
  updated_at: string;
};

const rereadId = z.string();
const only = z.object({ rereadId });
const started = z.object({ rereadId, source: z.enum(sourceNames), reader: z.int(), total: z.int() });
const failed = z.object({ rereadId, message: z.string() });
const recorded = z.object({
  rereadId,
  ...{ read: z.int(), unreadable: z.int(), kept: z.int() },
  differences: z.array(z.unknown()),
});
const settled = z.object({ rereadId, settled: z.array(z.object({ became: z.enum(settlements) })) });

const keys = ({ data }: { data: { rereadId: string } }): readonly string[] => [data.rereadId];
const then =
  <Data>(change: (row: RereadRow, data: Data) => Partial<RereadRow>) =>
  (row: RereadRow | null, event: Event<Data>): RereadRow | null =>
    row && { ...row, ...change(row, event.data), updated_at: event.at };

export const rereads = defineProjection<RereadRow>({
  name: 'rereads',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'rereads',
    key: 'id',
    columns: {
      source: 'text not null',
      reader: 'integer not null',
      stage: 'text not null',
      message: 'text',
      total: 'integer not null',
      read: 'integer not null',
      unreadable: 'integer not null',
      kept: 'integer not null',
      open: 'integer not null',
      deciding: 'integer not null',
      settled: 'jsonb not null',
      started_by: 'text not null',
      started_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
    },
    indexes: ['(started_at, id)', '(source, started_at, id)'],
  },
  takes: [
    on(definitionIn(rereadEvents, 'RereadStarted'), started, {
      keys,
      evolveRow: (_row, { data, at, actor }) => ({
        ...{ id: data.rereadId, source: data.source, reader: data.reader, stage: 'running' as const },
        ...{ message: null, total: data.total, read: 0, unreadable: 0, kept: 0, open: 0, deciding: 0 },
        settled: { accepted: 0, dismissed: 0, outdated: 0, refused: 0 },
        ...{ started_by: actor.id, started_at: at, updated_at: at },
      }),
    }),
    on(definitionIn(rereadEvents, 'RereadRecorded'), recorded, {
      keys,
      evolveRow: then((row, { read, unreadable, kept, differences }) => ({
        ...{ read: row.read + read, unreadable: row.unreadable + unreadable, kept: row.kept + kept },
        open: row.open + differences.length,
      })),
    }),
    on(definitionIn(rereadEvents, 'RereadEnded'), only, { keys, evolveRow: then(() => ({ stage: 'ended' })) }),
    on(definitionIn(rereadEvents, 'RereadCancelled'), only, { keys, evolveRow: then(() => ({ stage: 'cancelled' })) }),
    on(definitionIn(rereadEvents, 'RereadFailed'), failed, {
      keys,
      evolveRow: then((_row, { message }) => ({ stage: 'failed', message })),
    }),
    on(definitionIn(rereadEvents, 'RereadDecided'), only, {
      keys,
      evolveRow: then(({ deciding }) => ({ deciding: deciding + 1 })),
    }),
    on(definitionIn(rereadEvents, 'RereadDecisionCarriedOut'), only, {
      keys,
      evolveRow: then(({ deciding }) => ({ deciding: deciding - 1 })),
    }),
    on(definitionIn(rereadEvents, 'RereadSettled'), settled, {
      keys,
      evolveRow: then((row, data) => {
        const counts = { ...row.settled };
        for (const { became } of data.settled) counts[became] += 1;
        return { open: row.open - data.settled.length, settled: counts };
      }),
    }),
  ],
});
