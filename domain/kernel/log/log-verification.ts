import { z } from 'zod';
import type { Decider } from '../decider.ts';
import { defineEvent } from './event-definition.ts';

/**
 * What a check of the log found wrong. `fault`: an event isn't as it was written, or is missing. `changed`: the log differs
 * from a digest that stands outside the database. `cut_off`: it ends before such a digest. `restored`: an older copy was put
 * in its place. `ahead`: a read model has read further than the log reaches.
 */
export const findingKinds = ['fault', 'changed', 'cut_off', 'restored', 'ahead'] as const;

/** `position`: the first that differs, or the last that is still there for `cut_off` and `ahead`. */
export const logFinding = z.strictObject({
  what: z.enum(findingKinds),
  position: z.string(),
  /** The stream of the event there; null where only the log as a whole shows it. */
  stream: z.string().nullable(),
  /** The fault in the store's words, or the name of the read model. */
  detail: z.string(),
  /** The digest outside: its line in the file, and when it was written. */
  line: z.int().nullable(),
  writtenAt: z.string().nullable(),
});
export type LogFinding = z.infer<typeof logFinding>;

const verified = z.strictObject({
  startedAt: z.iso.datetime(),
  events: z.int(),
  streams: z.int(),
  /** The log's last position, and the digest of all of it up to there. */
  head: z.string(),
  digest: z.string(),
  /** Digests outside the database that were compared, and lines of their file that can't be read. */
  digests: z.int(),
  unreadable: z.int(),
  /** The first of them. */
  findings: z.array(logFinding),
  /** How many there are in all. */
  found: z.int(),
});
export type LogVerified = z.infer<typeof verified>;

/** The positions of its findings stay those of the log that was checked. */
export const logVerified = defineEvent({ type: 'LogVerified', version: 1, schema: verified, positions: ['head'] });
export const logVerificationEvents = [logVerified] as const;
export type LogVerificationEvent = { type: 'LogVerified'; data: LogVerified };

/** There is one record of these checks. */
export const logVerificationStream = 'log_verification-1';

const mostKept = 30;

/** The last checks, the newest first. */
export const logVerifications: Decider<readonly LogVerified[], LogVerified, LogVerificationEvent> = {
  initialState: [],
  decide: (data) => [{ type: 'LogVerified', data }],
  evolve: (before, { data }) => [data, ...before].slice(0, mostKept),
};
