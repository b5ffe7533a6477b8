import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { bulkStages } from '../refining/bulk-work.ts';
import { bulkKinds, bulkRow } from '../refining/bulk-work-events.ts';
import { caseReason } from './legal-case.ts';
import { offeredCases, refineFilter, refineItem } from './refine.ts';

/** `thenReady`: cases that lack nothing afterwards are made ready for acceptance. */
export const takeSureBody = z.strictObject({
  filter: refineFilter,
  thenReady: z.boolean().optional(),
  offered: offeredCases,
});
export const bulkAsked = z.strictObject({ id: z.uuid(), total: z.int() });
export type BulkAsked = z.infer<typeof bulkAsked>;

/** A job over many cases: who asked for it, of which cases, and how far it has come. */
export const bulkWorkOut = z.strictObject({
  id: z.uuid(),
  kind: z.enum(bulkKinds),
  thenReady: z.boolean(),
  /** As the queue was narrowed; null where that isn't known. */
  filter: refineFilter.nullable(),
  stage: z.enum(bulkStages),
  total: z.int(),
  done: z.int(),
  counts: z.strictObject({ done: z.int(), nothing: z.int(), refused: z.int() }),
  reverted: z.strictObject({ reverted: z.int(), keptCount: z.int(), reason: z.string().nullable() }).nullable(),
  startedBy: z.strictObject({ id: z.string(), name: z.string() }),
  startedAt: instant,
  updatedAt: instant,
});
export type BulkWorkOut = z.infer<typeof bulkWorkOut>;

export const bulkWorkDetail = bulkWorkOut.extend({
  /** Why cases were refused, the most frequent reason first. */
  refusals: z.array(z.strictObject({ code: z.string(), message: z.string(), cases: z.int() })),
});
export type BulkWorkDetail = z.infer<typeof bulkWorkDetail>;

export const bulkWorkFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  kind: z.enum(bulkKinds).optional(),
  stage: z.enum(bulkStages).optional(),
  /** Going on at this moment. */
  underWay: z.literal(true).optional(),
});
export type BulkWorkFilter = z.infer<typeof bulkWorkFilter>;
export const bulkWorkSorts = ['startedAt', 'updatedAt'] as const;
export type BulkWorkSort = (typeof bulkWorkSorts)[number];

/** What became of one case, and the case as it is today; `title` is empty where it is gone. */
export const bulkRowOut = bulkRow.extend({
  id: z.string(),
  /** Its place in the work, from 1. */
  row: z.int(),
  /** Whether it was left as it was when the work was reverted, because it had changed since. */
  kept: z.boolean(),
  ...refineItem.pick({ caseNumbers: true, tribunal: true, decidedOn: true, title: true, point: true, outcome: true })
    .shape,
  stage: z.enum(['crawled', 'ready', 'master', 'withdrawn', 'merged']).nullable(),
});
export type BulkRowOut = z.infer<typeof bulkRowOut>;
export const bulkRowFilter = z.strictObject({
  verdict: bulkRow.shape.verdict.optional(),
  kept: z.boolean().optional(),
});
export type BulkRowFilter = z.infer<typeof bulkRowFilter>;
export const bulkRowSorts = ['row'] as const;

export const bulkRevertBody = z.strictObject({ reason: caseReason });
