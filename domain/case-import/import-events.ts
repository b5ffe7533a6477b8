import { z } from 'zod';
import { caseSamplings, contentHash } from '../cases/case-record.ts';
import { defineEvent } from '../kernel/event-definition.ts';
import { requiredText, storableText } from '../kernel/text.ts';

/** A file of cases, from its arrival to its end: what each of its rows became. Reasons stand in the event's envelope. */

export const importFormats = ['zip', 'csv', 'json', 'jsonl'] as const;
export type ImportFormat = (typeof importFormats)[number];

/**
 * `new` a case that wasn't there, `changed` another text of one that was, `unchanged` there already, `repeated` twice in
 * this file, `refused` of no use, for what `message` says, `unread` kept and not read yet (PDF).
 */
export const rowVerdicts = ['new', 'changed', 'unchanged', 'repeated', 'refused', 'unread'] as const;
export type RowVerdict = (typeof rowVerdicts)[number];

export const reportRow = z.strictObject({
  /** From 1, in the order of the file. */
  row: z.int().min(1),
  /** The file's name in a ZIP; `12행` in a table. */
  name: storableText(300),
  verdict: z.enum(rowVerdicts),
  /** Court and number, as far as they were read. */
  title: storableText(200),
  caseId: z.uuid().nullable(),
  /** Cases that this one may be a copy of. */
  like: z.array(z.uuid()).max(5),
  code: requiredText(60).nullable(),
  message: storableText(500).nullable(),
});
export type ReportRow = z.infer<typeof reportRow>;

/** How many rows of each verdict; `duplicates`: new or changed, and perhaps a copy of another case. */
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

/** The bytes as they came; they stay in the vault for some weeks under `upload`, their hash stays here. */
export const importedFile = z.strictObject({ upload: z.uuid(), hash: contentHash, bytes: z.int().min(1) });
export type ImportedFile = z.infer<typeof importedFile>;

const started = z.strictObject({
  batchId,
  fileName: requiredText(300),
  format: z.enum(importFormats),
  sampling: z.enum(caseSamplings),
  /** Only the report: no case is touched. */
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
 * What couldn't be discarded, each with why: `accepted`, `changed` (there before this file), `gone` (put aside or merged),
 * `target` (others were merged into it, whose links lead there).
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
  defineEvent({ type: 'CaseImportStarted', version: 1, schema: started }),
  /** How many rows the file has. */
  defineEvent({ type: 'CaseImportCounted', version: 1, schema: counted }),
  defineEvent({ type: 'CaseImportPartRecorded', version: 1, schema: partRecorded }),
  defineEvent({ type: 'CaseImportFinished', version: 1, schema: only }),
  /** The file as a whole can't be read. */
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
