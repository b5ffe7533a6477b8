import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';

/** Results that a master case bears on, by ids and figures alone: whose they are isn't said. */

export const touchedResult = z.strictObject({
  checkId: z.string(),
  calculationId: z.string(),
  calculatedAt: instant,
  side: z.enum(['employee', 'employer']),
  /** At which level the case was counted; null where another case of the dispute was, or none. */
  level: z.enum(['matched', 'section', 'general']).nullable(),
  /** As it was given, and as it would be with this case changed and all others as they were; null without a percentage. */
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type TouchedResult = z.infer<typeof touchedResult>;

/** Before a change is saved. Sizes of moves are fractions, without direction. */
export const caseImpact = z.strictObject({
  /** Of the case, for `expectedRevision`: what was tried was tried on this. */
  revision: z.int(),
  /** How many results counted the case, by the level at which they did. */
  resting: z.strictObject({ matched: z.int(), section: z.int(), general: z.int() }),
  /** How many figures would be others. */
  moved: z.int(),
  largest: z.number(),
  mean: z.number(),
  /** Those that move most, first. */
  results: z.array(touchedResult),
});
export type CaseImpact = z.infer<typeof caseImpact>;

/** After one: results that were given on another state of the case. `after`: what they would be with the case as it is. */
export const caseOutdated = z.strictObject({ total: z.int(), results: z.array(touchedResult) });
export type CaseOutdated = z.infer<typeof caseOutdated>;

/** Either `changes`, JSON as a correction takes them, or `withdraw=true`. */
export const caseImpactQuery = z.strictObject({
  changes: z.string().max(20_000).optional(),
  withdraw: z.literal('true').optional(),
});
