import { z } from 'zod';
import { answerValue, expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';
import { readings } from '../document/who-read.ts';
import { stages } from '../stages.ts';
import { breaks } from '../texts/breaks.ts';
import { citation, droppedClaims } from '../texts/citation.ts';
import { lengths } from '../texts/text-lengths.ts';

/** AI advice over HTTP, as its asker and the firm read it: `/api/ai-advices`. */

export const askAdviceBody = z.strictObject({
  question: visibleText(lengths.question),
  checkId: z.uuid().optional(),
  companyId: z.uuid().optional(),
  /** Whom the asker is in dispute with, so that the firm never serves both sides unnoticed. */
  opponent: visibleText(lengths.party).optional(),
});
export type AskAdviceBody = z.infer<typeof askAdviceBody>;

/** Registration numbers, telephone numbers and the like that were masked before the text was stored, by kind. */
export const masked = z.record(z.string(), z.int().positive());
export const askedOut = z.strictObject({ id: z.uuid(), revision: z.int(), masked });
export type AskedOut = z.infer<typeof askedOut>;

/** Without `message`: answers the last message that has no complete answer yet, which is the question at first. */
export const chatBody = z.strictObject({ message: visibleText(lengths.message).optional() });
export type ChatBody = z.infer<typeof chatBody>;

/** One turn of the conversation. `asker` turns are always complete. */
export const chatOut = z.strictObject({
  id: z.uuid(),
  by: z.enum(['asker', 'advisor']),
  /** null once the asker has left. */
  text: z.string().nullable(),
  /** `writing`: being written now. `part`: broken off; what is there was checked. */
  status: z.enum(['writing', 'complete', 'part', 'failed']),
  /** Why it broke off or ends early; null if it didn't. */
  why: z.string().nullable(),
  citations: z.array(citation),
  /** Claims that were left out because their source couldn't be confirmed. */
  dropped: droppedClaims,
  /** Who wrote it: a language model, or the advisor that is built in. null for the asker. */
  advisor: z.enum(['openai', 'embedded']).nullable(),
  /** Whether it fits the question, as the asker says; null until they have said so, absent where they aren't asked. */
  fit: z.boolean().nullable().optional(),
});
export type ChatOut = z.infer<typeof chatOut>;

/** The messages of `POST …/chat` as server-sent events, by their name. */
export const chatEvents = {
  /** First: what is being answered, and the id of the answer. */
  begun: z.strictObject({ messageId: z.uuid(), answerId: z.uuid() }),
  /** All places are taken: how many others are answered before. */
  waiting: z.strictObject({ ahead: z.int().min(0) }),
  /** A checked claim. Deltas are joined without anything between them. */
  delta: z.strictObject({ text: z.string() }),
  /** A source that the next delta is the first to name. */
  citation,
  done: z.strictObject({
    /** Of the answer: the same as `answerId`. */
    messageId: z.uuid(),
    finish: z.enum(['complete', 'length']),
    dropped: droppedClaims,
    usage: z.strictObject({ inputTokens: z.int(), outputTokens: z.int() }),
    revision: z.int(),
  }),
  /** The answer broke off, or wasn't begun. What came before was checked and is kept. */
  error: z.strictObject({ code: z.string(), message: z.string(), why: z.enum(breaks) }),
} as const;
export type ChatMessage = {
  [Event in keyof typeof chatEvents]: {
    readonly event: Event;
    readonly data: z.infer<(typeof chatEvents)[Event]>;
  };
}[keyof typeof chatEvents];
/** With `Accept: application/json`: the finished answer whole. */
export const chatWhole = z.strictObject({ answer: chatOut, revision: z.int() });
/** `stopped` is false where no answer was being written. */
export const stoppedOut = z.strictObject({ stopped: z.boolean() });

/** A text at one stage, with what it names. */
export const stageText = z.strictObject({ text: z.string().nullable(), citations: z.array(citation) });
export const publishedText = stageText.extend({
  at: instant,
  /** The Korean date whose law it follows. */
  lawDate: z.string(),
  reviewers: z.array(
    z.strictObject({
      stage: z.literal([1, 2]),
      name: z.string(),
      registration: z.string().nullable(),
      /** `earlier`: review 2 changed the text afterwards. null once the texts can't be read any more. */
      read: z.enum(readings).nullable(),
    }),
  ),
  /** Unguessable; whoever holds the PDF may check it (`/verify/{code}`) . */
  code: z.string().nullable(),
});
export type PublishedText = z.infer<typeof publishedText>;

/** A cited case changed after it was cited. */
export const flagOut = z.strictObject({
  caseId: z.uuid(),
  court: z.string(),
  caseNumber: z.string(),
  change: z.enum(['corrected', 'withdrawn', 'merged', 'restored']),
  citedRevision: z.int(),
  revision: z.int(),
  settled: z.boolean(),
  /** The record's fields before and after, in words. */
  changes: z.array(z.strictObject({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type FlagOut = z.infer<typeof flagOut>;

/** A step on the way to publication, as the asker reads it. Without names before publication. */
export const timelineStep = z.strictObject({
  what: z.enum([
    'asked',
    'review1_requested',
    'review1',
    'review1_done',
    'review2_requested',
    'review2',
    'returned',
    'published',
    'amended',
    'withdrawn',
  ]),
  at: instant,
  /** What the reviewer asks for, where it was returned to the asker. */
  reason: z.string().nullable(),
});
export type TimelineStep = z.infer<typeof timelineStep>;

export const adviceOut = z.strictObject({
  id: z.uuid(),
  revision: z.int(),
  stage: z.enum(stages),
  question: z.string().nullable(),
  checkId: z.uuid().nullable(),
  companyId: z.uuid().nullable(),
  askedAt: instant,
  updatedAt: instant,
  chats: z.array(chatOut),
  /** The frozen draft, once a review was requested. */
  draft: stageText.optional(),
  /** The reviewed texts, only for the firm. */
  review1: stageText.optional(),
  review2: stageText.optional(),
  published: publishedText.optional(),
  /** Of the newest text. */
  citations: z.array(citation),
  /** When the current review is due; null outside of reviews. */
  due: instant.nullable(),
  overdue: z.boolean(),
  flags: z.array(flagOut),
  timeline: z.array(timelineStep),
  rating: z.strictObject({ stars: z.int(), comment: z.string().nullable() }).nullable(),
});
export type AdviceOut = z.infer<typeof adviceOut>;

/** What the asker has told in the terms of the questionnaire: a check begun from the conversation doesn't ask it again. */
export const adviceAnswersOut = z.strictObject({
  answers: z.array(
    z.strictObject({
      key: z.string(),
      value: answerValue,
      /** The words of the conversation from which it was read; null where it was put together from several. */
      said: z.string().nullable(),
    }),
  ),
});
export type AdviceAnswersOut = z.infer<typeof adviceAnswersOut>;

/** A row of the lists. The question is cut to its first line for the firm's list. */
export const adviceListItem = z.strictObject({
  id: z.uuid(),
  stage: z.enum(stages),
  question: z.string().nullable(),
  askedAt: instant,
  updatedAt: instant,
  due: instant.nullable(),
  overdue: z.boolean(),
  /** Who holds the current review; only for the firm. */
  assignee: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  flags: z.int(),
  stars: z.int().nullable(),
});
export type AdviceListItem = z.infer<typeof adviceListItem>;

export const adviceFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  stage: z.union([z.enum(stages), z.array(z.enum(stages))]).optional(),
  /** A person's id, or `me`. */
  assignee: z.union([z.literal('me'), z.uuid()]).optional(),
  overdue: z.boolean().optional(),
  flagged: z.boolean().optional(),
  /** What the reader asked themselves: a reviewer's own questions are among everybody's otherwise. */
  mine: z.literal(true).optional(),
  /** A name, an e-mail address or an id of the asker; words of texts can't be searched, because the texts are sealed. */
  q: requiredText(200).optional(),
});
export type AdviceFilter = z.infer<typeof adviceFilter>;
export const adviceSorts = ['due', 'askedAt', 'updatedAt', 'stage', 'id'] as const;
export type AdviceSort = (typeof adviceSorts)[number];

export const requestReview1Body = z.strictObject({
  messages: z.array(z.uuid()).max(30).optional(),
  note: visibleText(lengths.note).optional(),
  expectedRevision,
});
export const requestReview2Body = z.strictObject({ note: visibleText(lengths.note).optional(), expectedRevision });
export const adviceReason = z.strictObject({ reason: visibleText(1_000), expectedRevision });
export const rateAdviceBody = z.strictObject({
  stars: z.int().min(1).max(5),
  comment: visibleText(lengths.note).optional(),
});
