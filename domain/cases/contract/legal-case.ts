import { z } from 'zod';
import { recordAsOfQuery } from '../../kernel/contract/history.ts';
import { expectedRevision, instant, localDate, revisionNumber, sectionId } from '../../kernel/contract/values.ts';
import { requiredText } from '../../kernel/text.ts';
import { caseOrigin } from '../case-events.ts';
import { caseKinds, caseOutcomes, caseRecord, caseSamplings, caseText } from '../case-record.ts';

/** A master case as the firm's people read it. */
export const masterCase = caseRecord.extend({
  id: z.string(),
  revision: z.int(),
  stage: z.enum(['master', 'withdrawn', 'merged']),
  /** Where a merged case leads. */
  mergedInto: z.string().nullable(),
  /** How many records it has had. */
  edition: z.int(),
  acceptedAt: instant,
  updatedAt: instant,
});
export type MasterCase = z.infer<typeof masterCase>;

const hand = z.strictObject({ id: z.string(), name: z.string(), at: instant });
/** From where a case came and through whose hands it went. Seeds were entered whole: nothing but who accepted them. */
export const caseLineage = z.strictObject({
  origin: caseOrigin.nullable(),
  /** Where its source has it: a URL, or `owner/repository:path`. */
  sourceAt: z.string().nullable(),
  collected: hand.nullable(),
  /** Everybody who worked on it before it was accepted, with their last time. */
  refined: z.array(hand),
  accepted: hand.nullable(),
});
export type CaseLineage = z.infer<typeof caseLineage>;

export const masterCaseDetail = masterCase.extend({
  lineage: caseLineage,
  /** What its source has by now, where that is another text than the record's: a correction may take it. */
  newText: caseText.nullable(),
  /** The dispute that this case turns out to be of, and the other cases that say so: a correction may join it. */
  joins: z.strictObject({ disputeId: z.string(), cases: z.array(z.string()) }).nullable(),
});
export type MasterCaseDetail = z.infer<typeof masterCaseDetail>;

/** What a merge leaves, whatever stage the case had. */
export const mergedCase = z.strictObject({
  id: z.string(),
  revision: z.int(),
  stage: z.literal('merged'),
  mergedInto: z.string(),
});

/** `newer`: what its source has by now. */
export const caseTextQuery = recordAsOfQuery.extend({ newer: z.literal('true').optional() });
/** A case's cleaned text, as it stands or stood; offsets of passages are UTF-16 indices into `text`. */
export const caseTextOut = caseText.extend({ revision: z.int(), text: z.string() });
export type CaseTextOut = z.infer<typeof caseTextOut>;

/** Why something was corrected or undone: it stands in the record's history. */
export const caseReason = requiredText(1_000);

export const correctCaseBody = z.strictObject({
  changes: caseRecord.partial(),
  reason: caseReason,
  expectedRevision,
});
export const withdrawCaseBody = z.strictObject({ reason: caseReason, expectedRevision });
/** `revision`: of the case, whose record is put back. */
export const restoreCaseBody = z.strictObject({
  revision: revisionNumber.min(1),
  reason: caseReason,
  expectedRevision,
});
export const mergeCaseBody = z.strictObject({ into: z.uuid(), reason: caseReason, expectedRevision });

/** What the master list can be narrowed to; CSV takes the same. */
export const masterCaseFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  /** Words of the title, or a case number in any spelling. */
  q: requiredText(200).optional(),
  stage: z.enum(['master', 'withdrawn', 'merged']).optional(),
  kind: z.enum(caseKinds).optional(),
  sampling: z.enum(caseSamplings).optional(),
  outcome: z.enum(caseOutcomes).optional(),
  tribunal: requiredText(60).optional(),
  section: sectionId.optional(),
  keyword: requiredText(60).optional(),
  batch: z.uuid().optional(),
  /** Of the decision, inclusive. */
  from: localDate.optional(),
  to: localDate.optional(),
  /** The source has another text by now. */
  newText: z.boolean().optional(),
});
export type MasterCaseFilter = z.infer<typeof masterCaseFilter>;
export const masterCaseSorts = ['acceptedAt', 'updatedAt', 'decidedOn', 'title', 'tribunal'] as const;
export type MasterCaseSort = (typeof masterCaseSorts)[number];

const facet = z.array(z.strictObject({ value: z.string(), cases: z.int() }));
/** How many master cases there are of each value, under every condition but the value's own kind. */
export const masterCaseFacets = z.strictObject({
  stage: facet,
  kind: facet,
  sampling: facet,
  outcome: facet,
  tribunal: facet,
  section: facet,
  keyword: facet,
  /** The latest ones first; of the decision. */
  year: facet,
  batch: facet,
});
export type MasterCaseFacets = z.infer<typeof masterCaseFacets>;
