import { z } from 'zod';
import { conflict } from '../../conflicts/conflict.ts';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { storableText, visibleText } from '../../kernel/text/text.ts';
import { checkedPoint, reviewComment } from '../review/review-copy.ts';
import { citation } from '../texts/citation.ts';
import { lengths } from '../texts/text-lengths.ts';
import { adviceFilter, adviceListItem, adviceOut, flagOut } from './advice.ts';

/** The two reviews over HTTP: `/api/ai-advices/{id}/review1`, `…/review2` and `/api/ai-advices/reviews`. */

const text = storableText(lengths.advice);

/** What the holder of a review saves while typing. `expectedRevision` is the revision of the working copy. */
export const workingCopyBody = z.strictObject({
  text,
  comments: z.array(reviewComment).max(200),
  checklist: z.array(checkedPoint).max(20),
  expectedRevision,
});
export type WorkingCopyBody = z.infer<typeof workingCopyBody>;

/** The working copy of a stage; before anybody saved one, the text that the stage begins with at revision 0. */
export const workingCopyOut = z.strictObject({
  text: z.string(),
  comments: z.array(reviewComment),
  checklist: z.array(checkedPoint),
  revision: z.int(),
  savedAt: instant.nullable(),
  citations: z.array(citation),
  /** Who has the review, until when; null if nobody. */
  holder: z.strictObject({ id: z.uuid(), name: z.string(), until: instant }).nullable(),
});
export type WorkingCopyOut = z.infer<typeof workingCopyOut>;

export const completeReviewBody = z.discriminatedUnion('verdict', [
  z.strictObject({
    verdict: z.literal('approve'),
    text: visibleText(lengths.advice),
    /** Kept in the history. */
    reason: storableText(lengths.note).optional(),
    /** Of review 1, whose approval requests review 2: who gets it (without a name, whoever takes it first), and a note to them. */
    handOver: z.strictObject({ to: z.uuid().optional(), note: visibleText(lengths.note).optional() }).optional(),
    /**
     * Of review 2: whether the reviewer confirms that they publish with open points, unanswered comments or without a registration
     * number. False refuses such a publication. An absent field publishes, and the event records that nobody confirmed it.
     */
    isOpenKnown: z.boolean().optional(),
    expectedRevision,
  }),
  z.strictObject({
    verdict: z.literal('return'),
    text: text.optional(),
    reason: visibleText(lengths.note),
    expectedRevision,
  }),
]);
export type CompleteReviewBody = z.infer<typeof completeReviewBody>;

export const reassignBody = z.strictObject({ userId: z.uuid(), reason: visibleText(1_000), expectedRevision });
/**
 * The assignee of the current review as a list resource changes it: `me` claims it, null gives it back, and an admin names
 * anybody else, with a reason. In spite of a conflict a claim has one, too.
 */
export const updateReviewBody = z.strictObject({
  assignee: z.union([z.literal('me'), z.uuid()]).nullable(),
  reason: visibleText(1_000).optional(),
  expectedRevision,
});
export type UpdateReviewBody = z.infer<typeof updateReviewBody>;
/** Claiming and giving back. `reason`: why it is claimed in spite of a conflict. */
export const reviewStepBody = z.strictObject({ reason: visibleText(1_000).optional(), expectedRevision });
/** An admin puts an advice into the queue by hand. */
export const queueAdviceBody = z.strictObject({
  adviceId: z.uuid(),
  reason: visibleText(1_000),
  note: visibleText(lengths.note).optional(),
});
export const settleFlagBody = z.strictObject({
  caseId: z.uuid(),
  revision: z.int().min(1),
  reason: visibleText(1_000),
  expectedRevision,
});

/** A row of the review queue. */
export const reviewListItem = adviceListItem.extend({
  round: z.int(),
  requestedAt: instant.nullable(),
  /** Reviewers of this round who judged already, by stage. */
  reviewer1: z.strictObject({ id: z.uuid(), name: z.string() }).nullable(),
  conflict: z.boolean(),
  company: z.string().nullable(),
  /** What the reader may do with it now. */
  may: z.strictObject({ claim1: z.boolean(), claim2: z.boolean() }),
});
export type ReviewListItem = z.infer<typeof reviewListItem>;

/** The filter of the queue. `myTurn`: reviews that the reader holds, may claim, or has to pass on to review 2. */
export const reviewFilter = adviceFilter.extend({
  myTurn: z.boolean().optional(),
  /** Due until the end of this Korean day, and not overdue yet. */
  dueToday: z.literal(true).optional(),
});
export type ReviewFilter = z.infer<typeof reviewFilter>;

/** A row of `GET /api/ai-advices/recalls`: an advice that cites a case which changed afterwards. */
export const recallItem = adviceListItem.extend({ changed: z.array(flagOut.omit({ changes: true })) });
export type RecallItem = z.infer<typeof recallItem>;

/** A text of the advice's course; `by` is a name. */
export const adviceText = z.strictObject({
  what: z.enum(['draft', 'review1', 'review2', 'published']),
  round: z.int(),
  at: instant,
  by: z.string().nullable(),
  text: z.string(),
  comments: z.array(reviewComment),
  verdict: z.enum(['approve', 'return']).nullable(),
  reason: z.string().nullable(),
});
export type AdviceText = z.infer<typeof adviceText>;

/** Everything beside the text in the workspace. */
export const reviewDetail = adviceOut.extend({
  asker: z.strictObject({ id: z.uuid(), name: z.string() }),
  company: z.string().nullable(),
  parties: z.strictObject({ client: z.string().nullable(), opponent: z.string().nullable() }).nullable(),
  conflicts: z.array(conflict),
  /** The reader holds it, and a conflict has come up since: they have to claim it again and say why they go on. */
  reasonNeeded: z.boolean(),
  /** The texts of this round and before, in the order in which they came to be; for the differences. */
  texts: z.array(adviceText),
  /** What the person who requested the newest review wrote to the reviewer. */
  note: z.string().nullable(),
  /** The reader's own registration number; null if none is recorded. */
  registration: z.string().nullable(),
  /** What approving review 1 hands over, for its holder: when review 2 would be due, and who may be given it. */
  handOver: z
    .strictObject({ dueAt: instant, people: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) })
    .nullable(),
  /** Who else has it open now. */
  present: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  may: z.strictObject({
    claim1: z.boolean(),
    claim2: z.boolean(),
    requestReview2: z.boolean(),
    reassign: z.boolean(),
    amend: z.boolean(),
    withdraw: z.boolean(),
    show: z.boolean(),
  }),
  holder: z.strictObject({ id: z.uuid(), name: z.string(), until: instant, stage: z.literal([1, 2]) }).nullable(),
  /** What the home page says of it; null while it isn't shown there. */
  shown: z.strictObject({ question: z.string(), answer: z.string() }).nullable(),
});
export type ReviewDetail = z.infer<typeof reviewDetail>;
/** `POST …/presence`, every twenty seconds while the workspace is open. */
export const presenceOut = z.strictObject({ present: z.array(z.strictObject({ id: z.uuid(), name: z.string() })) });
