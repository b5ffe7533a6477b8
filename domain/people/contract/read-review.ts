import { z } from 'zod';
import { visibleText } from '../../kernel/text/text.ts';
import { month, unusualReasons } from '../read-review.ts';
import { readPurpose } from './access-log.ts';

/** The monthly review of who of the firm read whose data: `/api/admin/access-review`. */

/** By default the month that is running in Korea. */
export const readReviewQuery = z.strictObject({ month: month.optional() });
export const readReviewBody = z.strictObject({ month, reason: visibleText(500) });

const reader = z.strictObject({
  reader: z.strictObject({ id: z.string(), name: z.string(), role: z.string() }),
  /** The one who looks. */
  isYou: z.boolean(),
  reads: z.int(),
  people: z.int(),
  exports: z.int(),
  offHours: z.int(),
  networks: z.int(),
  usual: z.number().nullable(),
  purposes: z.array(z.strictObject({ purpose: readPurpose, reads: z.int() })),
  unusual: z.array(z.enum(unusualReasons)),
});
export type ReviewedReader = z.infer<typeof reader>;

export const readReviewOut = z.strictObject({
  month,
  /** Those with something unusual first, then those who read most. */
  readers: z.array(reader),
  /** Who has looked through this month, the latest first. */
  reviews: z.array(
    z.strictObject({
      at: z.iso.datetime(),
      by: z.strictObject({ id: z.string(), name: z.string() }),
      note: z.string(),
      readers: z.int(),
      reads: z.int(),
    }),
  ),
});
export type ReadReviewOut = z.infer<typeof readReviewOut>;
