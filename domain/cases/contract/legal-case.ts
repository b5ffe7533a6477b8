import { z } from 'zod';
import { recordAsOfQuery } from '../../kernel/contract/history.ts';
import { expectedRevision, instant, koreanDay, revisionNumber, sectionId } from '../../kernel/contract/values.ts';
import { requiredText, visibleText } from '../../kernel/text/text.ts';
import { caseOrigin } from '../case-events.ts';
import { caseLevels } from '../case-levels.ts';
import { caseKinds, caseOutcomes, caseRecord, caseSamplings, caseText } from '../case-record.ts';
import { proposalField } from '../proposal.ts';

/** A master case as staff read it. */
export const masterCase = caseRecord.extend({
  id: z.string(),
  revision: z.int(),
  stage: z.enum(['master', 'withdrawn', 'merged']),
  /** The case that a merged case redirects to. */
  mergedInto: z.string().nullable(),
  /** The number of editions that it has had. */
  edition: z.int(),
  acceptedAt: instant,
  updatedAt: instant,
});
export type MasterCase = z.infer<typeof masterCase>;

/**
 * A place that has the decision. `place`: the source that the crawler asked (domain/crawling/sources.ts), null for a file;
 * `sourceId`: its number there; `sourceAt`: its address there; `at`: when it first came from there.
 */
export const caseSource = z.strictObject({
  place: z.string().nullable(),
  sourceId: z.string(),
  sourceAt: z.string().nullable(),
  at: instant,
});
export type CaseSource = z.infer<typeof caseSource>;

const hand = z.strictObject({ id: z.string(), name: z.string(), at: instant });
/**
 * Where a case came from and who worked on it. The seeds were accepted without refinement: for them only the person who
 * accepted them is known.
 */
export const caseLineage = z.strictObject({
  origin: caseOrigin.nullable(),
  /** The address at the source: a URL, or `owner/repository:path`. */
  sourceAt: z.string().nullable(),
  sources: z.array(caseSource),
  collected: hand.nullable(),
  /** Everybody who refined it before it was accepted, each with the instant of their last change. */
  refined: z.array(hand),
  accepted: hand.nullable(),
});
export type CaseLineage = z.infer<typeof caseLineage>;

export const masterCaseDetail = masterCase.extend({
  lineage: caseLineage,
  /** The current text of the source, where it differs from the record's; a correction may take it over. */
  newText: caseText.nullable(),
  /** The dispute that this case appears to be of, and the other cases that name it; a correction may take it over. */
  joins: z.strictObject({ disputeId: z.string(), cases: z.array(z.string()) }).nullable(),
  /** Where rules read values in the record's text, taken or not: UTF-16 indices into it, `to` exclusive. */
  passages: z.array(z.strictObject({ field: proposalField, value: z.string(), from: z.int(), to: z.int() })),
});
export type MasterCaseDetail = z.infer<typeof masterCaseDetail>;

/** What is recorded of a merged case, whatever stage it had. */
export const mergedCase = z.strictObject({
  id: z.string(),
  revision: z.int(),
  stage: z.literal('merged'),
  mergedInto: z.string(),
});

/** `newer`: the current text of the source. */
export const caseTextQuery = recordAsOfQuery.extend({ newer: z.literal('true').optional() });
/** The cleaned text of a case, now or at an earlier time; offsets of passages are UTF-16 indices into `text`. */
export const caseTextOut = caseText.extend({ revision: z.int(), text: z.string() });
export type CaseTextOut = z.infer<typeof caseTextOut>;

/** Why a case was corrected, withdrawn, restored or merged: the reason is shown in the record's history. */
export const caseReason = visibleText(1_000);

/** The user has seen that the case is another decision than those that it resembles. */
const apart = z.boolean().optional();

export const correctCaseBody = z.strictObject({
  changes: caseRecord.partial(),
  reason: caseReason,
  expectedRevision,
  apart,
});
export const withdrawCaseBody = z.strictObject({ reason: caseReason, expectedRevision });
/** `revision`: the revision of the case at which the record to restore was valid. */
export const restoreCaseBody = z.strictObject({
  revision: revisionNumber.min(1),
  reason: caseReason,
  expectedRevision,
  apart,
});
/** Fields that the case takes over from the one that is merged into it; absent: those that it lacks. */
export const takenFields = z.array(caseRecord.keyof()).max(20).optional();
/** `intoRevision`: the revision of the other case that the user has seen. */
export const mergeCaseBody = z.strictObject({
  into: z.uuid(),
  take: takenFields,
  intoRevision: expectedRevision,
  reason: caseReason,
  expectedRevision,
});

/** The filters of the master list; its CSV takes the same. */
export const masterCaseFilter = z.strictObject({
  id: z.array(z.uuid()).max(1_000).optional(),
  /** Words of the title, or a case number in any spelling. */
  q: requiredText(200).optional(),
  stage: z.enum(['master', 'withdrawn', 'merged']).optional(),
  level: z.enum(caseLevels).optional(),
  kind: z.enum(caseKinds).optional(),
  sampling: z.enum(caseSamplings).optional(),
  outcome: z.enum(caseOutcomes).optional(),
  tribunal: requiredText(60).optional(),
  section: sectionId.optional(),
  keyword: requiredText(60).optional(),
  batch: z.uuid().optional(),
  /** The day of the decision, inclusive. */
  from: koreanDay.optional(),
  to: koreanDay.optional(),
  /** Accepted on this Korean day or later. */
  acceptedFrom: koreanDay.optional(),
  /** The source has another text than the record. */
  newText: z.boolean().optional(),
});
export type MasterCaseFilter = z.infer<typeof masterCaseFilter>;
export const masterCaseSorts = ['acceptedAt', 'updatedAt', 'decidedOn', 'title', 'tribunal'] as const;
export type MasterCaseSort = (typeof masterCaseSorts)[number];

const facet = z.array(z.strictObject({ value: z.string(), cases: z.int() }));
/** For each value the number of master cases that have it, under all filters except the one on that value's own field. */
export const masterCaseFacets = z.strictObject({
  stage: facet,
  kind: facet,
  sampling: facet,
  outcome: facet,
  tribunal: facet,
  section: facet,
  keyword: facet,
  /** The latest decisions first. */
  year: facet,
  batch: facet,
});
export type MasterCaseFacets = z.infer<typeof masterCaseFacets>;
