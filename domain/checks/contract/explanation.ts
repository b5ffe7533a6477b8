import { z } from 'zod';
import { historyEntry } from '../../kernel/contract/history.ts';
import { addressOut, answerValue } from '../../kernel/contract/values.ts';
import { fullResult } from './result.ts';

/** A calculation with all its steps, alone or beside another one of the same check or of another check of the same person. */

export const explanationQuery = z.strictObject({
  /** Which calculation of the check; the last one where none is named. */
  of: z.uuid().optional(),
  against: z.uuid().optional(),
  /** The check of `against`, where it is another one of the same person; without `against` its last calculation. */
  with: z.uuid().optional(),
});
export type ExplanationQuery = z.infer<typeof explanationQuery>;

const changedAnswer = z.strictObject({
  ...addressOut.shape,
  title: z.string(),
  /** Absent if that path didn't reach the question. */
  before: answerValue.optional(),
  after: answerValue.optional(),
  /** Both in words; what somebody wrote themselves only for themselves. */
  words: z.strictObject({ before: z.string().nullable(), after: z.string().nullable() }),
});
export type ChangedAnswer = z.infer<typeof changedAnswer>;

const figures = z.strictObject({ total: z.int(), decided: z.int(), workerWins: z.int(), partial: z.int() });

/** What changed the figure between an earlier and a later calculation. null: that part is unchanged. */
export const difference = z.strictObject({
  rate: z.strictObject({ before: z.number().nullable(), after: z.number().nullable() }),
  answers: z.array(changedAnswer),
  ruleset: z.strictObject({ before: z.string(), after: z.string() }).nullable(),
  cases: z
    .strictObject({
      before: figures.extend({ position: z.string(), baseRate: z.number() }),
      after: figures.extend({ position: z.string(), baseRate: z.number() }),
    })
    .nullable(),
});
export type Difference = z.infer<typeof difference>;

const cause = z.enum(['cases', 'ruleset', 'day', 'answers', 'rest']);
const level = z.enum(['matched', 'section', 'general']);

/**
 * A share of the difference, in figures as they were shown. Each part begins where the one before it ended, so that they add up exactly.
 * `together`: causes after which there was no percentage, so that they have no share of their own.
 */
const part = z.strictObject({
  cause,
  together: z.array(cause),
  level: level.optional(),
  /** The titles of the questions whose answers were changed; null: the choice of questionnaire and sections. */
  questions: z.array(z.string()).nullable().optional(),
  before: z.number(),
  after: z.number(),
});
export type DifferencePart = z.infer<typeof part>;

const countedCase = z.strictObject({ caseId: z.string(), level, outcome: z.string() }).nullable();

/** An event of a case by which its dispute came to be counted differently, and the figure before and after it. */
const movingEvent = historyEntry.pick({ revision: true, at: true, actor: true, reason: true, summary: true }).extend({
  position: z.string(),
  caseId: z.string(),
  name: z.string(),
  was: countedCase,
  is: countedCase,
  before: z.number(),
  after: z.number(),
});
export type MovingEvent = z.infer<typeof movingEvent>;

const tally = z.strictObject({ decided: z.int(), wins: z.number() });

/** Why two figures differ, one cause changed at a time: the cases, the questionnaire, the day, then each answer. */
const causes = z.strictObject({
  /** null: one of the two has no percentage. */
  parts: z.array(part).nullable(),
  /** The counts of each level on the basis of the earlier figure; empty where no case was counted between the two. */
  levels: z.array(z.strictObject({ level, before: tally, after: tally })),
  events: z.strictObject({
    /** How many events moved the figure; null: too many to tell apart. */
    total: z.int().nullable(),
    /** Those that moved it most. */
    shown: z.array(movingEvent),
  }),
});
export type Causes = z.infer<typeof causes>;

export const explanation = z.strictObject({
  /** All calculations of this check, the first one first. */
  calculations: z.array(z.strictObject({ calculationId: z.string(), calculatedAt: z.string() })),
  calculation: fullResult,
  against: fullResult.nullable(),
  difference: difference.nullable(),
  /** What caused the difference, from the earlier of the two to the later one. */
  causes: causes.nullable(),
});
export type Explanation = z.infer<typeof explanation>;
