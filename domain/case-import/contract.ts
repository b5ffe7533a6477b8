import { z } from 'zod';
import { caseSamplings } from '../cases/case-record.ts';
import { caseReason } from '../cases/contract/legal-case.ts';
import { instant } from '../kernel/contract/values.ts';
import { requiredText } from '../kernel/text.ts';
import { importFormats, keptCase, reportRow, rowCounts, rowVerdicts } from './import-events.ts';

/** Files of cases: one comes in, is looked through or taken in by a job, and can be taken back. */

/** Beside the file itself, which is the body as it is. */
export const uploadQuery = z.strictObject({
  fileName: requiredText(300),
  sampling: z.enum(caseSamplings),
  /** Only the report: nothing is taken in. */
  dryRun: z.enum(['true', 'false']).optional(),
});
/** What receiving the body returned: where the file is kept until a job reads it. */
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
  /** null until the file was looked through. */
  rows: z.int().nullable(),
  /** Rows that are done. */
  done: z.int(),
  counts: rowCounts,
  failure: z.strictObject({ code: z.string(), message: z.string() }).nullable(),
  /** `kept` names at most a thousand of those that couldn't be taken back. */
  reverted: z
    .strictObject({ discarded: z.int(), keptCount: z.int(), kept: z.array(keptCase), reason: z.string().nullable() })
    .nullable(),
  /** The one who sent it, by their id. */
  startedBy: z.string(),
  startedAt: instant,
  /** Since when it runs, the last time that it began; with `doneBefore` how much time is left can be told. */
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
export const reportSorts = ['row'] as const;
export const reportFilter = z.strictObject({
  verdict: z.enum(rowVerdicts).optional(),
  /** Has other cases that it may be a copy of. */
  duplicates: z.boolean().optional(),
  q: requiredText(100).optional(),
});
export type ReportFilter = z.infer<typeof reportFilter>;

export const revertBody = z.strictObject({ reason: caseReason });
