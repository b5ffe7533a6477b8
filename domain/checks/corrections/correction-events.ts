import { z } from 'zod';
import { instant, rulesetVersion } from '../../kernel/contract/values.ts';
import { routeChange } from './route-change.ts';

/** Events on the stream of a check whose last day or open routes a newer edition of the questionnaire gives otherwise. */

const owner = z.uuid();

/**
 * The service has calculated the check again, because what it had told about the last day or the routes was wrong. Which routes
 * are open may disclose a sensitive answer (union membership): so, as with the calculation itself, `change` is made without those
 * answers, and `whole` with them, sealed under the key of the consent.
 */
export const resultCorrected = z.strictObject({
  owner,
  /** Also the id of the message by which its owner is told. */
  correctionId: z.uuid(),
  /** The event that put the edition into force. */
  publicationId: z.uuid(),
  rulesetVersion,
  /** The result that was wrong: when it was told, and by which edition. */
  toldAt: instant,
  toldBy: rulesetVersion,
  /** The result that stands in its place. */
  calculationId: z.uuid(),
  /** The owner had calculated it already: the service made none. Absent in events of before it was noted. */
  byOwner: z.literal(true).optional(),
  side: z.enum(['employee', 'employer']),
  change: routeChange,
  /** null where sensitive answers make no difference, and once their key is destroyed. */
  whole: routeChange.nullable(),
  consentedAt: instant.nullable(),
});

/** That the message about it was asked for; null where the account has no address, and where none was needed. */
export const correctionTold = z.strictObject({
  owner,
  correctionId: z.uuid(),
  channel: z.enum(['email', 'sms']).nullable(),
  /** A later correction had taken its place, or given back what the owner knew, before anything was sent. */
  unneeded: z.literal(true).optional(),
});

/** Its owner has left: the correction concerns nobody any more. */
export const correctionDropped = z.strictObject({ owner, correctionId: z.uuid() });

export type CorrectionEvent =
  | { type: 'ResultCorrected'; data: z.infer<typeof resultCorrected> }
  | { type: 'CorrectionTold'; data: z.infer<typeof correctionTold> }
  | { type: 'CorrectionDropped'; data: z.infer<typeof correctionDropped> };
