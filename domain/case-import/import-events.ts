import { z } from 'zod';
import { caseSamplings, contentHash } from '../cases/case-record.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';

/** A file of cases, from its upload to its end: the outcome of each row. Reasons are in the event's envelope. */

export const importFormats = ['zip', 'csv', 'json', 'jsonl'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * `new`: a new case; `changed`: a new text for an existing case; `unchanged`: the case exists with this text; `repeated`: a
 * second time in this file; `refused`: can't be imported, for the reason in `message`; `unread`: kept, not read yet (PDF).
 */
export const rowVerdicts = ['new', 'changed', 'unchanged', 'repeated', 'refused', 'unread'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

export const reportRow = z.strictObject({
  /** From 1, in the order of the file. */
  row: z.int().min(1),
  /** The file's name inside a ZIP; `12행` in a table. */
  name: storableText(300),
  verdict: z.enum(rowVerdicts),
  /** Tribunal and case number, as far as they were read. */
  title: storableText(200),
  caseId: z.uuid().nullable(),
  /** Cases that this one may be a duplicate of. */
  like: z.array(z.uuid()).max(5),
  code: requiredText(60).nullable(),
  message: storableText(500).nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

/** The number of rows of each verdict; `duplicates`: new or changed cases that may be a duplicate of another case. */
export const rowCounts = z.strictObject({
  new: z.int().min(0),
  changed: z.int().min(0),
  unchanged: z.int().min(0),
  repeated: z.int().min(0),
  refused: z.int().min(0),
  unread: z.int().min(0),
  duplicates: z.int().min(0),
});
export type RowCounts = z.infer<typeof rowCounts>;

const batchId = z.uuid();
const only = z.strictObject({ batchId });

/** The bytes as they were uploaded. The vault keeps them for some weeks under `upload`; their hash stays here. */
export const importedFile = z.strictObject({ upload: z.uuid(), hash: contentHash, bytes: z.int().min(1) });
export type ImportedFile = z.infer<typeof importedFile>;

const started = z.strictObject({
  batchId,
  /** null where its key is lost. */
  fileName: requiredText(300).nullable(),
  format: z.enum(importFormats),
  sampling: z.enum(caseSamplings),
  /** A dry run: no case is changed. */
  dryRun: z.boolean(),
  file: importedFile,
});
const counted = z.strictObject({ batchId, rows: z.int().min(0) });
const partRecorded = z.strictObject({
  batchId,
  /** Counted from 1. */
  part: z.int().min(1),
  /** The first and the last row of the part. */
  from: z.int().min(1),
  to: z.int().min(1),
  counts: rowCounts,
  rows: z.array(reportRow).min(1).max(500),
});
const failed = z.strictObject({ batchId, code: requiredText(60), message: storableText(500) });
/**
 * A case that couldn't be discarded, and why: `accepted`, `changed` (it existed before this file), `gone` (discarded or
 * merged), `target` (other cases were merged into it, and their links lead to it).
 */
export const keptCase = z.strictObject({
  caseId: z.uuid(),
  why: z.enum(['accepted', 'changed', 'gone', 'target']),
});
export type KeptCase = z.infer<typeof keptCase>;
const reverted = z.strictObject({
  batchId,
  discarded: z.int().min(0),
  keptCount: z.int().min(0),
  kept: z.array(keptCase).max(1_000),
});

export const caseImportEvents = [
  defineEvent({
    type: 'CaseImportStarted',
    version: 1,
    schema: started,
    // People name files after people.
    sealed: { person: null, fields: ['fileName'] },
  }),
  /** The number of rows of the file. */
  defineEvent({ type: 'CaseImportCounted', version: 1, schema: counted }),
  defineEvent({ type: 'CaseImportPartRecorded', version: 1, schema: partRecorded }),
  defineEvent({ type: 'CaseImportFinished', version: 1, schema: only }),
  /** The whole file can't be read. */
  defineEvent({ type: 'CaseImportFailed', version: 1, schema: failed }),
  defineEvent({ type: 'CaseImportCancelled', version: 1, schema: only }),
  defineEvent({ type: 'CaseImportResumed', version: 1, schema: only }),
  defineEvent({ type: 'CaseImportRevertAsked', version: 1, schema: only }),
  defineEvent({ type: 'CaseImportReverted', version: 1, schema: reverted }),
] as const;

export type CaseImportEvent =
  | { type: 'CaseImportStarted'; data: z.infer<typeof started> }
  | { type: 'CaseImportCounted'; data: z.infer<typeof counted> }
  | { type: 'CaseImportPartRecorded'; data: z.infer<typeof partRecorded> }
  | { type: 'CaseImportFinished'; data: z.infer<typeof only> }
  | { type: 'CaseImportFailed'; data: z.infer<typeof failed> }
  | { type: 'CaseImportCancelled'; data: z.infer<typeof only> }
  | { type: 'CaseImportResumed'; data: z.infer<typeof only> }
  | { type: 'CaseImportRevertAsked'; data: z.infer<typeof only> }
  | { type: 'CaseImportReverted'; data: z.infer<typeof reverted> };
