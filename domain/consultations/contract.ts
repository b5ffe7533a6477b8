import { z } from 'zod';
import { conflict } from '../conflicts/conflict.ts';
import { expectedRevision, instant } from '../kernel/contract/values.ts';
import { storableText, visibleText } from '../kernel/text/text.ts';
import { lengths } from './lengths.ts';
import { weekdays } from './slots.ts';
import { outcomeIds, stages } from './stages.ts';
import { topicIds } from './topics.ts';

/** Consultations over HTTP: `/api/consult`. */

const kind = z.enum(['free', 'paid']);
/** Whether the time is one of the firm's is decided in the domain (`slots.ts`), which says why not. */
const slot = z.strictObject({ weekday: z.enum(weekdays), time: z.string().max(5) });
/** Other days and times, and more than three, reach the domain, which answers `consult_slots`. */
const slots = z
  .array(z.strictObject({ weekday: z.enum([...weekdays, 'sat', 'sun']), time: z.string().max(5) }))
  .max(20);
/** A mobile number or an e-mail address. */
const contact = storableText(lengths.contact);

export const requestConsultationBody = z.strictObject({
  kind: kind.default('free'),
  checkId: z.uuid().optional(),
  topic: z.enum(topicIds),
  /** A longer text reaches the domain, which says how much too long it is. */
  body: storableText(30_000),
  /** Who the consultation is for; the account's name where it is left out. */
  client: visibleText(lengths.party).optional(),
  /** Against whom: a company or a person. */
  opponent: visibleText(lengths.party).optional(),
  contact: contact.optional(),
  /** The firm calls back, which needs a contact. */
  wantsCall: z.boolean().default(false),
  slots,
  wantsChanceReview: z.boolean(),
});
export type RequestConsultationBody = z.input<typeof requestConsultationBody>;

/** The person's changes: adds a message, wishes other times (once), or makes one that isn't paid yet a free one. */
export const changeConsultationBody = z
  .strictObject({
    message: visibleText(lengths.message).optional(),
    slots: slots.optional(),
    kind: z.literal('free').optional(),
    expectedRevision,
  })
  .refine(({ expectedRevision: _seen, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: '보낼 내용을 적어 주세요.',
  });
export type ChangeConsultationBody = z.infer<typeof changeConsultationBody>;

/** `assignee`: `me` takes it, an id hands it to another attorney. `reason` is needed in spite of a conflict. */
export const assignConsultationBody = z.strictObject({
  assignee: z.union([z.literal('me'), z.uuid()]),
  reason: visibleText(lengths.reason).optional(),
  expectedRevision,
});
/** An answer, an agreed time (the instant at which one of the wished slots begins), or both. */
export const answerConsultationBody = z
  .strictObject({ message: visibleText(lengths.message).optional(), at: instant.optional(), expectedRevision })
  .refine(({ message, at }) => message !== undefined || at !== undefined, { error: '답이나 시간을 넣어 주십시오.' });
/** The person takes it back without an outcome; the firm closes with one. */
export const closeConsultationBody = z.strictObject({
  outcome: z.enum(outcomeIds).optional(),
  message: visibleText(lengths.message).optional(),
  expectedRevision,
});

export const makeConsultationFreeBody = z.strictObject({ expectedRevision });

/** What happened in a consultation, in order; texts are what each side wrote. */
export const consultationMessage = z.strictObject({
  by: z.enum(['person', 'firm']),
  /** The attorney's name; the person's own. null once the name is erased. */
  name: z.string().nullable(),
  at: instant,
  /** null where the person's key was destroyed. */
  text: z.string().nullable(),
});

/** What its owner sees. */
export const consultationOut = z.strictObject({
  id: z.uuid(),
  kind,
  stage: z.enum(stages),
  checkId: z.uuid().nullable(),
  topic: z.enum(topicIds),
  body: z.string(),
  client: z.string().nullable(),
  opponent: z.string().nullable(),
  contact: z.string().nullable(),
  wantsCall: z.boolean(),
  slots: z.array(slot),
  wantsChanceReview: z.boolean(),
  requestedAt: instant,
  /** The attorney who has it. */
  assignee: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  /** Begin of the agreed consultation. */
  agreedAt: instant.nullable(),
  messages: z.array(consultationMessage),
  /** Of a paid one: the order that books it, and what it costs. */
  payment: z.strictObject({ amount: z.int(), orderId: z.uuid().nullable(), paidAt: instant.nullable() }).nullable(),
  closed: z
    .strictObject({ at: instant, by: z.enum(['person', 'firm']), outcome: z.enum(outcomeIds).nullable() })
    .nullable(),
  may: z.strictObject({ add: z.boolean(), move: z.boolean(), takeBack: z.boolean(), pay: z.boolean() }),
  revision: z.int(),
});
export type ConsultationOut = z.infer<typeof consultationOut>;

/** A row of the firm's list: nothing of the body, so that a conflict is seen first. */
export const consultationListItem = z.strictObject({
  id: z.uuid(),
  stage: z.enum(stages),
  kind,
  topic: z.enum(topicIds),
  person: z.strictObject({ id: z.uuid(), name: z.string() }),
  checkId: z.uuid().nullable(),
  requestedAt: instant,
  /** The instant of the last word of either side. */
  lastWordAt: instant,
  assignee: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  agreedAt: instant.nullable(),
  wantsCall: z.boolean(),
  wantsChanceReview: z.boolean(),
  conflict: z.boolean(),
  revision: z.int(),
});
export type ConsultationListItem = z.infer<typeof consultationListItem>;

/**
 * What the firm's people read. Where there is a conflict and the reader hasn't said why they go on in spite of it, `withheld` is
 * true and body, contact and messages are empty. `reasonNeeded`: the reader has it, and a conflict has come up since they took
 * it: they take it again with the reason.
 */
export const consultationDetail = consultationOut.omit({ may: true }).extend({
  person: z.strictObject({ id: z.uuid(), name: z.string() }),
  conflicts: z.array(conflict),
  withheld: z.boolean(),
  reasonNeeded: z.boolean(),
  may: z.strictObject({
    ...{ assign: z.boolean(), answer: z.boolean(), agree: z.boolean(), close: z.boolean() },
    makeFree: z.boolean(),
  }),
});
export type ConsultationDetail = z.infer<typeof consultationDetail>;

export const consultationSorts = ['requestedAt', 'lastWordAt', 'agreedAt', 'stage', 'id'] as const;
export type ConsultationSort = (typeof consultationSorts)[number];
export const consultationFilter = z.strictObject({
  id: z.array(z.uuid()).max(1000).optional(),
  stage: z.union([z.enum(stages), z.array(z.enum(stages)).max(stages.length)]).optional(),
  topic: z.enum(topicIds).optional(),
  kind: kind.optional(),
  assignee: z.union([z.literal('me'), z.literal('none'), z.uuid()]).optional(),
  person: z.uuid().optional(),
  /** Agreed times of a range, both inclusive: the calendar. */
  agreedFrom: instant.optional(),
  agreedTo: instant.optional(),
});
export type ConsultationFilter = z.infer<typeof consultationFilter>;

/** Whether the firm takes requests, and what a paid one costs: for the form. */
export const consultationTermsOut = z.strictObject({
  open: z.boolean(),
  /** Whole won with VAT; null where only free ones are taken. */
  price: z.int().nullable(),
  minutes: z.int(),
});
export type ConsultationTerms = z.infer<typeof consultationTermsOut>;

/** Somebody of the firm to whom a consultation can be handed over. */
export const attorneyOut = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  role: z.enum(['advisor', 'admin', 'super']),
});
export type Attorney = z.infer<typeof attorneyOut>;
