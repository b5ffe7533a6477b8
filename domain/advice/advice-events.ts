import { z } from 'zod';
import { conflict } from '../conflicts/conflict.ts';
import { instant } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { storableText } from '../kernel/text/text.ts';
import { type ReportEvent, reportEvents } from './reports/report-events.ts';
import { checkedPoint, reviewComment } from './review/review-copy.ts';
import { type ShownEvent, shownEvents } from './shown/shown-events.ts';
import { breaks } from './texts/breaks.ts';
import { citation, droppedClaims } from './texts/citation.ts';
import { lengths } from './texts/text-lengths.ts';

/**
 * Events of one advice, from the question to its publication. Everything that somebody wrote in it is sealed under the
 * asker's key, also the reviewers' words, because they quote the asker. Once it rests on the consent for sensitive texts, it is
 * sealed under the key of that consent. Sealed fields are null once their key is destroyed.
 */

const asker = z.uuid();
const at = z.iso.datetime();
const stage = z.literal([1, 2]);
const reviewer = z.uuid();
const tokens = z.int().min(0);
/** The consent that a text about health, birth, a union and the like rests on; null for ordinary ones. */
const consentedAt = instant.nullable();

/** Client and opponent as the asker named them, so that the firm never serves both sides unnoticed. */
export const parties = z.strictObject({
  client: storableText(lengths.party).nullable(),
  opponent: storableText(lengths.party).nullable(),
});
export type Parties = z.infer<typeof parties>;

/** Tokens of a call, and its cost in micro-won. */
export const spent = z.strictObject({ inputTokens: tokens, outputTokens: tokens, costMicroWon: tokens });

const asked = z.strictObject({
  asker,
  checkId: z.uuid().nullable(),
  companyId: z.uuid().nullable(),
  /** The question is the first message. */
  messageId: z.uuid(),
  question: storableText(lengths.question).nullable(),
  parties: parties.nullable(),
  consentedAt,
});
const messageSent = z.strictObject({
  asker,
  messageId: z.uuid(),
  text: storableText(lengths.message).nullable(),
  consentedAt,
});

/** Written before the advisor is called: what the answer may rest on, and who writes it. */
const answerBegun = z.strictObject({
  asker,
  answerId: z.uuid(),
  messageId: z.uuid(),
  advisor: z.strictObject({
    kind: z.enum(['openai', 'embedded']),
    model: storableText(200),
    promptVersion: storableText(100),
    settings: z.record(storableText(60), z.union([storableText(200), z.number(), z.boolean()])),
  }),
  lawDate: z.string(),
  passages: z.array(z.strictObject({ caseId: z.uuid(), revision: z.int(), passage: z.int() })),
  tests: z.array(z.strictObject({ rulesetVersion: z.string(), item: z.string() })),
});
const checkedAnswer = {
  asker,
  answerId: z.uuid(),
  text: storableText(lengths.answer).nullable(),
  citations: z.array(citation),
  dropped: droppedClaims,
  consentedAt,
};
/** `spent` is null where nobody reported it. */
const answered = z.strictObject({ ...checkedAnswer, finish: z.enum(['complete', 'length']), spent: spent.nullable() });
/** `text` is what had been checked and sent by then. */
const answerBroken = z.strictObject({ ...checkedAnswer, why: z.enum(breaks), spent: spent.nullable() });

const review1Requested = z.strictObject({
  asker,
  /** From 1; a new round begins when the draft is frozen anew and when a published advice is amended. */
  round: z.int().min(1),
  by: z.enum(['asker', 'admin']),
  /** The answers that the draft was made of. */
  messages: z.array(z.uuid()),
  text: storableText(lengths.advice).nullable(),
  citations: z.array(citation),
  note: storableText(lengths.note).nullable(),
  dueAt: at,
  consentedAt,
});
const claimed = z.strictObject({
  stage,
  reviewer,
  until: at,
  tookOverFrom: z.uuid().nullable(),
  /** The conflicts of interest that the reviewer saw and accepted. Their reason is the `reason` of the event. */
  despite: z.array(conflict),
});
const leaseRenewed = z.strictObject({ stage, reviewer, until: at });
const released = z.strictObject({ stage, reviewer });
const reassigned = z.strictObject({ stage, from: z.uuid().nullable(), to: z.uuid(), until: at });

const judgement = {
  asker,
  stage,
  reviewer,
  text: storableText(lengths.advice).nullable(),
  comments: z.array(reviewComment).nullable(),
  checklist: z.array(checkedPoint),
  consentedAt,
};
const approved = z.strictObject({
  ...judgement,
  citations: z.array(citation),
  /** The registration number of the labour attorney at that time; null if none is recorded. */
  registration: storableText(40).nullable(),
});
/** Stage 1: back to the asker. Stage 2: back to review 1, which is due by `dueAt`. */
const returned = z.strictObject({
  ...judgement,
  reason: storableText(lengths.note).nullable(),
  dueAt: at.nullable(),
});
const review2Requested = z.strictObject({
  asker,
  note: storableText(lengths.note).nullable(),
  dueAt: at,
  consentedAt,
});
const published = z.strictObject({
  asker,
  text: storableText(lengths.advice).nullable(),
  citations: z.array(citation),
  lawDate: z.string(),
  reviewers: z.array(z.strictObject({ stage, userId: z.uuid(), registration: storableText(40).nullable() })),
  /**
   * What was open, and whether reviewer 2 confirmed that they publish it so; `isKnown` is false where the request didn't say. Null
   * where that wasn't recorded yet.
   */
  open: z
    .strictObject({
      points: z.array(checkedPoint),
      comments: z.int().min(0),
      isUnregistered: z.boolean(),
      isKnown: z.boolean(),
    })
    .nullable(),
  consentedAt,
});
/** The reason is the event's. */
const amended = z.strictObject({ asker, round: z.int().min(2), dueAt: at });
const withdrawn = z.strictObject({ asker, by: z.enum(['staff', 'asker_left', 'consent_withdrawn']) });
const rated = z.strictObject({
  asker,
  stars: z.int().min(1).max(5),
  comment: storableText(lengths.note).nullable(),
  consentedAt,
});

/** A cited case changed after the citation was made. */
const flagged = z.strictObject({
  asker,
  caseId: z.uuid(),
  /** The revision that is cited, and the one that changed it. */
  citedRevision: z.int(),
  revision: z.int(),
  change: z.enum(['corrected', 'withdrawn', 'merged', 'restored']),
});
/** Somebody of the firm looked at the change; the reason is the event's. */
const flagSettled = z.strictObject({ asker, caseId: z.uuid(), revision: z.int() });

export type AdviceEvent =
  | { type: 'AdviceAsked'; data: z.infer<typeof asked> }
  | { type: 'AdviceMessageSent'; data: z.infer<typeof messageSent> }
  | { type: 'AdviceAnswerBegun'; data: z.infer<typeof answerBegun> }
  | { type: 'AdviceAnswered'; data: z.infer<typeof answered> }
  | { type: 'AdviceAnswerBroken'; data: z.infer<typeof answerBroken> }
  | { type: 'Review1Requested'; data: z.infer<typeof review1Requested> }
  | { type: 'ReviewClaimed'; data: z.infer<typeof claimed> }
  | { type: 'ReviewLeaseRenewed'; data: z.infer<typeof leaseRenewed> }
  | { type: 'ReviewReleased'; data: z.infer<typeof released> }
  | { type: 'ReviewReassigned'; data: z.infer<typeof reassigned> }
  | { type: 'ReviewApproved'; data: z.infer<typeof approved> }
  | { type: 'ReviewReturned'; data: z.infer<typeof returned> }
  | { type: 'Review2Requested'; data: z.infer<typeof review2Requested> }
  | { type: 'AdvicePublished'; data: z.infer<typeof published> }
  | { type: 'AdviceAmended'; data: z.infer<typeof amended> }
  | { type: 'AdviceWithdrawn'; data: z.infer<typeof withdrawn> }
  | { type: 'AdviceRated'; data: z.infer<typeof rated> }
  | { type: 'AdviceFlagged'; data: z.infer<typeof flagged> }
  | { type: 'AdviceFlagSettled'; data: z.infer<typeof flagSettled> }
  | ReportEvent
  | ShownEvent;

const sealed = (...fields: string[]) => ({
  version: 2,
  sealed: { person: 'asker', fields, consentedAt: 'consentedAt', consentIsOptional: true } as const,
  // Before, no text was known to rest on a consent of its own.
  upcast: { 1: (data: unknown) => ({ ...z.record(z.string(), z.unknown()).parse(data), consentedAt: null }) },
});

export const adviceEvents = [
  defineEvent({ type: 'AdviceAsked', schema: asked, ...sealed('question', 'parties') }),
  defineEvent({ type: 'AdviceMessageSent', schema: messageSent, ...sealed('text') }),
  defineEvent({ type: 'AdviceAnswerBegun', version: 1, schema: answerBegun }),
  defineEvent({ type: 'AdviceAnswered', schema: answered, ...sealed('text') }),
  defineEvent({ type: 'AdviceAnswerBroken', schema: answerBroken, ...sealed('text') }),
  defineEvent({ type: 'Review1Requested', schema: review1Requested, ...sealed('text', 'note') }),
  defineEvent({
    ...{ type: 'ReviewClaimed', version: 2, schema: claimed },
    // Version 1 didn't record the accepted conflicts, so the holder of such a review has to give the reason once more.
    upcast: { 1: (data: unknown) => ({ ...z.record(z.string(), z.unknown()).parse(data), despite: [] }) },
  }),
  defineEvent({ type: 'ReviewLeaseRenewed', version: 1, schema: leaseRenewed }),
  defineEvent({ type: 'ReviewReleased', version: 1, schema: released }),
  defineEvent({ type: 'ReviewReassigned', version: 1, schema: reassigned }),
  defineEvent({ type: 'ReviewApproved', schema: approved, ...sealed('text', 'comments') }),
  defineEvent({ type: 'ReviewReturned', schema: returned, ...sealed('text', 'comments', 'reason') }),
  defineEvent({ type: 'Review2Requested', schema: review2Requested, ...sealed('note') }),
  defineEvent({
    ...{ type: 'AdvicePublished', schema: published, ...sealed('text'), version: 3 },
    // Before, what was open at the publication wasn't recorded.
    upcast: {
      ...sealed().upcast,
      2: (data: unknown) => ({ ...z.record(z.string(), z.unknown()).parse(data), open: null }),
    },
  }),
  defineEvent({ type: 'AdviceAmended', version: 1, schema: amended }),
  defineEvent({ type: 'AdviceWithdrawn', version: 1, schema: withdrawn }),
  defineEvent({ type: 'AdviceRated', schema: rated, ...sealed('comment') }),
  defineEvent({ type: 'AdviceFlagged', version: 1, schema: flagged }),
  defineEvent({ type: 'AdviceFlagSettled', version: 1, schema: flagSettled }),
  ...reportEvents,
  ...shownEvents,
] as const;
