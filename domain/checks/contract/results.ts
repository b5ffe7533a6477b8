import { z } from 'zod';
import { logAsOf } from '../../kernel/contract/history.ts';
import { instant } from '../../kernel/contract/values.ts';
import { openResult } from './result.ts';

/** All results of a check and of the checks that were begun with its answers, and what changed from one to another. */

const resultInTime = openResult
  .pick({
    calculationId: true,
    calculatedAt: true,
    shownRate: true,
    shownBand: true,
    side: true,
    shows: true,
    rulesetVersion: true,
    calculatorVersion: true,
  })
  .extend({
    checkId: z.string(),
    decided: z.int(),
    /** Calculated by the service itself, to correct what it had told. */
    byService: z.boolean(),
  });
export type ResultInTime = z.infer<typeof resultInTime>;

const relatedCheck = z.strictObject({
  id: z.string(),
  questionnaire: z.enum(['basic', 'detail']),
  startedAt: instant,
  /** The check whose answers it was begun with. */
  madeFrom: z.string().nullable(),
  /** How many answers differ from those of that check. */
  changedAnswers: z.int().nullable(),
});
export type RelatedCheck = z.infer<typeof relatedCheck>;

export const checkResults = z.strictObject({
  /** Whose they are; only for the firm's people. */
  owner: z.strictObject({ id: z.string(), name: z.string() }).optional(),
  checks: z.array(relatedCheck),
  /** The first one first. */
  results: z.array(resultInTime),
});
export type CheckResults = z.infer<typeof checkResults>;

/** `of`, `against` and `with` as in an explanation. */
export const plainDifference = z.strictObject({
  before: resultInTime,
  after: resultInTime,
  answers: z.array(z.strictObject({ title: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
  ruleset: z.boolean(),
  cases: z.boolean(),
  /** The share of each cause in whole percentage points; null while the steps of a result are locked, or where there is no percentage. */
  shares: z
    .array(z.strictObject({ cause: z.enum(['cases', 'ruleset', 'day', 'answers', 'rest']), points: z.int() }))
    .nullable(),
});
export type PlainDifference = z.infer<typeof plainDifference>;

/** A day in Korea (its end), an instant, or a position of the log; without one, now. */
export const recomputedQuery = z.strictObject({ asOf: logAsOf.optional() });

/** The calculation that stood at a moment, computed again from the log, beside what was stored. */
export const recomputedResult = z.strictObject({
  stored: resultInTime,
  /**
   * `byOtherCalculator`: made by another version of the program, so today's can't check it. `ofErased`: of an answer that can't be read any
   * more, so a difference would prove nothing.
   */
  outcome: z.enum(['equal', 'different', 'byOtherCalculator', 'ofErased']),
  /** The fields that differ, at most twenty. */
  mismatches: z.array(z.strictObject({ field: z.string(), stored: z.string(), recomputed: z.string() })),
});
export type RecomputedResult = z.infer<typeof recomputedResult>;
