import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';
import { requiredText } from '../kernel/text/text.ts';
import { caseDraft, caseRecord, caseText, contentHash } from './case-record.ts';
import { proposal, proposals } from './proposal.ts';

/** All events of a case, from its first import to its withdrawal. Reasons are in the event's envelope. */

const caseId = z.uuid();

/**
 * The pages of a PDF (context `ocr`) whose text a case got, and the words that were hard to read: at most thirty of them, for a
 * person to compare with the page.
 */
const documentOrigin = z.strictObject({
  id: z.uuid(),
  from: z.int().min(1),
  to: z.int().min(1),
  lowWords: z.int().min(0),
  doubtful: z.array(z.strictObject({ page: z.int().min(1), text: requiredText(60) })).max(30),
});

/**
 * Where a text came from: the row of the batch (a file, or a work of the crawler), and the source's own id. All null for a case
 * entered by hand.
 */
export const caseOrigin = z.strictObject({
  batch: z.uuid().nullable(),
  /** Counted from 1 within the batch; null where the batch is a work of the crawler. */
  row: z.int().min(1).nullable(),
  sourceId: requiredText(300).nullable(),
  /** The source that the crawler asked (domain/crawling/sources.ts); several have decisions under one `sourceId`. */
  place: requiredText(60).optional(),
  /** Absent unless the text was read from a PDF. */
  document: documentOrigin.optional(),
});
export type CaseOrigin = z.infer<typeof caseOrigin>;

const arrived = z.strictObject({
  caseId,
  origin: caseOrigin,
  /** What the source gives, its text included. */
  draft: caseDraft,
  /** The original bytes, so that a better parser can read them later. */
  raw: z.strictObject({ hash: contentHash, mediaType: requiredText(100) }).nullable(),
  /**
   * The MinHash of the text (`likeness.ts`). Nearly equal texts share most of its numbers; duplicates are found by them.
   */
  sketch: z.array(z.int()).max(128),
  proposals,
});

/** The same decision at another source, whose text isn't the case's: what came from there, with a hash of its text. */
const sourceLinked = arrived.pick({ caseId: true, raw: true }).extend({
  origin: caseOrigin.extend({ sourceId: requiredText(300) }),
  source: caseRecord.shape.source,
  text: caseText.nullable(),
});

const changes = caseDraft.partial();
/**
 * Present where a merge moved the values: from the case `of` that was merged into this one or, `undone`, back to what this case
 * had before. `sketch`: of the text that came with them.
 */
const byMerge = z
  .strictObject({ of: z.uuid(), undone: z.literal(true).optional(), sketch: arrived.shape.sketch.optional() })
  .optional();
const refined = z.strictObject({ caseId, changes, before: changes, byMerge });
const taken = z.strictObject({
  caseId,
  proposal,
  /** The values after and before the proposal was taken; the type is the draft's own field. */
  changes,
  before: changes,
  /** Whether the person changed the proposed value. */
  changed: z.boolean(),
});
const dismissed = z.strictObject({ caseId, proposal: requiredText(60) });
/** The whole proposal, so that a reader of this event needs no earlier one to show it as open. */
const reopened = z.strictObject({ caseId, proposal });
const only = z.strictObject({ caseId });
/** `batch`: the whole import was reverted, so another file may import the case again. */
const discarded = z.strictObject({ caseId, batch: z.uuid().optional() });

/**
 * The number of records (editions) that the case has had, from 1. In the read model each edition is a row with the
 * positions from and to which it was valid, so an event that ends an edition names it.
 */
const edition = z.int().min(1);

/** Its edition is the first one, unless an earlier acceptance was undone. */
const accepted = z.strictObject({ caseId, edition, record: caseRecord });
/**
 * `edition` is the edition that ends. `draft`: as it stood before the acceptance, so that a reader of this event needs no
 * earlier one to show it.
 */
const acceptanceUndone = z.strictObject({ caseId, edition, draft: caseDraft });
/** `sentBack`: why it had been sent back before it was made ready; null: it hadn't been. */
const readyUndone = z.strictObject({ caseId, sentBack: z.string().nullable() });
const corrections = caseRecord.partial();
const corrected = z.strictObject({
  caseId,
  edition: edition.min(2),
  record: caseRecord,
  changes: corrections,
  before: corrections,
  byMerge,
});
/** `edition` is the edition that ends. */
const withdrawn = z.strictObject({ caseId, edition });
/** `closes`: the edition that ends; null where there was none. */
const restored = z.strictObject({
  caseId,
  edition: edition.min(2),
  record: caseRecord,
  closes: edition.nullable(),
  asOfRevision: z.int().min(1),
});
/** `taken`: what the other case took over, and its own values before; absent where it took nothing. */
const merged = z.strictObject({
  caseId,
  into: z.uuid(),
  closes: edition.nullable(),
  taken: z.strictObject({ changes, before: changes }).optional(),
});

/** Version 1 had no summary, no cited cases and no text. */
const recordOfVersion1 = z.looseObject({ record: z.looseObject({}) });
const fromVersion1 = (data: unknown): unknown => {
  const { record, ...rest } = recordOfVersion1.parse(data);
  return { ...rest, record: { ...record, summary: '', statutes: [], citations: [], text: null } };
};
const upcast = { 1: fromVersion1 };

export const caseCollected = defineEvent({ type: 'CaseCollected', version: 1, schema: arrived });
/** The source has another text than before. An accepted record stays until a person corrects it. */
export const caseTextChanged = defineEvent({ type: 'CaseTextChanged', version: 1, schema: arrived });
/** Another source has the same decision, or another text of it than before. The case itself doesn't change. */
export const caseSourceLinked = defineEvent({ type: 'CaseSourceLinked', version: 1, schema: sourceLinked });
/**
 * All decisions of its source for the days around it have been collected, so the case, which was `curated` until then, is one
 * of a population.
 */
export const casePopulationConfirmed = defineEvent({ type: 'CasePopulationConfirmed', version: 1, schema: only });
export const caseRefined = defineEvent({ type: 'CaseRefined', version: 1, schema: refined });
export const proposalTaken = defineEvent({ type: 'ProposalTaken', version: 1, schema: taken });
export const proposalDismissed = defineEvent({ type: 'ProposalDismissed', version: 1, schema: dismissed });
/**
 * A proposal that was taken or dismissed by mistake is open again. If it had changed a field, another event restores the
 * field.
 */
export const proposalReopened = defineEvent({ type: 'ProposalReopened', version: 1, schema: reopened });
export const caseReadied = defineEvent({ type: 'CaseReadied', version: 1, schema: only });
export const caseSentBack = defineEvent({ type: 'CaseSentBack', version: 1, schema: only });
/** It was made ready by a job that was taken back, and is in work again: nobody has refused it. */
export const caseReadyUndone = defineEvent({
  type: 'CaseReadyUndone',
  version: 1,
  schema: readyUndone,
  // A copy of an earlier event's reason, and sealed as that one is.
  sealed: { person: null, fields: ['sentBack'] },
});
/** Not worth refining, and never accepted. */
export const caseDiscarded = defineEvent({ type: 'CaseDiscarded', version: 1, schema: discarded });
/** In refinement again, after it was discarded or merged. */
export const caseReopened = defineEvent({ type: 'CaseReopened', version: 1, schema: only });
export const caseAccepted = defineEvent({ type: 'CaseAccepted', version: 2, schema: accepted, upcast });
/** It was accepted by mistake, and is ready again as if it had not been accepted. */
export const caseAcceptanceUndone = defineEvent({ type: 'CaseAcceptanceUndone', version: 1, schema: acceptanceUndone });
export const caseCorrected = defineEvent({ type: 'CaseCorrected', version: 2, schema: corrected, upcast });
export const caseWithdrawn = defineEvent({ type: 'CaseWithdrawn', version: 1, schema: withdrawn });
export const caseRestored = defineEvent({ type: 'CaseRestored', version: 2, schema: restored, upcast });
/** It is the same decision as another case; links to this one redirect to that one. */
export const caseMerged = defineEvent({ type: 'CaseMerged', version: 1, schema: merged });

export const caseEvents = [
  caseCollected,
  caseTextChanged,
  caseSourceLinked,
  casePopulationConfirmed,
  caseRefined,
  proposalTaken,
  proposalDismissed,
  proposalReopened,
  caseReadied,
  caseSentBack,
  caseReadyUndone,
  caseDiscarded,
  caseReopened,
  caseAccepted,
  caseAcceptanceUndone,
  caseCorrected,
  caseWithdrawn,
  caseRestored,
  caseMerged,
] as const;

export type CaseEvent =
  | { type: 'CaseCollected'; data: z.infer<typeof arrived> }
  | { type: 'CaseTextChanged'; data: z.infer<typeof arrived> }
  | { type: 'CaseSourceLinked'; data: z.infer<typeof sourceLinked> }
  | { type: 'CasePopulationConfirmed'; data: z.infer<typeof only> }
  | { type: 'CaseRefined'; data: z.infer<typeof refined> }
  | { type: 'ProposalTaken'; data: z.infer<typeof taken> }
  | { type: 'ProposalDismissed'; data: z.infer<typeof dismissed> }
  | { type: 'ProposalReopened'; data: z.infer<typeof reopened> }
  | { type: 'CaseReadied'; data: z.infer<typeof only> }
  | { type: 'CaseSentBack'; data: z.infer<typeof only> }
  | { type: 'CaseReadyUndone'; data: z.infer<typeof readyUndone> }
  | { type: 'CaseDiscarded'; data: z.infer<typeof discarded> }
  | { type: 'CaseReopened'; data: z.infer<typeof only> }
  | { type: 'CaseAccepted'; data: z.infer<typeof accepted> }
  | { type: 'CaseAcceptanceUndone'; data: z.infer<typeof acceptanceUndone> }
  | { type: 'CaseCorrected'; data: z.infer<typeof corrected> }
  | { type: 'CaseWithdrawn'; data: z.infer<typeof withdrawn> }
  | { type: 'CaseRestored'; data: z.infer<typeof restored> }
  | { type: 'CaseMerged'; data: z.infer<typeof merged> };

/** The events in which people work on a case's fields. */
const refining: ReadonlySet<CaseEvent['type']> = new Set([
  'CaseRefined',
  'ProposalTaken',
  'ProposalDismissed',
  'ProposalReopened',
  'CaseReadied',
]);
export const isRefining = ({ type }: Pick<CaseEvent, 'type'>): boolean => refining.has(type);
