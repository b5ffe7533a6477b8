import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { bulkKinds, bulkRow } from '../bulk-work-events.ts';
import { caseReason } from './legal-case.ts';
import { refineFilter } from './refine.ts';

/** `thenReady`: cases that lack nothing afterwards are made ready for acceptance. */
export const takeSureBody = z.strictObject({ filter: refineFilter, thenReady: z.boolean().optional() });
export const bulkAsked = z.strictObject({ id: z.uuid(), total: z.int() });
export type BulkAsked = z.infer<typeof bulkAsked>;

export const bulkWorkOut = z.strictObject({
  id: z.uuid(),
  kind: z.enum(bulkKinds),
  stage: z.enum(['running', 'finished', 'reverting', 'reverted']),
  total: z.int(),
  done: z.int(),
  counts: z.strictObject({ done: z.int(), nothing: z.int(), refused: z.int() }),
  /** Why cases were refused, the most frequent reason first. */
  refusals: z.array(z.strictObject({ code: z.string(), message: z.string(), cases: z.int() })),
  /** All refused cases. */
  refused: z.array(bulkRow),
  reverted: z.strictObject({ reverted: z.int(), keptCount: z.int() }).nullable(),
  startedAt: instant,
  updatedAt: instant,
});
export type BulkWorkOut = z.infer<typeof bulkWorkOut>;
export const bulkRevertBody = z.strictObject({ reason: caseReason });
