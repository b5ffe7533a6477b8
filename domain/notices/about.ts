import { z } from 'zod';

/** What a notice is about: the matter, and what tells one turn of it from another. Never a word of what anybody wrote. */

const advice = z.uuid();
const consultation = z.uuid();
const stage = z.literal([1, 2]);
const instant = z.iso.datetime();
const reviewDue = { advice, stage, dueAt: instant };

export const about = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('review_requested'), ...reviewDue }),
  z.strictObject({ kind: z.literal('review_handed_over'), advice, stage }),
  z.strictObject({ kind: z.literal('review_returned'), advice, dueAt: instant }),
  z.strictObject({ kind: z.literal('review_nearly_due'), ...reviewDue }),
  z.strictObject({ kind: z.literal('review_overdue'), ...reviewDue }),
  z.strictObject({ kind: z.literal('review_recalled'), advice, caseId: z.uuid(), revision: z.int() }),
  z.strictObject({ kind: z.literal('consultation_requested'), consultation }),
  /** `since`: nobody of the firm has written or agreed on a time after it. */
  z.strictObject({ kind: z.literal('consultation_assigned'), consultation, since: instant }),
  z.strictObject({ kind: z.literal('consultation_waits'), consultation, since: instant }),
  z.strictObject({ kind: z.literal('order_stuck'), order: z.uuid(), why: z.enum(['owed_back', 'refund_refused']) }),
  z.strictObject({ kind: z.literal('testimonial_waits'), testimonial: z.uuid() }),
  z.strictObject({ kind: z.literal('comment_reported'), comment: z.uuid() }),
]);
export type About = z.infer<typeof about>;
