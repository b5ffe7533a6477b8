import { z } from 'zod';
import { address, instant, localDate, rulesetVersion, sectionId } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { precedentOut } from './contract/result.ts';
import {
  type CorrectionEvent,
  correctionDropped,
  correctionTold,
  resultCorrected,
} from './corrections/correction-events.ts';
import { withoutUnconsentedAnswer, withoutUnconsentedResult } from './sensitive/unconsented.ts';
import { calculationSchema } from './win-rate/calculation-schema.ts';

/**
 * Events of one self-diagnosis. `owner` is the person who answers. Text in their own words is sealed under their key;
 * choices, dates and yes or no are not, because without the key nothing shows whose they are.
 */

const owner = z.uuid();
const question = { owner, key: z.string().min(1), ...address };
/**
 * The question that stood open after these answers, so that it shows where people stop; null where none did or a sensitive one
 * does. Absent: an earlier answer of the same request, or one that was saved before this was recorded.
 */
const asks = { asks: z.string().min(1).nullable().optional() };
/** What the check was begun on; null where that wasn't told. */
const device = z.enum(['phone', 'desktop']);
export type CheckDevice = z.infer<typeof device>;

const timeSpan = z.strictObject({ start: z.string(), end: z.string(), breakMinutes: z.int() });
const contact = z.strictObject({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
});
/** What was chosen of several choices. */
const chosen = z.array(z.string()).readonly();
const personalAnswer = z.union([z.strictObject({ custom: storableText(30) }), storableText(200), contact]);

const checkStarted = z.strictObject({
  owner,
  questionnaire: z.enum(['basic', 'detail']),
  /** The sections chosen by hand; null where the intake opens them. */
  sections: z.array(sectionId).nullable(),
  rulesetVersion,
  /** The outdated draft from which the new draft takes over the unchanged answers. */
  carriedFrom: z.uuid().nullable(),
  device: device.nullable(),
  /** The finished check of the same person whose answers this one was begun with. */
  madeFrom: z.uuid().nullable(),
});
const answerGiven = z.strictObject({
  ...question,
  ...asks,
  /** null where the answer is personal. */
  value: z.union([storableText(200), z.int(), timeSpan, chosen]).nullable(),
  /** null where the answer isn't personal, and once the person's key is destroyed. */
  personal: personalAnswer.nullable(),
});
/** About health, union membership or pregnancy, which needs a separate consent: sealed under the key of that consent. */
const sensitiveAnswerGiven = z.strictObject({
  ...question,
  consentedAt: instant,
  /** null once the consent is withdrawn, or the person has left. */
  answer: z.union([z.enum(['yes', 'no', 'unknown']), chosen]).nullable(),
});
const questionLeftBlank = z.strictObject({ ...question, ...asks });
const answerCleared = z.strictObject({ ...question, ...asks });

/**
 * A whole calculation as it was made: it never changes. A change of its shape needs a new version of `ResultCalculated` and
 * an upcaster from this one.
 */
const recordedCalculation = z.strictObject({
  calculationId: z.uuid(),
  calculatedAt: instant,
  /** The position up to which the log had been read when the cases were counted. */
  casePosition: z.string().min(1),
  calculation: calculationSchema,
  /** The cases shown beside it, as they were at that time. */
  precedents: z.array(precedentOut),
});
export type RecordedCalculation = z.infer<typeof recordedCalculation>;

/**
 * If sensitive answers influence it, `calculation` is made without them, and `whole` with them, sealed under the same key.
 * So nothing of them remains once the consent is withdrawn.
 */
const resultCalculated = recordedCalculation.extend({
  owner,
  whole: calculationSchema.nullable(),
  /** The part of `whole` that a list shows. */
  wholeFigure: z.strictObject({ shownRate: z.number().nullable() }).nullable(),
  consentedAt: instant.nullable(),
});
const checkDiscarded = z.strictObject({
  owner,
  why: z.enum(['by_owner', 'ruleset_changed', 'replaced', 'abandoned', 'owner_left']),
});
const outcomeReported = z.strictObject({
  owner,
  ended: z.enum(['won', 'partial', 'lost', 'settled', 'withdrawn', 'not_pursued']),
  where: z.enum(['local_commission', 'central_commission', 'court', 'elsewhere']),
  on: localDate,
});

/** Access to the steps of its results: opened by a paid order, locked again when the whole payment is refunded. */
const resultOpened = z.strictObject({ owner, orderId: z.uuid() });
const resultLocked = z.strictObject({ owner, orderId: z.uuid() });
/** The owner has seen the paid steps for the first time: from then on the service is supplied (전자상거래법 제17조 제2항 제5호). */
const paidResultRead = z.strictObject({ owner, orderId: z.uuid() });

export type DiscardReason = z.infer<typeof checkDiscarded>['why'];
export type DisputeOutcome = Omit<z.infer<typeof outcomeReported>, 'owner'>;
export type PersonalAnswer = z.infer<typeof personalAnswer>;

export type CheckEvent =
  | { type: 'CheckStarted'; data: z.infer<typeof checkStarted> }
  | { type: 'AnswerGiven'; data: z.infer<typeof answerGiven> }
  | { type: 'SensitiveAnswerGiven'; data: z.infer<typeof sensitiveAnswerGiven> }
  | { type: 'QuestionLeftBlank'; data: z.infer<typeof questionLeftBlank> }
  | { type: 'AnswerCleared'; data: z.infer<typeof answerCleared> }
  | { type: 'ResultCalculated'; data: z.infer<typeof resultCalculated> }
  | { type: 'CheckDiscarded'; data: z.infer<typeof checkDiscarded> }
  | { type: 'OutcomeReported'; data: z.infer<typeof outcomeReported> }
  | { type: 'ResultOpened'; data: z.infer<typeof resultOpened> }
  | { type: 'ResultLocked'; data: z.infer<typeof resultLocked> }
  | { type: 'PaidResultRead'; data: z.infer<typeof paidResultRead> }
  | CorrectionEvent;

/** Whether an answer can't be read any more: its key is destroyed (own words, or sensitive), or nobody consented to it. */
export const isLostAnswer = (event: CheckEvent): boolean =>
  (event.type === 'AnswerGiven' && event.data.value === null && event.data.personal === null) ||
  (event.type === 'SensitiveAnswerGiven' && event.data.answer === null);

export const checkEvents = [
  defineEvent({
    type: 'CheckStarted',
    version: 3,
    schema: checkStarted,
    upcast: {
      1: (data) => ({ ...z.record(z.string(), z.unknown()).parse(data), device: null }),
      2: (data) => ({ ...z.record(z.string(), z.unknown()).parse(data), madeFrom: null }),
    },
  }),
  defineEvent({
    type: 'AnswerGiven',
    version: 4,
    schema: answerGiven,
    // Version 3 added several choices, version 4 the question that is asked next.
    upcast: { 1: withoutUnconsentedAnswer, 2: (data) => data, 3: (data) => data },
    // Sealed under the check's own key: when a draft is discarded, its written answers become unreadable, too.
    sealed: { person: 'owner', fields: ['personal'], apart: true },
  }),
  defineEvent({
    type: 'SensitiveAnswerGiven',
    version: 2,
    schema: sensitiveAnswerGiven,
    // Version 2 added several choices.
    upcast: { 1: (data) => data },
    sealed: { person: 'owner', fields: ['answer'], consentedAt: 'consentedAt' },
  }),
  // Version 2 of both added the question that is asked next.
  defineEvent({ type: 'QuestionLeftBlank', version: 2, schema: questionLeftBlank, upcast: { 1: (data) => data } }),
  defineEvent({ type: 'AnswerCleared', version: 2, schema: answerCleared, upcast: { 1: (data) => data } }),
  defineEvent({
    type: 'ResultCalculated',
    version: 4,
    schema: resultCalculated,
    sealed: { person: 'owner', fields: ['whole', 'wholeFigure'], consentedAt: 'consentedAt' },
    positions: ['casePosition'],
    upcast: {
      1: (data) => ({
        ...z.record(z.string(), z.unknown()).parse(data),
        whole: null,
        wholeFigure: null,
        consentedAt: null,
      }),
      2: withoutUnconsentedResult,
      // Version 4 added the stage, the obstacle, the scale of each step and routes.
      3: (data) => data,
    },
  }),
  defineEvent({ type: 'CheckDiscarded', version: 1, schema: checkDiscarded }),
  defineEvent({ type: 'OutcomeReported', version: 1, schema: outcomeReported }),
  defineEvent({ type: 'ResultOpened', version: 1, schema: resultOpened }),
  defineEvent({ type: 'ResultLocked', version: 1, schema: resultLocked }),
  defineEvent({ type: 'PaidResultRead', version: 1, schema: paidResultRead }),
  defineEvent({
    type: 'ResultCorrected',
    version: 1,
    schema: resultCorrected,
    sealed: { person: 'owner', fields: ['whole'], consentedAt: 'consentedAt' },
  }),
  defineEvent({ type: 'CorrectionTold', version: 1, schema: correctionTold }),
  defineEvent({ type: 'CorrectionDropped', version: 1, schema: correctionDropped }),
] as const;
