import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { lengths } from './lengths.ts';
import { testimonialOutcomeIds } from './testimonial-outcomes.ts';

/**
 * Events of one testimonial, which is of a finished check: so who wrote it has used the service, and once. Nobody reads it before the firm has
 * looked at it. What either side says is sealed under the writer's key, and ends with them.
 */

const testimonialId = z.uuid();
const owner = z.uuid();
const at = z.iso.datetime();
const personal = (most: number) => z.strictObject({ text: storableText(most) }).nullable();

const said = {
  stars: z.int().min(1).max(5),
  outcome: z.enum(testimonialOutcomeIds),
  /** They got something for it, or were promised something: readers are told so. */
  inReturn: z.boolean(),
  personal: personal(lengths.testimonial),
};
const written = z.strictObject({ testimonialId, owner, checkId: z.uuid(), ...said, at });
const changed = z.strictObject({ testimonialId, owner, ...said, at });
/** `inReturn`: as the firm knows it, where the writer hasn't said so. */
const accepted = z.strictObject({ testimonialId, owner, inReturn: z.boolean(), at });
/** Before it was shown, or afterwards; the text is why. */
const declined = z.strictObject({ testimonialId, owner, personal: personal(lengths.reason), at });
const answered = z.strictObject({ testimonialId, owner, personal: personal(lengths.answer), at });
const removed = z.strictObject({ testimonialId, owner, at });

export type TestimonialEvent =
  | { type: 'TestimonialWritten'; data: z.infer<typeof written> }
  | { type: 'TestimonialChanged'; data: z.infer<typeof changed> }
  | { type: 'TestimonialAccepted'; data: z.infer<typeof accepted> }
  | { type: 'TestimonialDeclined'; data: z.infer<typeof declined> }
  | { type: 'TestimonialAnswered'; data: z.infer<typeof answered> }
  | { type: 'TestimonialRemoved'; data: z.infer<typeof removed> };

const sealed = { version: 1, sealed: { person: 'owner', fields: ['personal'] } } as const;

export const testimonialEvents = [
  defineEvent({ type: 'TestimonialWritten', schema: written, ...sealed }),
  defineEvent({ type: 'TestimonialChanged', schema: changed, ...sealed }),
  defineEvent({ type: 'TestimonialAccepted', version: 1, schema: accepted }),
  defineEvent({ type: 'TestimonialDeclined', schema: declined, ...sealed }),
  defineEvent({ type: 'TestimonialAnswered', schema: answered, ...sealed }),
  defineEvent({ type: 'TestimonialRemoved', version: 1, schema: removed }),
] as const;
