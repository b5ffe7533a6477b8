import { z } from 'zod';
import { defineEvent } from '../../kernel/log/event-definition.ts';
import { requiredText, storableText } from '../../kernel/text/text.ts';
import { contentHash } from '../case-record.ts';

/** One action on many cases of the queue at once: its start, its parts, that it is stopped, its end, and its reversal. */

/** `take`: take what sure rules propose. `accept`: accept ready cases as master data. */
export const bulkKinds = ['take', 'accept'] as const;

const started = z.strictObject({
  workId: z.uuid(),
  kind: z.enum(bulkKinds),
  /** As the queue was narrowed when it was asked for; null in works of the first version. */
  filter: z
    .record(z.string().max(40), z.union([storableText(200), z.boolean(), z.array(storableText(200)).max(1_000)]))
    .nullable(),
  /** After `take`: cases that lack nothing any more are made ready. */
  thenReady: z.boolean(),
  /** The ids of the cases that matched when the work was started: a blob with a JSON array. */
  cases: contentHash,
  total: z.int().min(0),
});

/**
 * `nothing`: the case needed no change. `like`: the cases that this one may be a duplicate of, for which it was refused.
 */
export const bulkRow = z.strictObject({
  caseId: z.uuid(),
  verdict: z.enum(['done', 'nothing', 'refused']),
  code: requiredText(60).nullable(),
  message: storableText(500).nullable(),
  like: z.array(z.uuid()).max(20),
});
export type BulkRow = z.infer<typeof bulkRow>;

const workId = z.uuid();
const partRecorded = z.strictObject({
  workId,
  /** The first and the last case of the part, counted from 1. */
  from: z.int().min(1),
  to: z.int().min(1),
  rows: z.array(bulkRow).min(1).max(500),
});
const only = z.strictObject({ workId });
const reverted = z.strictObject({
  workId,
  reverted: z.int().min(0),
  keptCount: z.int().min(0),
  /** Cases that somebody has changed since. */
  kept: z.array(z.uuid()).max(1_000),
});

export const bulkWorkEvents = [
  defineEvent({
    type: 'BulkWorkStarted',
    version: 2,
    schema: started,
    upcast: { 1: (data) => ({ ...z.record(z.string(), z.unknown()).parse(data), filter: null }) },
  }),
  defineEvent({ type: 'BulkWorkPartRecorded', version: 1, schema: partRecorded }),
  defineEvent({ type: 'BulkWorkStopAsked', version: 1, schema: only }),
  defineEvent({ type: 'BulkWorkFinished', version: 1, schema: only }),
  defineEvent({ type: 'BulkWorkRevertAsked', version: 1, schema: only }),
  defineEvent({ type: 'BulkWorkReverted', version: 1, schema: reverted }),
] as const;

export type BulkWorkEvent =
  | { type: 'BulkWorkStarted'; data: z.infer<typeof started> }
  | { type: 'BulkWorkPartRecorded'; data: z.infer<typeof partRecorded> }
  | { type: 'BulkWorkStopAsked'; data: z.infer<typeof only> }
  | { type: 'BulkWorkFinished'; data: z.infer<typeof only> }
  | { type: 'BulkWorkRevertAsked'; data: z.infer<typeof only> }
  | { type: 'BulkWorkReverted'; data: z.infer<typeof reverted> };
