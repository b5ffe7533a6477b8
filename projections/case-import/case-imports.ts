import type { ImportStage } from '@nomucheck/domain/case-import/case-import.ts';
import { addedCounts, importOfStream, noCounts } from '@nomucheck/domain/case-import/case-import.ts';
import {
  type CaseImportEvent,
  caseImportEvents,
  type ImportFormat,
  importedFile,
  importFormats,
  type KeptCase,
  keptCase,
  type ReportRow,
  type RowCounts,
  reportRow,
  rowCounts,
} from '@nomucheck/domain/case-import/import-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/** One file of cases, with its progress and its result. */
export type CaseImportRow = {
  id: string;
  file_name: SealedValue;
  format: ImportFormat;
  bytes: number;
  sampling: 'population' | 'curated';
  dry_run: boolean;
  stage: ImportStage;
  rows: number | null;
  done: number;
  counts: RowCounts;
  failure: { code: string; message: string } | null;
  reverted: { discarded: number; keptCount: number; kept: readonly KeptCase[]; reason: Sealed | null } | null;
  revert_reason: Sealed | null;
  started_by: string;
  started_at: string;
  running_since: string;
  done_before: number;
  updated_at: string;
  revision: number;
  position: string;
};

type Type = CaseImportEvent['type'];
const definition = (type: Type) => definitionIn(caseImportEvents, type);
const keys = ({ stream }: { stream: string }): readonly string[] => [importOfStream(stream)];

const started = z.object({
  fileName: sealed,
  format: z.enum(importFormats),
  sampling: z.enum(['population', 'curated']),
  dryRun: z.boolean(),
  file: importedFile,
});
const counted = z.object({ rows: z.int() });
const part = z.object({ part: z.int(), from: z.int(), to: z.int(), counts: rowCounts, rows: z.array(reportRow) });
const failed = z.object({ code: z.string(), message: z.string() });
const reverted = z.object({ discarded: z.int(), keptCount: z.int(), kept: z.array(keptCase) });
const nothing = z.object({});

/** A later event of a file: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: CaseImportRow, event: Event<Data>) => Partial<CaseImportRow>) =>
  (row: CaseImportRow | null, event: Event<Data>): CaseImportRow | null =>
    row && { ...row, ...change(row, event), updated_at: event.at, revision: event.revision, position: event.position };

/** Every uploaded file of cases. */
export const caseImports = defineProjection<CaseImportRow>({
  name: 'case-imports',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'case_imports',
    key: 'id',
    columns: {
      file_name: 'jsonb',
      format: 'text not null',
      bytes: 'bigint not null',
      sampling: 'text not null',
      dry_run: 'boolean not null',
      stage: 'text not null',
      rows: 'integer',
      done: 'integer not null',
      counts: 'jsonb not null',
      failure: 'jsonb',
      reverted: 'jsonb',
      revert_reason: 'jsonb',
      started_by: 'text not null',
      started_at: 'timestamptz not null',
      running_since: 'timestamptz not null',
      done_before: 'integer not null',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: ['(started_at, id)', '(updated_at, id)', '(stage, started_at, id)'],
  },
  takes: [
    on(definition('CaseImportStarted'), started, {
      keys,
      evolveRow: (_row, { stream, data, at, actor, revision, position }) => ({
        id: importOfStream(stream),
        file_name: data.fileName,
        format: data.format,
        bytes: data.file.bytes,
        sampling: data.sampling,
        dry_run: data.dryRun,
        stage: 'running',
        rows: null,
        done: 0,
        counts: noCounts,
        failure: null,
        reverted: null,
        revert_reason: null,
        started_by: actor.id,
        started_at: at,
        running_since: at,
        done_before: 0,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('CaseImportCounted'), counted, { keys, evolveRow: then((_row, { data }) => ({ rows: data.rows })) }),
    on(definition('CaseImportPartRecorded'), part, {
      keys,
      evolveRow: then(({ counts }, { data }) => ({ done: data.to, counts: addedCounts(counts, data.counts) })),
    }),
    on(definition('CaseImportFinished'), nothing, { keys, evolveRow: then(() => ({ stage: 'finished' })) }),
    on(definition('CaseImportFailed'), failed, {
      keys,
      evolveRow: then((_row, { data: { code, message } }) => ({ stage: 'failed', failure: { code, message } })),
    }),
    on(definition('CaseImportCancelled'), nothing, { keys, evolveRow: then(() => ({ stage: 'cancelled' })) }),
    on(definition('CaseImportResumed'), nothing, {
      keys,
      evolveRow: then(({ done }, { at }) => ({
        stage: 'running',
        failure: null,
        running_since: at,
        done_before: done,
      })),
    }),
    on(definition('CaseImportRevertAsked'), nothing, {
      keys,
      evolveRow: then((_row, { reason }) => ({ stage: 'reverting', revert_reason: reason ?? null })),
    }),
    on(definition('CaseImportReverted'), reverted, {
      keys,
      evolveRow: then(({ revert_reason: reason }, { data: { discarded, keptCount, kept } }) => ({
        stage: 'reverted',
        reverted: { discarded, keptCount, kept, reason },
      })),
    }),
  ],
});

/** A part of a file's report: its rows, as the event has them. */
export type ImportPartRow = {
  /** `<import id>:<part>` */
  id: string;
  import_id: string;
  from_row: number;
  to_row: number;
  rows: readonly ReportRow[];
};

/** The result of each row of each file; some hundred results in one row of the table. */
export const caseImportParts = defineProjection<ImportPartRow>({
  name: 'case-import-parts',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'case_import_parts',
    key: 'id',
    columns: {
      import_id: 'text collate "C" not null',
      from_row: 'integer not null',
      to_row: 'integer not null',
      rows: 'jsonb not null',
    },
    indexes: ['(import_id, from_row)'],
  },
  takes: [
    on(definition('CaseImportPartRecorded'), part, {
      keys: ({ stream, data }) => [`${importOfStream(stream)}:${data.part}`],
      evolveRow: (_row, { stream, data }) => ({
        id: `${importOfStream(stream)}:${data.part}`,
        import_id: importOfStream(stream),
        from_row: data.from,
        to_row: data.to,
        rows: data.rows,
      }),
    }),
  ],
});
