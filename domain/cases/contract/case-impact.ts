import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { shownBand } from './shown-band.ts';

/** Results that a master case influences, by ids and figures only: the owners aren't named. */

export const touchedResult = z.strictObject({
  checkId: z.string(),
  calculationId: z.string(),
  calculatedAt: instant,
  side: z.enum(['employee', 'employer']),
  /** The level at which the case was counted; null where another case of the dispute was counted, or none. */
  level: z.enum(['matched', 'section', 'general']).nullable(),
  /** The figure as it was shown, and as it would be if only this case changed; null without a percentage. */
  before: z.number().nullable(),
  bandBefore: shownBand,
  after: z.number().nullable(),
  bandAfter: shownBand,
});
export type TouchedResult = z.infer<typeof touchedResult>;

/** The impact of a change before it is saved. Sizes of moves are fractions, without direction. */
export const caseImpact = z.strictObject({
  /** The revision of the case on which the change was tried; the client sends it back as `expectedRevision`. */
  revision: z.int(),
  /** How many results counted the case, by the level at which they counted it. */
  resting: z.strictObject({ matched: z.int(), section: z.int(), general: z.int() }),
  /** How many figures would change. */
  moved: z.int(),
  largest: z.number(),
  mean: z.number(),
  /** The results whose figures move most, largest first. */
  results: z.array(touchedResult),
});
export type CaseImpact = z.infer<typeof caseImpact>;

/**
 * After a change: results that were calculated with another state of the case. `after`: the figure with the case as it is
 * now.
 */
export const caseOutdated = z.strictObject({ total: z.int(), results: z.array(touchedResult) });
export type CaseOutdated = z.infer<typeof caseOutdated>;

/**
 * One of: `changes`, in the JSON form of a correction; `withdraw=true`; `restore`, the revision whose record would be put back,
 * also of a case that is withdrawn or merged.
 */
export const caseImpactQuery = z.strictObject({
  changes: z.string().max(20_000).optional(),
  withdraw: z.literal('true').optional(),
  restore: z.coerce.number().int().min(1).optional(),
});
