import { z } from 'zod';
import { instant, rulesetVersion } from '../../kernel/contract/values.ts';
import { routeName } from '../../rulesets/ruleset-from-json.ts';

/** Corrected results over HTTP: the firm's list of them, and what their owner sees beside the result. */

const day = z.string().nullable();
const moved = z.strictObject({ route: routeName, before: day, after: day });

/** What a newer edition of the questionnaire says otherwise about the last day and the open routes. */
const changed = {
  /** The last day as it was told and as it is; null where there is none. */
  before: day,
  after: day,
  opened: z.array(routeName).readonly(),
  closed: z.array(routeName).readonly(),
  /** Open routes with another last day. */
  moved: z.array(moved).readonly(),
};

/** One corrected result. Only what shows without sensitive answers. */
export const correctionItem = z.strictObject({
  /** Also the id of the message by which its owner is told. */
  id: z.uuid(),
  checkId: z.uuid(),
  /** The check's owner. */
  owner: z.uuid(),
  side: z.enum(['employee', 'employer']),
  rulesetVersion,
  /** When the wrong result was given, and when it was corrected. */
  toldAt: instant,
  correctedAt: instant,
  ...changed,
  /** When and how its owner was told. `channel` is null where the account has no address. */
  notifiedAt: instant.nullable(),
  channel: z.enum(['email', 'sms']).nullable(),
  /** How far the message has come; null where there is none. */
  message: z
    .strictObject({
      status: z.enum(['requested', 'sent', 'failed']),
      openedAt: instant.nullable(),
    })
    .nullable(),
});
export type CorrectionItem = z.infer<typeof correctionItem>;

export const correctionSorts = ['correctedAt', 'after', 'id'] as const;
export type CorrectionSort = (typeof correctionSorts)[number];

/** The filter of the list. All given conditions must hold. */
export const correctionFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  rulesetVersion: rulesetVersion.optional(),
  side: z.enum(['employee', 'employer']).optional(),
  change: z.enum(['earlier', 'later', 'opened', 'closed']).optional(),
  /** `none`: no message could be asked for, or not yet. */
  message: z.enum(['requested', 'sent', 'failed', 'none']).optional(),
  seen: z.boolean().optional(),
});
export type CorrectionFilter = z.infer<typeof correctionFilter>;

/** How far the service has got with the stored checks after a publication, the latest first. */
export const correctionRun = z.strictObject({
  /** The event that put the edition into force. */
  id: z.uuid(),
  rulesetVersion,
  publishedAt: instant,
  startedAt: instant,
  updatedAt: instant,
  of: z.int(),
  tried: z.int(),
  corrected: z.int(),
  /** Checks that change, of which the edition asks something that only their owner can answer: somebody has to look at them. */
  notPossible: z.array(z.uuid()).readonly(),
  /** null while it runs; `replaced`: another edition was put into force before its end. */
  ended: z.enum(['finished', 'replaced']).nullable(),
});
export type CorrectionRunOut = z.infer<typeof correctionRun>;

/** Beside a result that stands in place of a wrong one. */
export const correctedOut = z.strictObject({
  /** When the wrong result was given. */
  toldAt: instant,
  ...changed,
  /** Why the newer edition has it otherwise, as its own data says. */
  reasons: z.array(z.strictObject({ why: z.string(), law: z.string().optional() })).readonly(),
});
export type CorrectedOut = z.infer<typeof correctedOut>;
