import { z } from 'zod';
import { instant } from '../../kernel/contract/values.ts';
import { shownBand } from './shown-band.ts';

/** Results that a master case influences, each by its person and time. */

export const touchedResult = z.strictObject({
  checkId: z.string(),
  calculationId: z.string(),
  calculatedAt: instant,
  /** Whose result it is; null: they have left, or the reader may not see it. */
  name: z.string().nullable(),
  side: z.enum(['employee', 'employer']),
  /** The level at which the case was counted; null where another case of the dispute was counted, or none. */
  level: z.enum(['matched', 'section', 'general']).nullable(),
  /** The figure as it was shown, and as it would be if only this changed; null without a percentage. */
  before: z.number().nullable(),
  bandBefore: shownBand,
  after: z.number().nullable(),
  bandAfter: shownBand,
});
export type TouchedResult = z.infer<typeof touchedResult>;

/** A published advice that cites a case. */
const citingAdvice = z.strictObject({ id: z.string(), name: z.string().nullable(), publishedAt: instant.nullable() });
export type CitingAdvice = z.infer<typeof citingAdvice>;

/** A move of so much or more is said apart, as a fraction. */
export const largeMove = 0.02;

/** What something would do to results, before it is done. Sizes of moves are fractions, without direction. */
const impact = z.strictObject({
  /** The rate of all counted cases, from which a figure without a ground of its own starts. */
  general: z.strictObject({ before: z.number(), after: z.number() }),
  /** How many figures would change. */
  moved: z.int(),
  /** How many of them by more than `largeMove`. */
  movedMuch: z.int(),
  largest: z.number(),
  mean: z.number(),
  /** The results whose figures move most, largest first. */
  results: z.array(touchedResult),
  /** The published advices that cite one of these cases, the last one first, and how many there are. */
  advices: z.array(citingAdvice),
  advicesTotal: z.int(),
});
export type Impact = z.infer<typeof impact>;

/** The impact of a change of one accepted case. */
export const caseImpact = impact.extend({
  /** The revision of the case on which the change was tried; the client sends it back as `expectedRevision`. */
  revision: z.int(),
  /** How many results counted the case, by the level at which they counted it. */
  resting: z.strictObject({ matched: z.int(), section: z.int(), general: z.int() }),
});
export type CaseImpact = z.infer<typeof caseImpact>;

/** The most cases whose acceptance is tried together; a job accepts no more at once. */
export const mostTried = 10_000;

/** The impact of an acceptance of cases that are ready. */
export const acceptanceImpact = impact.extend({
  /** How many cases were tried, and how many of them would be counted: hand-picked ones aren't. */
  cases: z.int(),
  counted: z.int(),
});
export type AcceptanceImpact = z.infer<typeof acceptanceImpact>;

/** `filter`: as for the list of cases in refinement; those of them that are ready are tried. */
export const acceptanceImpactQuery = z.strictObject({ filter: z.string().max(12_000) });

/**
 * After a change: results that were calculated with another state of the case. `after`: the figure with the case as it is
 * now.
 */
export const caseOutdated = z.strictObject({ total: z.int(), results: z.array(touchedResult) });
export type CaseOutdated = z.infer<typeof caseOutdated>;

/**
 * One of: `changes`, in the JSON form of a correction; `withdraw=true`; `into`, the case into which it would be merged, with `take`, the
 * fields that this one takes over, separated by commas (absent: those that it lacks);
 * `restore`, the revision whose record would be put back, also of a case that is withdrawn or merged.
 */
export const caseImpactQuery = z.strictObject({
  changes: z.string().max(20_000).optional(),
  withdraw: z.literal('true').optional(),
  into: z.uuid().optional(),
  take: z.string().max(300).optional(),
  restore: z.coerce.number().int().min(1).optional(),
});

/**
 * `standing`: it counted the case as it is now. `outdated`: it would be otherwise now. `recalculated`: it was calculated again since the
 * case changed, from `before` to `after`.
 */
const restingResult = touchedResult.extend({ state: z.enum(['standing', 'outdated', 'recalculated']) });
export type RestingResult = z.infer<typeof restingResult>;

/** What rests on a case: on its words or its ground. What counts all cases rests on every one, and isn't listed. */
export const caseResting = z.strictObject({
  results: z.array(restingResult),
  resultsTotal: z.int(),
  /** Of so many results the last ones were looked at; more may rest on it. */
  isCut: z.boolean(),
  /**
   * `isPublished`: the published text names the case. `stage`: where the advice stands, one of `domain/advice/stages.ts`; advices
   * are made of cases, so the list of stages isn't imported here.
   */
  advices: z.array(citingAdvice.extend({ isPublished: z.boolean(), stage: z.string().nullable() })),
  advicesTotal: z.int(),
  /** Those about the results that are listed. */
  consultations: z.array(z.strictObject({ id: z.string(), name: z.string().nullable(), requestedAt: instant })),
});
export type CaseResting = z.infer<typeof caseResting>;
