import { z } from 'zod';
import { koreanDay, localDate, rulesetVersion, sectionId } from '../kernel/contract/values.ts';
import { visibleText } from '../kernel/text/text.ts';
import { endings, places } from './endings.ts';

/** How the estimates fit what really happened. Nothing in it names a person. Rates are fractions 0..1. */

export const sides = ['employee', 'employer'] as const;

export const calibrationQuery = z
  .strictObject({
    /** Days on which the disputes ended, both inclusive; by default all. */
    from: koreanDay.optional(),
    to: koreanDay.optional(),
    side: z.enum(sides).optional(),
    section: sectionId.optional(),
    ruleset: rulesetVersion.optional(),
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    error: '끝 날짜가 시작 날짜보다 빨라요.',
    path: ['to'],
  });
export type CalibrationQuery = z.infer<typeof calibrationQuery>;

const interval = z.strictObject({ low: z.number(), high: z.number() }).nullable();
const fit = {
  decided: z.int(),
  /** The mean estimate, and the share that was won; null where nothing was decided. */
  predicted: z.number().nullable(),
  real: z.number().nullable(),
  /** The central 90 % of the real share's distribution. */
  interval,
  /** Whether the mean estimate lies in the interval; `few` with less than ten decided disputes. */
  verdict: z.enum(['few', 'fits', 'too_high', 'too_low']),
};

const band = z.strictObject({ from: z.number(), to: z.number(), ...fit });
const group = z.strictObject({ ...fit, brier: z.number().nullable() });

/** How many decided disputes a Brier score takes, and how many a band. */
const needed = z.strictObject({ all: z.int(), band: z.int() });

/**
 * What anybody may see: one ending a person, whole percentages, and nothing of a band with few disputes. Nobody may read a single
 * figure, a locked one for instance, from what one more ending changes.
 */
export const calibrationForAll = z.strictObject({
  /** The number of decided disputes that have an earlier estimate. */
  decided: z.int(),
  /** Null for those with fewer than `needed.band`, and with fewer than `needed.all` in all. */
  bands: z.array(z.strictObject({ from: z.number(), to: z.number(), fit: z.strictObject(fit).nullable() })),
  /** Two digits; null with fewer than `needed.all`. */
  brier: z.number().nullable(),
  brierOfShare: z.number().nullable(),
  needed,
});
export type CalibrationForAll = z.infer<typeof calibrationForAll>;

export const calibrationOut = z.strictObject({
  /** The number of decided disputes that have an earlier estimate. */
  decided: z.int(),
  wins: z.int(),
  partial: z.int(),
  bands: z.array(band),
  /** The mean squared difference of estimate and ending; null with fewer than `needed.all`. */
  brier: z.number().nullable(),
  /** The Brier score of a constant estimate: the share that was won. */
  brierOfShare: z.number().nullable(),
  needed,
  reported: z.int(),
  /** Ended without a decision: settled, withdrawn, not pursued. */
  undecided: z.int(),
  /** Decided, but calculated only afterwards, or without a route that was open: nothing to hold against the ending. */
  withoutFigure: z.int(),
  byQuarter: z.array(group.extend({ quarter: z.string() })),
  bySection: z.array(group.extend({ section: z.string().nullable() })),
  byRuleset: z.array(group.extend({ ruleset: rulesetVersion })),
});
export type CalibrationOut = z.infer<typeof calibrationOut>;
export type Fit = z.infer<typeof group>;

/** What a person of the firm has learned of a client's dispute. */
export const reportEndingBody = z.strictObject({
  ended: z.enum(endings),
  where: z.enum(places),
  on: localDate,
  reason: visibleText(500),
});
export type ReportEndingBody = z.infer<typeof reportEndingBody>;

/** One dispute that ended, the latest first. */
export const endedDispute = z.strictObject({
  /** The check. */
  id: z.uuid(),
  ended: z.enum(endings),
  where: z.enum(places),
  on: localDate,
  reportedAt: z.iso.datetime(),
  reportedBy: z.enum(['owner', 'firm']),
  side: z.enum(sides),
  predicted: z.number().nullable(),
  predictedAt: z.iso.datetime().nullable(),
  section: z.string().nullable(),
  rulesetVersion: rulesetVersion.nullable(),
});
export type EndedDispute = z.infer<typeof endedDispute>;
