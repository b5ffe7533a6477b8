import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { CaseImportEvent, ImportedFile, ImportFormat, KeptCase, ReportRow, RowCounts } from './import-events.ts';

export type ImportStage = 'running' | 'cancelled' | 'failed' | 'finished' | 'reverting' | 'reverted';

/** A batch: a file whose rows become cases, part by part. A recorded part is never done again. */
export type CaseImport = {
  readonly batchId: string;
  readonly fileName: string;
  readonly format: ImportFormat;
  readonly sampling: 'population' | 'curated';
  readonly dryRun: boolean;
  readonly file: ImportedFile;
  readonly stage: ImportStage;
  /** null until the rows of the file have been counted. */
  readonly rows: number | null;
  readonly parts: number;
  /** The number of the last recorded row. */
  readonly done: number;
  readonly counts: RowCounts;
};

type Started = Extract<CaseImportEvent, { type: 'CaseImportStarted' }>['data'];

export type CaseImportCommand =
  | { readonly type: 'StartImport'; readonly start: Started }
  | { readonly type: 'CountRows'; readonly rows: number }
  | { readonly type: 'RecordPart'; readonly rows: readonly ReportRow[] }
  | { readonly type: 'FinishImport' }
  | { readonly type: 'FailImport'; readonly code: string; readonly message: string }
  | { readonly type: 'CancelImport' }
  /** After it was cancelled or has failed. */
  | { readonly type: 'ResumeImport' }
  | { readonly type: 'AskRevert' }
  | { readonly type: 'RecordRevert'; readonly discarded: number; readonly kept: readonly KeptCase[] };

const MOST_NAMED = 1_000;

const decide = (command: CaseImportCommand, batch: CaseImport | null): readonly CaseImportEvent[] => {
  if (command.type === 'StartImport') {
    if (batch) throw new DomainError('stage_wrong');
    return [{ type: 'CaseImportStarted', data: command.start }];
  }
  if (!batch) throw new DomainError('not_found');
  const { batchId, stage } = batch;
  const must = (...stages: readonly ImportStage[]): void => {
    if (!stages.includes(stage)) throw new DomainError('stage_wrong');
  };
  switch (command.type) {
    case 'CountRows':
      must('running');
      return batch.rows === command.rows ? [] : [{ type: 'CaseImportCounted', data: { batchId, rows: command.rows } }];
    case 'RecordPart':
      // The part in progress at a cancellation has already changed cases, so it is recorded in the report.
      must('running', 'cancelled');
      return [{ type: 'CaseImportPartRecorded', data: partOf(batch, command.rows) }];
    case 'FinishImport':
      must('running');
      return [{ type: 'CaseImportFinished', data: { batchId } }];
    case 'FailImport':
      must('running');
      return [{ type: 'CaseImportFailed', data: { batchId, code: command.code, message: command.message } }];
    case 'CancelImport':
      if (stage === 'cancelled') return [];
      must('running');
      return [{ type: 'CaseImportCancelled', data: { batchId } }];
    case 'ResumeImport':
      if (stage === 'running') return [];
      must('cancelled', 'failed');
      return [{ type: 'CaseImportResumed', data: { batchId } }];
    case 'AskRevert':
      if (stage === 'reverting') return [];
      must('finished', 'cancelled', 'failed');
      if (batch.dryRun || batch.done === 0) throw new DomainError('stage_wrong');
      return [{ type: 'CaseImportRevertAsked', data: { batchId } }];
    case 'RecordRevert': {
      must('reverting');
      const { discarded, kept } = command;
      const named = kept.slice(0, MOST_NAMED);
      return [{ type: 'CaseImportReverted', data: { batchId, discarded, keptCount: kept.length, kept: named } }];
    }
  }
};

/** A part must begin with the row after the last recorded one; a part that was recorded before is refused. */
const partOf = ({ batchId, done, parts }: CaseImport, rows: readonly ReportRow[]) => {
  const gapless = rows.length > 0 && rows.every(({ row }, at) => row === done + 1 + at);
  if (!gapless) throw new DomainError('conflict');
  return { batchId, part: parts + 1, from: done + 1, to: done + rows.length, counts: countsOf(rows), rows: [...rows] };
};

export const noCounts: RowCounts = {
  new: 0,
  changed: 0,
  unchanged: 0,
  repeated: 0,
  refused: 0,
  unread: 0,
  duplicates: 0,
};

export const countsOf = (rows: readonly Pick<ReportRow, 'verdict' | 'like'>[]): RowCounts => {
  const counts = { ...noCounts };
  for (const { verdict, like } of rows) {
    counts[verdict] += 1;
    if (like.length > 0) counts.duplicates += 1;
  }
  return counts;
};

export const addedCounts = (one: RowCounts, other: RowCounts): RowCounts => ({
  new: one.new + other.new,
  changed: one.changed + other.changed,
  unchanged: one.unchanged + other.unchanged,
  repeated: one.repeated + other.repeated,
  refused: one.refused + other.refused,
  unread: one.unread + other.unread,
  duplicates: one.duplicates + other.duplicates,
});

const evolve = (batch: CaseImport | null, event: CaseImportEvent): CaseImport | null => {
  if (event.type === 'CaseImportStarted')
    return {
      ...event.data,
      fileName: event.data.fileName ?? '',
      stage: 'running',
      rows: null,
      parts: 0,
      done: 0,
      counts: noCounts,
    };
  if (!batch) return null;
  switch (event.type) {
    case 'CaseImportCounted':
      return { ...batch, rows: event.data.rows };
    case 'CaseImportPartRecorded': {
      const { part, to, counts } = event.data;
      return { ...batch, parts: part, done: to, counts: addedCounts(batch.counts, counts) };
    }
    case 'CaseImportFinished':
      return { ...batch, stage: 'finished' };
    case 'CaseImportFailed':
      return { ...batch, stage: 'failed' };
    case 'CaseImportCancelled':
      return { ...batch, stage: 'cancelled' };
    case 'CaseImportResumed':
      return { ...batch, stage: 'running' };
    case 'CaseImportRevertAsked':
      return { ...batch, stage: 'reverting' };
    case 'CaseImportReverted':
      return { ...batch, stage: 'reverted' };
  }
};

export const caseImportDecider: Decider<CaseImport | null, CaseImportCommand, CaseImportEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const caseImportStream = (batchId: string): string => `case-import-${batchId}`;
export const importOfStream = (stream: string): string => stream.replace(/^case-import-/, '');
