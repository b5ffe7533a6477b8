import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';
import { isVisible } from '../../kernel/text/visible.ts';
import { lengths } from '../lengths.ts';
import { testimonialOutcomeIds, testimonialStates } from '../testimonial-outcomes.ts';

/** Reviews over HTTP: `/api/boards/review`, and `/api/admin/board-reviews` for the firm. */

const stars = z.int().min(1).max(5);
const outcome = z.enum(testimonialOutcomeIds);

const said = {
  stars,
  outcome,
  text: requiredText(lengths.testimonial).refine(isVisible, { error: '후기를 적어 주세요.' }),
  /** Something was given or promised for it. */
  inReturn: z.boolean(),
};
export const writeTestimonialBody = z.strictObject({ checkId: z.uuid(), ...said });
export const changeTestimonialBody = z.strictObject({ ...said, expectedRevision });
export const acceptTestimonialBody = z.strictObject({ inReturn: z.boolean(), expectedRevision });
export const declineTestimonialBody = z.strictObject({ reason: visibleText(lengths.reason), expectedRevision });
export const answerTestimonialBody = z.strictObject({ text: visibleText(lengths.answer), expectedRevision });

const answer = z.strictObject({ text: z.string().nullable(), at: instant }).nullable();

/** A review as everybody reads it. */
export const testimonialOut = z.strictObject({
  id: z.uuid(),
  /** The first letter of a name. */
  name: z.string(),
  ...{ stars, outcome, inReturn: z.boolean(), text: z.string().nullable() },
  at: instant,
  answer,
});
export type TestimonialOut = z.infer<typeof testimonialOut>;

/** One's own review. */
export const ownTestimonial = testimonialOut.extend({
  checkId: z.uuid(),
  state: z.enum(testimonialStates),
  /** Why it isn't shown. */
  declined: z.string().nullable(),
  revision: z.int(),
});
export type OwnTestimonial = z.infer<typeof ownTestimonial>;

/** A review as the firm looks at it. */
export const adminTestimonial = ownTestimonial
  .omit({ name: true, checkId: true })
  .extend({ person: z.strictObject({ id: z.uuid(), name: z.string() }) });
export type AdminTestimonial = z.infer<typeof adminTestimonial>;

export const testimonialSorts = ['at'] as const;
export const testimonialFilter = z.strictObject({ outcome: outcome.optional(), stars: stars.optional() });
export type TestimonialFilter = z.infer<typeof testimonialFilter>;
export const adminTestimonialFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  state: z.enum(testimonialStates).optional(),
});
export type AdminTestimonialFilter = z.infer<typeof adminTestimonialFilter>;
