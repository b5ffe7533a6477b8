import { z } from 'zod';
import { address, instant, localDate, rulesetVersion, sectionId } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/event-definition.ts';
import { storableText } from '../kernel/text.ts';
import { precedentOut } from './contract/result.ts';
import { calculationSchema } from './win-rate/calculation-schema.ts';

/**
 * Facts about one self-diagnosis. `owner` is the person who answers. What they wrote in their own words is sealed under
 * their key; choices, dates and yes or no are not: without the key they belong to nobody.
 */

const owner = z.uuid();
const question = { owner, key: z.string().min(1), ...address };

const timeSpan = z.strictObject({ start: z.string(), end: z.string(), breakMinutes: z.int() });
const contact = z.strictObject({
  name: z.string().optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
});
const personalAnswer = z.union([z.strictObject({ custom: storableText(30) }), storableText(200), contact]);

const checkStarted = z.strictObject({
  owner,
  questionnaire: z.enum(['basic', 'detail']),
  /** The sections chosen by hand; null where the intake opens them. */
  sections: z.array(sectionId).nullable(),
  rulesetVersion,
  /** The outdated draft whose unchanged answers this one takes over. */
  carriedFrom: z.uuid().nullable(),
});
const answerGiven = z.strictObject({
  ...question,
  /** null where the answer is personal. */
  value: z.union([storableText(200), z.int(), timeSpan]).nullable(),
  /** null where the answer isn't personal, and once the person's key is destroyed. */
  personal: personalAnswer.nullable(),
});
/** Of health, union membership or pregnancy, which needs a consent of its own: sealed under the key of that consent. */
const sensitiveAnswerGiven = z.strictObject({
  ...question,
  consentedAt: instant,
  /** null once the consent is taken back, or the person has left. */
  answer: z.enum(['yes', 'no', 'unknown']).nullable(),
});
const questionLeftBlank = z.strictObject(question);
const answerCleared = z.strictObject(question);

/**
 * A calculation as it was made, whole: it never changes. Whoever changes the shape of a calculation gives
 * `ResultCalculated` a new version and an upcaster from this one.
 */
const recordedCalculation = z.strictObject({
  calculationId: z.uuid(),
  calculatedAt: instant,
  /** How far the log had been read when the cases were counted. */
  casePosition: z.string().min(1),
  calculation: calculationSchema,
  /** The cases shown beside it, as they stood. */
  precedents: z.array(precedentOut),
});
export type RecordedCalculation = z.infer<typeof recordedCalculation>;

/**
 * Where sensitive answers have a part in it, `calculation` is made as if they had been passed over, and `whole` with them,
 * sealed like them. So nothing of them is left once the consent is taken back.
 */
const resultCalculated = recordedCalculation.extend({
  owner,
  whole: calculationSchema.nullable(),
  /** Of `whole`, what a list shows. */
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

/** The inside of its results: opened by an order that is paid, locked again where all of it was paid back. */
const resultOpened = z.strictObject({ owner, orderId: z.uuid() });
const resultLocked = z.strictObject({ owner, orderId: z.uuid() });
/** Its owner has seen for the first time what was paid for: it is supplied (전자상거래법 제17조 제2항 제5호). */
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
  | { type: 'PaidResultRead'; data: z.infer<typeof paidResultRead> };

/** Whether an answer was lost with its key: in one's own words, or sensitive; nobody can read it any more. */
export const isLostAnswer = (event: CheckEvent): boolean =>
  (event.type === 'AnswerGiven' && event.data.value === null && event.data.personal === null) ||
  (event.type === 'SensitiveAnswerGiven' && event.data.answer === null);

export const checkEvents = [
  defineEvent({ type: 'CheckStarted', version: 1, schema: checkStarted }),
  defineEvent({
    type: 'AnswerGiven',
    version: 1,
    schema: answerGiven,
    // Under the check's own key: a draft that is thrown away takes along what was written in it.
    sealed: { person: 'owner', fields: ['personal'], apart: true },
  }),
  defineEvent({
    type: 'SensitiveAnswerGiven',
    version: 1,
    schema: sensitiveAnswerGiven,
    sealed: { person: 'owner', fields: ['answer'], consentedAt: 'consentedAt' },
  }),
  defineEvent({ type: 'QuestionLeftBlank', version: 1, schema: questionLeftBlank }),
  defineEvent({ type: 'AnswerCleared', version: 1, schema: answerCleared }),
  defineEvent({
    type: 'ResultCalculated',
    version: 2,
    schema: resultCalculated,
    sealed: { person: 'owner', fields: ['whole', 'wholeFigure'], consentedAt: 'consentedAt' },
    upcast: {
      1: (data) => ({
        ...z.record(z.string(), z.unknown()).parse(data),
        whole: null,
        wholeFigure: null,
        consentedAt: null,
      }),
    },
  }),
  defineEvent({ type: 'CheckDiscarded', version: 1, schema: checkDiscarded }),
  defineEvent({ type: 'OutcomeReported', version: 1, schema: outcomeReported }),
  defineEvent({ type: 'ResultOpened', version: 1, schema: resultOpened }),
  defineEvent({ type: 'ResultLocked', version: 1, schema: resultLocked }),
  defineEvent({ type: 'PaidResultRead', version: 1, schema: paidResultRead }),
] as const;
