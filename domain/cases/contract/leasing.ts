import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';

/** Two editors on one queue get different cases: who opens a case holds it while they work on it. */

/** For so long after their last work the case is theirs. */
export const caseLeaseMs = 5 * 60_000;

export const caseHolder = z.strictObject({ id: z.string(), name: z.string(), until: instant });
export type CaseHolder = z.infer<typeof caseHolder>;

/**
 * `working`: the editor has used the page since it said so last, which takes a free lease or renews their own. `take`: the lease of
 * somebody else is taken. `leave`: the page was left.
 */
export const casePresenceBody = z.strictObject({
  working: z.literal(true).optional(),
  take: z.literal(true).optional(),
  leave: z.literal(true).optional(),
});
export type CasePresenceBody = z.infer<typeof casePresenceBody>;

/** `present`: others who have the case open, by their names. */
export const casePresence = z.strictObject({
  holder: caseHolder.nullable(),
  present: z.array(z.strictObject({ id: z.string(), name: z.string() })),
});
export type CasePresence = z.infer<typeof casePresence>;

/** The cases that come next, in their order. */
export const nextFreeBody = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100) });
/** `id`: the first of them that nobody else holds and that still is in the queue, held by the caller now; `held`: how many others hold. */
export const nextFree = z.strictObject({ id: z.string().nullable(), held: z.int() });
export type NextFree = z.infer<typeof nextFree>;
