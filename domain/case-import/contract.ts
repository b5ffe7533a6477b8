import { z } from 'zod';
import { caseSamplings } from '../cases/case-record.ts';
import { caseReason } from '../cases/contract/legal-case.ts';
import { instant } from '../kernel/contract/values.ts';
import { requiredText } from '../kernel/text/text.ts';
import { importFormats, keptCase, reportRow, rowCounts, rowVerdicts } from './import-events.ts';

/** Files of cases: a file is uploaded, a job checks or imports it, and the import can be reverted. */

/** The query of an upload; the request's body is the file itself. */
export const uploadQuery = z.strictObject({
  fileName: requiredText(300),
  sampling: z.enum(caseSamplings),
  /** A dry run: only the report is made, no case is changed. */
  dryRun: z.enum(['true', 'false']).optional(),
});
/** The result of receiving the body: where the file is kept until a job reads it. */
export const uploadedFile = z.strictObject({ upload: z.uuid(), hash: z.string(), bytes: z.int() });

export const importAsked = z.strictObject({ id: z.uuid() });

export const importStages = ['running', 'cancelled', 'failed', 'finished', 'reverting', 'reverted'] as const;
export const importOut = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  format: z.enum(importFormats),
  bytes: z.int(),
  sampling: z.enum(caseSamplings),
  dryRun: z.boolean(),
  stage: z.enum(importStages),
  /** null until the rows of the file have been counted. */
  rows: z.int().nullable(),
  /** The number of recorded rows. */
  done: z.int(),
  counts: rowCounts,
  failure: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  /** `kept` names at most a thousand of the cases that couldn't be reverted. */
  reverted: z
    .strictObject({ discarded: z.int(), keptCount: z.int(), kept: z.array(keptCase), reason: z.string().nullable() })
    .nullable(),
  /** The id of the person who uploaded the file. */
  startedBy: z.string(),
  startedAt: instant,
  /** The instant of the last start; with `doneBefore` the page estimates the remaining time. */
  runningSince: instant,
  doneBefore: z.int(),
  updatedAt: instant,
  revision: z.int(),
});
export type ImportOut = z.infer<typeof importOut>;

export const importSorts = ['startedAt', 'updatedAt'] as const;
export type ImportSort = (typeof importSorts)[number];
export const importFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  stage: z.enum(importStages).optional(),
  dryRun: z.boolean().optional(),
});
export type ImportFilter = z.infer<typeof importFilter>;

export const reportRowOut = reportRow.extend({ id: z.string() });
export type ReportRowOut = z.infer<typeof reportRowOut>;
/** Why rows of a file were refused, by cause (`refusal-cause.ts`), the most frequent first; as many as there are. */
export const importRefusals = z.array(z.strictObject({ code: z.string(), message: z.string(), rows: z.int() }));
export type ImportRefusals = z.infer<typeof importRefusals>;
export const reportSorts = ['row'] as const;
export const reportFilter = z.strictObject({
  verdict: z.enum(rowVerdicts).optional(),
  /** Has other cases that it may be a duplicate of. */
  duplicates: z.boolean().optional(),
  q: requiredText(100).optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;

export const revertBody = z.strictObject({ reason: caseReason });
