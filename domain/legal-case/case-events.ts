import { z } from 'zod';
import { localDate, sectionId } from '../contract/values.ts';
import { defineEvent } from '../kernel/event-definition.ts';
import { isLocalDate } from '../kernel/korean-date.ts';
import { requiredText, storableText } from '../kernel/text.ts';
import type { CaseOutcome } from '../win-rate/case-counts.ts';

/** Facts about one master case. Nothing here is personal: decisions are published with the parties' names masked. */

export const caseOutcomes = [
  'worker_win',
  'partial',
  'employer_win',
  'rejected',
  'settled',
  'withdrawn',
] as const satisfies readonly CaseOutcome[];

const distinct = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: '같은 값이 두 번 들어 있어요.' });

/** A master case as people read it and figures count it. Tribunal and outcome keep the source's own words beside ours. */
export const caseRecord = z.strictObject({
  /** `case-low` a local commission's decision, `case-low-meeting` a record of its hearing, `case-high` the central one or a court. */
  kind: z.enum(['case-low', 'case-low-meeting', 'case-high']),
  /** `population`: crawled as a whole, so it may be counted; `curated`: picked by hand, reading matter. */
  sampling: z.enum(['population', 'curated']),
  tribunal: requiredText(60),
  caseNumbers: distinct(requiredText(60), 20).min(1),
  /** A day that exists: sources hold 0000-00-00 and years of the old calendar. */
  decidedOn: localDate.refine(isLocalDate).nullable(),
  title: storableText(300),
  /** What the case says, in a sentence. */
  point: storableText(2_000),
  outcome: z.enum(caseOutcomes),
  /** As the source says it: 전부인정, 초심유지, 파기환송. */
  outcomeText: storableText(200).nullable(),
  keywords: distinct(requiredText(60), 200),
  sections: distinct(sectionId, 23),
  /** Cases of one dispute share it; the dispute counts once, by the instance that spoke last. */
  disputeId: requiredText(300),
  source: z.strictObject({
    /** How what we hold was checked: the decision itself was read, or a page that quotes it, or it was crawled. */
    how: z.enum(['read', 'page', 'crawled', 'by_hand']),
    /** Where: a URL, or `owner/repository:path`. */
    at: storableText(1_000).nullable(),
  }),
});
export type CaseRecord = z.infer<typeof caseRecord>;

const caseId = z.uuid();
/**
 * Counts the records a case has had, from 1. Each is a row of the read model with the positions between which it held, so
 * an event that ends one says which.
 */
const edition = z.int().min(1);

const accepted = z.strictObject({ caseId, edition: z.literal(1), record: caseRecord });
const changes = caseRecord.partial();
const corrected = z.strictObject({ caseId, edition: edition.min(2), record: caseRecord, changes, before: changes });
/** `edition` is the record that no longer holds. */
const withdrawn = z.strictObject({ caseId, edition });
/** `closes`: the record that held until now; null where the case was withdrawn. */
const restored = z.strictObject({
  caseId,
  edition: edition.min(2),
  record: caseRecord,
  closes: edition.nullable(),
  asOfRevision: z.int().min(1),
});

export type CaseEvent =
  | { type: 'CaseAccepted'; data: z.infer<typeof accepted> }
  | { type: 'CaseCorrected'; data: z.infer<typeof corrected> }
  | { type: 'CaseWithdrawn'; data: z.infer<typeof withdrawn> }
  | { type: 'CaseRestored'; data: z.infer<typeof restored> };

export const caseAccepted = defineEvent({ type: 'CaseAccepted', version: 1, schema: accepted });
export const caseCorrected = defineEvent({ type: 'CaseCorrected', version: 1, schema: corrected });
export const caseWithdrawn = defineEvent({ type: 'CaseWithdrawn', version: 1, schema: withdrawn });
export const caseRestored = defineEvent({ type: 'CaseRestored', version: 1, schema: restored });

export const caseEvents = [caseAccepted, caseCorrected, caseWithdrawn, caseRestored] as const;
