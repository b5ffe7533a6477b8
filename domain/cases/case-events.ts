import { z } from 'zod';
import { defineEvent } from '../kernel/event-definition.ts';
import { requiredText } from '../kernel/text.ts';
import { caseDraft, caseRecord, contentHash } from './case-record.ts';
import { proposal, proposals } from './proposal.ts';

/** All that happens to a case, from its first arrival to the day it is withdrawn. Reasons stand in the event's envelope. */

const caseId = z.uuid();

/** From where a text came: which row of which batch, and what the source itself calls it. By hand: all null. */
export const caseOrigin = z.strictObject({
  batch: z.uuid().nullable(),
  /** Counted from 1 within the batch. */
  row: z.int().min(1).nullable(),
  sourceId: requiredText(300).nullable(),
});
export type CaseOrigin = z.infer<typeof caseOrigin>;

const arrived = z.strictObject({
  caseId,
  origin: caseOrigin,
  /** What the source says; its text is in it. */
  draft: caseDraft,
  /** The bytes as they came, for a better parser. */
  raw: z.strictObject({ hash: contentHash, mediaType: requiredText(100) }).nullable(),
  /** Numbers that near-same texts share most of: duplicates are looked for by them. */
  sketch: z.array(z.int()).max(128),
  proposals,
});

const changes = caseDraft.partial();
const refined = z.strictObject({ caseId, changes, before: changes });
const taken = z.strictObject({
  caseId,
  proposal,
  /** What was taken, and what stood there before; the same type as the draft's field. */
  changes,
  before: changes,
  /** Whether the person changed what was proposed. */
  changed: z.boolean(),
});
const dismissed = z.strictObject({ caseId, proposal: requiredText(60) });
/** Whole, as it was proposed: what is open again can be read without what came before. */
const reopened = z.strictObject({ caseId, proposal });
const only = z.strictObject({ caseId });
/** `batch`: the whole file that brought it was taken back, so that another file may bring it again. */
const discarded = z.strictObject({ caseId, batch: z.uuid().optional() });

/**
 * Counts the records a case has had, from 1. Each is a row of the read model with the positions between which it held, so
 * an event that ends one says which.
 */
const edition = z.int().min(1);

const accepted = z.strictObject({ caseId, edition: z.literal(1), record: caseRecord });
const corrections = caseRecord.partial();
const corrected = z.strictObject({
  caseId,
  edition: edition.min(2),
  record: caseRecord,
  changes: corrections,
  before: corrections,
});
/** `edition` is the record that no longer holds. */
const withdrawn = z.strictObject({ caseId, edition });
/** `closes`: the record that held until now; null where there was none. */
const restored = z.strictObject({
  caseId,
  edition: edition.min(2),
  record: caseRecord,
  closes: edition.nullable(),
  asOfRevision: z.int().min(1),
});
const merged = z.strictObject({ caseId, into: z.uuid(), closes: edition.nullable() });

/** Version 1 knew neither summary, nor what a case cites, nor its text. */
const recordOfVersion1 = z.looseObject({ record: z.looseObject({}) });
const fromVersion1 = (data: unknown): unknown => {
  const { record, ...rest } = recordOfVersion1.parse(data);
  return { ...rest, record: { ...record, summary: '', statutes: [], citations: [], text: null } };
};
const upcast = { 1: fromVersion1 };

export const caseCollected = defineEvent({ type: 'CaseCollected', version: 1, schema: arrived });
/** The source has another text than before. What was accepted stays until a person corrects it. */
export const caseTextChanged = defineEvent({ type: 'CaseTextChanged', version: 1, schema: arrived });
export const caseRefined = defineEvent({ type: 'CaseRefined', version: 1, schema: refined });
export const proposalTaken = defineEvent({ type: 'ProposalTaken', version: 1, schema: taken });
export const proposalDismissed = defineEvent({ type: 'ProposalDismissed', version: 1, schema: dismissed });
/** Settled by mistake, it is open again; a field that it had changed is put back by its own step. */
export const proposalReopened = defineEvent({ type: 'ProposalReopened', version: 1, schema: reopened });
export const caseReadied = defineEvent({ type: 'CaseReadied', version: 1, schema: only });
export const caseSentBack = defineEvent({ type: 'CaseSentBack', version: 1, schema: only });
/** Of no use, before it was ever accepted. */
export const caseDiscarded = defineEvent({ type: 'CaseDiscarded', version: 1, schema: discarded });
/** Back into work, after it was discarded or merged. */
export const caseReopened = defineEvent({ type: 'CaseReopened', version: 1, schema: only });
export const caseAccepted = defineEvent({ type: 'CaseAccepted', version: 2, schema: accepted, upcast });
export const caseCorrected = defineEvent({ type: 'CaseCorrected', version: 2, schema: corrected, upcast });
export const caseWithdrawn = defineEvent({ type: 'CaseWithdrawn', version: 1, schema: withdrawn });
export const caseRestored = defineEvent({ type: 'CaseRestored', version: 2, schema: restored, upcast });
/** The same decision as another case; links to this one lead there. */
export const caseMerged = defineEvent({ type: 'CaseMerged', version: 1, schema: merged });

export const caseEvents = [
  caseCollected,
  caseTextChanged,
  caseRefined,
  proposalTaken,
  proposalDismissed,
  proposalReopened,
  caseReadied,
  caseSentBack,
  caseDiscarded,
  caseReopened,
  caseAccepted,
  caseCorrected,
  caseWithdrawn,
  caseRestored,
  caseMerged,
] as const;

export type CaseEvent =
  | { type: 'CaseCollected'; data: z.infer<typeof arrived> }
  | { type: 'CaseTextChanged'; data: z.infer<typeof arrived> }
  | { type: 'CaseRefined'; data: z.infer<typeof refined> }
  | { type: 'ProposalTaken'; data: z.infer<typeof taken> }
  | { type: 'ProposalDismissed'; data: z.infer<typeof dismissed> }
  | { type: 'ProposalReopened'; data: z.infer<typeof reopened> }
  | { type: 'CaseReadied'; data: z.infer<typeof only> }
  | { type: 'CaseSentBack'; data: z.infer<typeof only> }
  | { type: 'CaseDiscarded'; data: z.infer<typeof discarded> }
  | { type: 'CaseReopened'; data: z.infer<typeof only> }
  | { type: 'CaseAccepted'; data: z.infer<typeof accepted> }
  | { type: 'CaseCorrected'; data: z.infer<typeof corrected> }
  | { type: 'CaseWithdrawn'; data: z.infer<typeof withdrawn> }
  | { type: 'CaseRestored'; data: z.infer<typeof restored> }
  | { type: 'CaseMerged'; data: z.infer<typeof merged> };

/** Of what people do to a case, the work on its fields. */
const refining: ReadonlySet<CaseEvent['type']> = new Set([
  'CaseRefined',
  'ProposalTaken',
  'ProposalDismissed',
  'ProposalReopened',
  'CaseReadied',
]);
export const isRefining = ({ type }: Pick<CaseEvent, 'type'>): boolean => refining.has(type);
