import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text/text.ts';
import { caseOrigin } from '../case-events.ts';
import { caseLevels } from '../case-levels.ts';
import { caseDraft, caseKinds, caseOutcomes, caseSamplings } from '../case-record.ts';
import { proposal, proposalField } from '../proposal.ts';
import { caseHolder } from './leasing.ts';
import { caseReason, caseSource } from './legal-case.ts';

/** Cases in refinement: from their import until they are accepted or discarded. */

export const refineStages = ['crawled', 'ready', 'withdrawn'] as const;

/** A row of the queue. */
export const refineItem = z.strictObject({
  id: z.string(),
  revision: z.int(),
  stage: z.enum(refineStages),
  kind: z.enum(caseKinds),
  sampling: z.enum(caseSamplings),
  tribunal: z.string().nullable(),
  caseNumbers: z.array(z.string()),
  decidedOn: z.string().nullable(),
  title: z.string(),
  outcome: z.enum(caseOutcomes).nullable(),
  sections: z.array(z.string()),
  /** What the decision says in a sentence: the draft's value, or the proposed one. */
  point: z.string(),
  /** The outcome that a rule proposes where the draft has none yet, and whether the rule is sure. */
  proposedOutcome: z.strictObject({ outcome: z.enum(caseOutcomes), sure: z.boolean() }).nullable(),
  openProposals: z.int(),
  /** Cases with nearly the same text or the same identity. */
  likeness: z.array(z.string()),
  batch: z.string().nullable(),
  /** Why it was sent back, where it was and hasn't been made ready since. */
  sentBack: z.string().nullable(),
  /** The id of the person who worked on it last. */
  refinedBy: z.string().nullable(),
  /** Who works on it now. */
  holder: caseHolder.nullable(),
  collectedAt: instant,
  updatedAt: instant,
});
export type RefineItem = z.infer<typeof refineItem>;

/** One case in refinement: its draft, the proposals, and its text. */
export const refineCase = refineItem.extend({
  draft: caseDraft,
  proposals: z.array(proposal),
  /** The ids of those proposals whose rules are sure. */
  sure: z.array(z.string()),
  origin: caseOrigin.nullable(),
  sources: z.array(caseSource),
  /** The cleaned text; null where there is none. */
  content: z.string().nullable(),
  /** What is missing before it can be made ready, by field, in Korean. */
  lacks: z.record(z.string(), z.string()),
});
export type RefineCase = z.infer<typeof refineCase>;

export const refineFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  q: requiredText(200).optional(),
  stage: z.enum(refineStages).optional(),
  level: z.enum(caseLevels).optional(),
  kind: z.enum(caseKinds).optional(),
  sampling: z.enum(caseSamplings).optional(),
  outcome: z.enum([...caseOutcomes, 'unknown']).optional(),
  batch: z.uuid().optional(),
  /** A sure rule proposes the outcome, and the draft has none yet. */
  sureOutcome: z.boolean().optional(),
  /** Has nearly equal cases. */
  likeness: z.boolean().optional(),
  sentBack: z.boolean().optional(),
  /** Whoever worked on it last. */
  refinedBy: z.uuid().optional(),
});
export type RefineFilter = z.infer<typeof refineFilter>;
export const refineSorts = ['collectedAt', 'updatedAt', 'decidedOn', 'title', 'openProposals'] as const;
export type RefineSort = (typeof refineSorts)[number];

const cases = z.record(z.string(), z.int());
/** The amount of work. Discarded cases are counted only in the counts by stage. */
export const refineCounts = z.strictObject({
  /** Crawled or ready. */
  total: z.int(),
  stages: z.strictObject({ crawled: z.int(), ready: z.int(), withdrawn: z.int() }),
  kinds: cases,
  samplings: cases,
  /** `unknown` where the draft has none yet. */
  outcomes: cases,
  sentBack: z.int(),
  likeness: z.int(),
  /** The people with most work first. */
  batches: z.array(z.strictObject({ batch: z.string(), cases: z.int() })),
});
export type RefineCounts = z.infer<typeof refineCounts>;

/** A case entered by hand: the draft without the hash of its text, and the text itself. */
export const addCaseBody = caseDraft
  .omit({ text: true })
  .partial()
  .required({ kind: true, sampling: true })
  .extend({ content: requiredText(400_000).nullable().optional() });

export const refineCaseBody = caseDraft.partial().extend({ expectedRevision });
/**
 * `all`: every open proposal as proposed; `field`: those of one field. `value`: the value that the person chose; without
 * it, the proposed one. `dismiss`: not taken. `reopen`: taken or dismissed by mistake, open again.
 */
export const takeProposalBody = z.union([
  z.strictObject({
    proposal: requiredText(60),
    value: z.string().max(8_000).optional(),
    dismiss: z.literal(true).optional(),
    reopen: z.literal(true).optional(),
    expectedRevision,
  }),
  z.strictObject({ all: z.literal(true), expectedRevision }),
  z.strictObject({ field: proposalField, expectedRevision }),
]);
export const sendBackBody = z.strictObject({ reason: caseReason, expectedRevision });
export const discardBody = sendBackBody;
/** The commands that need no reason. */
export const readyBody = z.strictObject({ expectedRevision });
export const reopenBody = z.strictObject({ reason: caseReason.optional(), expectedRevision });
/** How many cases matched a filter when the work on them was offered: where it is another number by now, the work isn’t begun. */
export const offeredCases = z.int().min(0).optional();
/**
 * `apart`: of these cases, those that are similar to a master case and that a person has seen to be other decisions. With
 * `filter` a job accepts all that match.
 */
export const acceptBody = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), apart: z.array(z.uuid()).max(200).optional() }),
  z.strictObject({ filter: refineFilter, offered: offeredCases }),
]);
/** Each case is accepted or refused on its own: one refusal doesn't stop the others. */
export const acceptAnswer = z.strictObject({
  accepted: z.array(z.strictObject({ id: z.string(), revision: z.int() })),
  refused: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      message: z.string(),
      /** What is missing, by field. */
      errors: z.record(z.string(), z.string()).optional(),
      /** With `case_duplicate`: the master cases that it may be a duplicate of. */
      like: z.array(z.string()).optional(),
    }),
  ),
});
export type AcceptAnswer = z.infer<typeof acceptAnswer>;
export type AddCaseBody = z.infer<typeof addCaseBody>;
export type RefineCaseBody = z.infer<typeof refineCaseBody>;
export type TakeProposalBody = z.infer<typeof takeProposalBody>;
