import { z } from 'zod';
import { expectedRevision, instant } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text.ts';
import { caseOrigin } from '../case-events.ts';
import { caseDraft, caseKinds, caseOutcomes, caseSamplings } from '../case-record.ts';
import { proposal, proposalField } from '../proposal.ts';
import { caseReason } from './legal-case.ts';

/** Cases in refinement: from their arrival until they are accepted, or put aside. */

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
  /** What the decision says in a sentence, as it stands or as it is proposed. */
  point: z.string(),
  /** What a rule reads of the outcome, where nobody has said yet, and whether the rule is sure. */
  proposedOutcome: z.strictObject({ outcome: z.enum(caseOutcomes), sure: z.boolean() }).nullable(),
  openProposals: z.int(),
  /** Cases of near-same text or of the same identity. */
  likeness: z.array(z.string()),
  batch: z.string().nullable(),
  /** Why it came back from acceptance, where it did and hasn't been made ready since. */
  sentBack: z.string().nullable(),
  /** Who worked on it last, by their id. */
  refinedBy: z.string().nullable(),
  collectedAt: instant,
  updatedAt: instant,
});
export type RefineItem = z.infer<typeof refineItem>;

/** One case in work: its draft, what is proposed, and its text. */
export const refineCase = refineItem.extend({
  draft: caseDraft,
  proposals: z.array(proposal),
  /** Of the proposals those whose rules are sure, by their ids. */
  sure: z.array(z.string()),
  origin: caseOrigin.nullable(),
  /** The cleaned text; null where there is none. */
  content: z.string().nullable(),
  /** What keeps it from being made ready, by field, in Korean. */
  lacks: z.record(z.string(), z.string()),
});
export type RefineCase = z.infer<typeof refineCase>;

export const refineFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  q: requiredText(200).optional(),
  stage: z.enum(refineStages).optional(),
  kind: z.enum(caseKinds).optional(),
  sampling: z.enum(caseSamplings).optional(),
  outcome: z.enum([...caseOutcomes, 'unknown']).optional(),
  batch: z.uuid().optional(),
  /** A rule that is sure proposes the outcome, and nobody has said another. */
  sureOutcome: z.boolean().optional(),
  /** Has near-same cases. */
  likeness: z.boolean().optional(),
  sentBack: z.boolean().optional(),
});
export type RefineFilter = z.infer<typeof refineFilter>;
export const refineSorts = ['collectedAt', 'updatedAt', 'decidedOn', 'title', 'openProposals'] as const;
export type RefineSort = (typeof refineSorts)[number];

const cases = z.record(z.string(), z.int());
/** How much work there is. What was put aside counts among the stages alone. */
export const refineCounts = z.strictObject({
  /** In work or ready. */
  total: z.int(),
  stages: z.strictObject({ crawled: z.int(), ready: z.int(), withdrawn: z.int() }),
  kinds: cases,
  samplings: cases,
  /** `unknown` where nobody has said yet. */
  outcomes: cases,
  sentBack: z.int(),
  likeness: z.int(),
  /** Those with most work first. */
  batches: z.array(z.strictObject({ batch: z.string(), cases: z.int() })),
});
export type RefineCounts = z.infer<typeof refineCounts>;

/** By hand: the draft without its text's hash, and the text itself. */
export const addCaseBody = caseDraft
  .omit({ text: true })
  .partial()
  .required({ kind: true, sampling: true })
  .extend({ content: requiredText(400_000).nullable().optional() });

export const refineCaseBody = caseDraft.partial().extend({ expectedRevision });
/** `all`: every open proposal as it is, `field`: those of one field. `value`: what the person made of the proposal; without it, as proposed. `dismiss`: it isn't taken at all. `reopen`: settled by mistake, it is open again. */
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
/** What needs no reason. */
export const readyBody = z.strictObject({ expectedRevision });
export const reopenBody = z.strictObject({ reason: caseReason.optional(), expectedRevision });
/**
 * `apart`: of these the ones that are like a master case and that a person has seen to be other decisions. With `filter` a job
 * accepts all that match.
 */
export const acceptBody = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(200), apart: z.array(z.uuid()).max(200).optional() }),
  z.strictObject({ filter: refineFilter }),
]);
/** Each by itself: what keeps one from being accepted keeps no other. */
export const acceptAnswer = z.strictObject({
  accepted: z.array(z.strictObject({ id: z.string(), revision: z.int() })),
  refused: z.array(
    z.strictObject({
      id: z.string(),
      code: z.string(),
      message: z.string(),
      /** What is missing, by field. */
      errors: z.record(z.string(), z.string()).optional(),
      /** `case_duplicate`: the master cases that it may be a copy of. */
      like: z.array(z.string()).optional(),
    }),
  ),
});
export type AcceptAnswer = z.infer<typeof acceptAnswer>;
export type AddCaseBody = z.infer<typeof addCaseBody>;
export type RefineCaseBody = z.infer<typeof refineCaseBody>;
export type TakeProposalBody = z.infer<typeof takeProposalBody>;
