import { z } from 'zod';
import { conflict } from '../conflicts/conflict.ts';
import { instant } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { lengths } from './lengths.ts';
import { slotTimes, weekdays } from './slots.ts';
import { outcomeIds } from './stages.ts';
import { topicIds } from './topics.ts';

/**
 * Events of one consultation, from the request to its end. What either side wrote is sealed under the key of the person who
 * asked, also the firm's words, because they are about that person. Once it rests on the consent for sensitive texts, it is sealed
 * under the key of that consent. Sealed fields are null once their key is destroyed.
 */

const owner = z.uuid();
const at = z.iso.datetime();
const attorney = z.uuid();
/** The consent that a text about health, birth, a union and the like rests on; null for ordinary ones. */
const consentedAt = instant.nullable();
const slot = z.strictObject({ weekday: z.enum(weekdays), time: z.enum(slotTimes) });
const slots = z.array(slot);
const text = z.strictObject({ text: storableText(lengths.message) }).nullable();

/** What the person wrote. Client and opponent are recorded so that the firm never serves both sides unnoticed. */
const request = z.strictObject({
  body: storableText(lengths.body),
  client: storableText(lengths.party).nullable(),
  opponent: storableText(lengths.party).nullable(),
  /** A mobile number or an e-mail address, in its normal form. */
  contact: storableText(lengths.contact).nullable(),
});

const requested = z.strictObject({
  owner,
  kind: z.enum(['free', 'paid']),
  /** What a paid one costs, in whole won; null for a free one. */
  price: z.int().positive().nullable(),
  checkId: z.uuid().nullable(),
  topic: z.enum(topicIds),
  personal: request.nullable(),
  wantsCall: z.boolean(),
  wantsChanceReview: z.boolean(),
  slots,
  consentedAt,
  at,
});
const paid = z.strictObject({ owner, orderId: z.uuid(), at });
const unpaid = z.strictObject({ owner, orderId: z.uuid(), at });
/** It costs nothing any more. `attorney`: who of the firm decided so; null where the person did. */
const madeFree = z.strictObject({ owner, attorney: attorney.nullable(), at });
const added = z.strictObject({ owner, personal: text, consentedAt, at });
/** Once; a time that was agreed falls away. */
const moved = z.strictObject({ owner, slots, at });
/**
 * The reason of somebody who takes it in spite of a conflict is the event's. Again for the same attorney, where a conflict has
 * come up since and they have said why they go on.
 */
const assigned = z.strictObject({
  owner,
  attorney,
  despite: z.array(conflict),
  at,
});
const timeAgreed = z.strictObject({ owner, attorney, slot, agreedAt: at, at });
const answered = z.strictObject({ owner, attorney, personal: text, consentedAt, at });
const closed = z.strictObject({
  owner,
  by: z.enum(['person', 'firm']),
  /** null where the person took it back. */
  outcome: z.enum(outcomeIds).nullable(),
  at,
});

export type ConsultationEvent =
  | { type: 'ConsultationRequested'; data: z.infer<typeof requested> }
  | { type: 'ConsultationPaid'; data: z.infer<typeof paid> }
  | { type: 'ConsultationUnpaid'; data: z.infer<typeof unpaid> }
  | { type: 'ConsultationMadeFree'; data: z.infer<typeof madeFree> }
  | { type: 'ConsultationAdded'; data: z.infer<typeof added> }
  | { type: 'ConsultationMoved'; data: z.infer<typeof moved> }
  | { type: 'ConsultationAssigned'; data: z.infer<typeof assigned> }
  | { type: 'ConsultationTimeAgreed'; data: z.infer<typeof timeAgreed> }
  | { type: 'ConsultationAnswered'; data: z.infer<typeof answered> }
  | { type: 'ConsultationClosed'; data: z.infer<typeof closed> };
export type AgreedSlot = z.infer<typeof slot>;

const sealed = {
  version: 2,
  sealed: { person: 'owner', fields: ['personal'], consentedAt: 'consentedAt', consentIsOptional: true },
  // Before, no text was known to rest on a consent of its own.
  upcast: { 1: (data: unknown) => ({ ...z.record(z.string(), z.unknown()).parse(data), consentedAt: null }) },
} as const;

export const consultationEvents = [
  defineEvent({ type: 'ConsultationRequested', schema: requested, ...sealed }),
  defineEvent({ type: 'ConsultationPaid', version: 1, schema: paid }),
  defineEvent({ type: 'ConsultationUnpaid', version: 1, schema: unpaid }),
  defineEvent({ type: 'ConsultationMadeFree', version: 1, schema: madeFree }),
  defineEvent({ type: 'ConsultationAdded', schema: added, ...sealed }),
  defineEvent({ type: 'ConsultationMoved', version: 1, schema: moved }),
  defineEvent({ type: 'ConsultationAssigned', version: 1, schema: assigned }),
  defineEvent({ type: 'ConsultationTimeAgreed', version: 1, schema: timeAgreed }),
  defineEvent({ type: 'ConsultationAnswered', schema: answered, ...sealed }),
  defineEvent({ type: 'ConsultationClosed', version: 1, schema: closed }),
] as const;
