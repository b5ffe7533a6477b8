import { z } from 'zod';
import { addressOut, answerValue } from '../../kernel/contract/values.ts';
import { fullResult } from './result.ts';

/** A calculation laid open, alone or beside another one of the same check. */

export const explanationQuery = z.strictObject({ against: z.uuid().optional() });

const changedAnswer = z.strictObject({
  ...addressOut.shape,
  title: z.string(),
  /** Absent where that path didn't come by the question. */
  before: answerValue.optional(),
  after: answerValue.optional(),
});

const figures = z.strictObject({ total: z.int(), decided: z.int(), workerWins: z.int(), partial: z.int() });

/** What made the difference, from the earlier calculation to the later one. null: that didn't change. */
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
  /** Every calculation of this check, the first one first. */
  calculations: z.array(z.strictObject({ calculationId: z.string(), calculatedAt: z.string() })),
  calculation: fullResult,
  against: fullResult.nullable(),
  difference: difference.nullable(),
});
export type Explanation = z.infer<typeof explanation>;
