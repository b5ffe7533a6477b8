import { z } from 'zod';
import { instant, rulesetVersion } from '../../kernel/contract/values.ts';
import { routeChange } from './route-change.ts';

/** Corrected results over HTTP: the firm's list of them, and what their owner sees beside the result. */

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
  ...routeChange.shape,
  /** When and how its owner was told. `channel` is null where the account has no address. */
  notifiedAt: instant.nullable(),
  channel: z.enum(['email', 'sms']).nullable(),
  /** No message was needed: a later correction had taken its place before anything was sent. */
  unneeded: z.boolean(),
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
  /** How many more there are whose names would disclose that a sensitive question was answered. */
  unnamed: z.int(),
  /** null while it runs; `replaced`: another edition was put into force before its end. */
  ended: z.enum(['finished', 'replaced']).nullable(),
});
export type CorrectionRunOut = z.infer<typeof correctionRun>;

/** Beside a result that stands in place of a wrong one. */
export const correctedOut = z.strictObject({
  /** When the wrong result was given. */
  toldAt: instant,
  ...routeChange.shape,
  /** Why the newer edition has it otherwise, as its own data says. */
  reasons: z.array(z.strictObject({ why: z.string(), law: z.string().optional() })).readonly(),
});
export type CorrectedOut = z.infer<typeof correctedOut>;
