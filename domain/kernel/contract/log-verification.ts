import { z } from 'zod';
import { logFinding } from '../log/log-verification.ts';

/** The checks of the log for staff: `/api/admin/log/verify`. */

const verification = z.strictObject({
  at: z.iso.datetime(),
  startedAt: z.iso.datetime(),
  /** Who asked for it; the program's own clock is `system`. */
  by: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  events: z.int(),
  streams: z.int(),
  head: z.string(),
  digest: z.string(),
  digests: z.int(),
  unreadable: z.int(),
  findings: z.array(logFinding),
  found: z.int(),
});
export type LogVerificationOut = z.infer<typeof verification>;

export const logVerificationView = z.strictObject({
  /** The check that runs or waits, or one that failed; null where there is none. */
  running: z
    .strictObject({
      state: z.enum(['waiting', 'delayed', 'active', 'failed']),
      percent: z.number(),
      failedWhy: z.string().nullable(),
    })
    .nullable(),
  /** The last checks, the newest first. */
  results: z.array(verification),
  /** false: the database role of the service has the right to change stored events. */
  logProtected: z.boolean(),
  /** The digests outside the database: beside the data, and at an address elsewhere. */
  logProof: z.strictObject({
    position: z.string().nullable(),
    file: z.enum(['waiting', 'written', 'failed']),
    elsewhere: z.enum(['off', 'waiting', 'sent', 'failed']),
  }),
});
export type LogVerificationView = z.infer<typeof logVerificationView>;
