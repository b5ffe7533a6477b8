import { z } from 'zod';
import { addressOut, answerValue } from '../../kernel/contract/values.ts';
import { fullResult } from './result.ts';

/** A calculation with all its steps, alone or beside another one of the same check. */

export const explanationQuery = z.strictObject({ against: z.uuid().optional() });

const changedAnswer = z.strictObject({
  ...addressOut.shape,
  title: z.string(),
  /** Absent if that path didn't reach the question. */
  before: answerValue.optional(),
  after: answerValue.optional(),
});

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

export const explanation = z.strictObject({
  /** All calculations of this check, the first one first. */
  calculations: z.array(z.strictObject({ calculationId: z.string(), calculatedAt: z.string() })),
  calculation: fullResult,
  against: fullResult.nullable(),
  difference: difference.nullable(),
});
export type Explanation = z.infer<typeof explanation>;
