import {
  type BulkCounts,
  type BulkWorkStage,
  countedRows,
  noBulkCounts,
} from '@nomucheck/domain/cases/refining/bulk-work.ts';
import {
  type BulkRow,
  type BulkWorkEvent,
  bulkKinds,
  bulkRow,
  bulkWorkEvents,
} from '@nomucheck/domain/cases/refining/bulk-work-events.ts';
import type { Role } from '@nomucheck/domain/kernel/log/event.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../../runner/projection.ts';

/** One job over many cases, with its progress and its result. */
export type BulkWorkRow = {
  id: string;
  kind: (typeof bulkKinds)[number];
  then_ready: boolean;
  filter: Readonly<Record<string, unknown>> | null;
  stage: BulkWorkStage;
  total: number;
  done: number;
  counts: BulkCounts;
  reverted: { reverted: number; keptCount: number; kept: readonly string[]; reason: Sealed | null } | null;
  revert_reason: Sealed | null;
  started_by: string;
  started_as: Role;
  started_at: string;
  updated_at: string;
};

const definition = (type: BulkWorkEvent['type']) => definitionIn(bulkWorkEvents, type);
const keys = ({ data }: { data: { workId: string } }): readonly string[] => [data.workId];

const only = z.object({ workId: z.string() });
const started = only.extend({
  kind: z.enum(bulkKinds),
  thenReady: z.boolean(),
  filter: z.record(z.string(), z.unknown()).nullable(),
  total: z.int(),
});
const part = only.extend({ from: z.int(), to: z.int(), rows: z.array(bulkRow) });
const reverted = only.extend({ reverted: z.int(), keptCount: z.int(), kept: z.array(z.string()) });

/** A later event of a job: its row with these changes, and with the instant that every event changes. */
const then =
  <Data>(change: (row: BulkWorkRow, event: Event<Data>) => Partial<BulkWorkRow>) =>
  (row: BulkWorkRow | null, event: Event<Data>): BulkWorkRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at };

/** Every job over many cases. */
export const bulkWorks = defineProjection<BulkWorkRow>({
  name: 'case-bulk-works',
  version: 3,
  oneStreamARow: true,
  table: {
    name: 'case_bulk_works',
    key: 'id',
    columns: {
      kind: 'text not null',
      then_ready: 'boolean not null',
      filter: 'jsonb',
      stage: 'text not null',
      total: 'integer not null',
      done: 'integer not null',
      counts: 'jsonb not null',
      reverted: 'jsonb',
      revert_reason: 'jsonb',
      started_by: 'text not null',
      started_as: 'text not null',
      started_at: 'timestamptz not null',
      updated_at: 'timestamptz not null',
    },
    indexes: ['(started_at, id)', '(updated_at, id)', '(stage, started_at, id)'],
  },
  takes: [
    on(definition('BulkWorkStarted'), started, {
      keys,
      evolveRow: (_row, { data: { workId, kind, thenReady, filter, total }, at, actor }) => ({
        ...{ id: workId, kind, then_ready: thenReady, filter, stage: 'running', total, done: 0, counts: noBulkCounts },
        ...{ reverted: null, revert_reason: null, started_by: actor.id, started_as: actor.role },
        ...{ started_at: at, updated_at: at },
      }),
    }),
    on(definition('BulkWorkPartRecorded'), part, {
      keys,
      evolveRow: then(({ counts }, { data }) => ({ done: data.to, counts: countedRows(counts, data.rows) })),
    }),
    on(definition('BulkWorkStopAsked'), only, { keys, evolveRow: then(() => ({ stage: 'stopping' })) }),
    on(definition('BulkWorkFinished'), only, { keys, evolveRow: then(() => ({ stage: 'finished' })) }),
    on(definition('BulkWorkRevertAsked'), only, {
      keys,
      evolveRow: then((_row, { reason }) => ({ stage: 'reverting', revert_reason: reason ?? null })),
    }),
    on(definition('BulkWorkReverted'), reverted, {
      keys,
      evolveRow: then(({ revert_reason: reason }, { data: { reverted, keptCount, kept } }) => ({
        stage: 'reverted',
        reverted: { reverted, keptCount, kept, reason },
      })),
    }),
  ],
});

/** A part of a job's report: its rows, as the event has them. */
export type BulkPartRow = {
  /** `<work id>:<first row>` */
  id: string;
  work_id: string;
  from_row: number;
  rows: readonly BulkRow[];
};

/** What became of each case of each job; a hundred cases in one row of the table. */
export const bulkParts = defineProjection<BulkPartRow>({
  name: 'case-bulk-parts',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'case_bulk_parts',
    key: 'id',
    columns: { work_id: 'text collate "C" not null', from_row: 'integer not null', rows: 'jsonb not null' },
    indexes: ['(work_id, from_row)'],
  },
  takes: [
    on(definition('BulkWorkPartRecorded'), part, {
      keys: ({ data: { workId, from } }) => [`${workId}:${from}`],
      evolveRow: (_row, { data: { workId, from, rows } }) => ({
        id: `${workId}:${from}`,
        work_id: workId,
        from_row: from,
        rows,
      }),
    }),
  ],
});
