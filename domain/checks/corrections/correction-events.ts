import { z } from 'zod';
import { instant, localDate, rulesetVersion } from '../../kernel/contract/values.ts';
import { routeName } from '../../rulesets/ruleset-from-json.ts';

/** Events on the stream of a check whose last day or open routes a newer edition of the questionnaire gives otherwise. */

const owner = z.uuid();

export const routeChange = z.strictObject({
  before: localDate.nullable(),
  after: localDate.nullable(),
  opened: z.array(routeName).readonly(),
  closed: z.array(routeName).readonly(),
  moved: z
    .array(z.strictObject({ route: routeName, before: localDate.nullable(), after: localDate.nullable() }))
    .readonly(),
});

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
  side: z.enum(['employee', 'employer']),
  change: routeChange,
  /** null where sensitive answers make no difference, and once their key is destroyed. */
  whole: routeChange.nullable(),
  consentedAt: instant.nullable(),
});

/** That the message about it was asked for; null where the account has no address. */
export const correctionTold = z.strictObject({
  owner,
  correctionId: z.uuid(),
  channel: z.enum(['email', 'sms']).nullable(),
});

/** Its owner has left: the correction concerns nobody any more. */
export const correctionDropped = z.strictObject({ owner, correctionId: z.uuid() });

export type CorrectionEvent =
  | { type: 'ResultCorrected'; data: z.infer<typeof resultCorrected> }
  | { type: 'CorrectionTold'; data: z.infer<typeof correctionTold> }
  | { type: 'CorrectionDropped'; data: z.infer<typeof correctionDropped> };
