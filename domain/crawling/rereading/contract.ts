import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text/text.ts';
import { sourceNames } from '../sources.ts';
import { difference, rereadFields, settlements } from './reread-events.ts';

const count = z.int().min(0);
export const rereadParams = z.object({ id: z.uuid() });

/** `POST /api/crawls/rereads` → 202: reads everything again that is kept of a source; a job does it. */
export const startRereadBody = z.strictObject({ source: z.enum(sourceNames) });
const stages = ['running', 'ended', 'cancelled', 'failed'] as const;
/** Of `POST …/:id/cancel`. A stale revision: `conflict` (409), as with `If-Match`. */
export const cancelRereadBody = z.strictObject({ expectedRevision: z.int().min(0).optional() });
/**
 * The reading as the command left it: the answer of each write. A start while a reading of this source goes on answers that one.
 */
export const rereadAsked = z.strictObject({
  ...{ id: z.uuid(), source: z.enum(sourceNames), stage: z.enum(stages), revision: z.int() },
});

/** `GET /api/crawls/rereads` (list resource) and `…/rereads/:id`. */
export const rereadOut = z.strictObject({
  id: z.uuid(),
  source: z.enum(sourceNames),
  /** The version of the reader. */
  reader: z.int(),
  /** What was found before a reading was cancelled or failed can be decided, too. */
  stage: z.enum(stages),
  /** Why it failed, in Korean. */
  message: z.string().nullable(),
  /** How many items were kept when it began, and how many of them have been read. */
  total: count,
  read: count,
  /** Kept, but the reader makes no decision of them. */
  unreadable: count,
  /** Fields that are read differently, but that a person has corrected. */
  kept: count,
  /** Differences that aren't settled. */
  open: count,
  /** The same by field; fields without one are left out. */
  openFields: z.partialRecord(z.enum(rereadFields), count),
  /** Decisions that a job is carrying out. */
  deciding: count,
  settled: z.record(z.enum(settlements), count),
  startedBy: z.string(),
  startedAt: instant,
  updatedAt: instant,
});
export type RereadOut = z.infer<typeof rereadOut>;
export const rereadSorts = ['startedAt'] as const;
export const rereadFilter = z.strictObject({ source: z.enum(sourceNames).optional() });
export type RereadFilter = z.infer<typeof rereadFilter>;

/** `GET /api/crawls/rereads/:id/differences` (list resource). */
export const differenceOut = difference
  .omit({ raw: true, hashes: true })
  .extend({ state: z.enum(['open', ...settlements]) });
export type DifferenceOut = z.infer<typeof differenceOut>;
export const differenceSorts = ['id'] as const;
export const differenceFilter = z.strictObject({
  field: z.enum(rereadFields).optional(),
  state: z.enum(['open', ...settlements]).optional(),
});
export type DifferenceFilter = z.infer<typeof differenceFilter>;

const expected = { expectedRevision: z.int().min(0).optional() };
/**
 * `POST /api/crawls/rereads/:id/accept` and `…/dismiss` → 202: single ones, or, after the reading, all open ones of a field or all
 * (`stage_wrong` before). `conflict` (409) if somebody else has decided about all of them.
 */
export const decideBody = z.union([
  z.strictObject({ ids: z.array(requiredText(100)).min(1).max(1_000), ...expected }),
  z.strictObject({ filter: z.strictObject({ field: z.enum(rereadFields).optional() }), ...expected }),
]);
