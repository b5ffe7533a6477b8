import { z } from 'zod';
import { localDate, sectionId } from '../kernel/contract/values.ts';
import { isLocalDate } from '../kernel/korean/korean-date.ts';
import { requiredText, storableText } from '../kernel/text/text.ts';
import type { CaseOutcome } from './case-counts.ts';

/**
 * The content of one case, accepted or in refinement. Nothing here is personal: decisions are published with names masked.
 */

export const caseOutcomes = [
  'worker_win',
  'partial',
  'employer_win',
  'rejected',
  'settled',
  'withdrawn',
  'not_a_dispute',
] as const satisfies readonly CaseOutcome[];

export const caseKinds = ['case-low', 'case-low-meeting', 'case-high'] as const;
export const caseSamplings = ['population', 'curated'] as const;

export const distinct = <Item extends z.ZodType<string>>(item: Item, most: number) =>
  z
    .array(item)
    .max(most)
    .refine((list) => new Set(list).size === list.length, { error: '같은 값이 두 번 들어 있어요.' });

/** SHA-256 (hex) of bytes kept in the vault. */
export const contentHash = z.string().regex(/^[0-9a-f]{64}$/);

/**
 * A decision's cleaned text: a blob of `text/plain` whose sections begin with lines such as `## 판시사항`, with empty lines
 * between paragraphs. `chars` counts UTF-16 units, as the offsets of passages do.
 */
export const caseText = z.strictObject({ hash: contentHash, chars: z.int().min(1) });
export type CaseText = z.infer<typeof caseText>;

const source = z.strictObject({
  /** How the record was checked: against the decision itself or a page that quotes it, or not, because it was crawled. */
  how: z.enum(['read', 'page', 'crawled', 'by_hand']),
  /** Where: a URL, or `owner/repository:path`. */
  at: storableText(1_000).nullable(),
});

/** A master case, which people read and figures count. For tribunal and outcome the source's own words are kept, too. */
export const caseRecord = z.strictObject({
  /**
   * `case-low`: a local commission's decision; `case-low-meeting`: a record of its hearing; `case-high`: a decision of the
   * central commission or a court.
   */
  kind: z.enum(caseKinds),
  /**
   * `population`: all decisions of a period and tribunal were crawled, so it is counted; `curated`: picked by hand, only
   * shown.
   */
  sampling: z.enum(caseSamplings),
  tribunal: requiredText(60),
  caseNumbers: distinct(requiredText(60), 20).min(1),
  /** An existing date: sources contain 0000-00-00 and years of the old calendar. */
  decidedOn: localDate.refine(isLocalDate).nullable(),
  title: storableText(300),
  /** What the case says, in one sentence. */
  point: storableText(2_000),
  /** Facts, holding and reasons, in a few paragraphs. */
  summary: storableText(8_000),
  outcome: z.enum(caseOutcomes),
  /** In the source's words: 전부인정, 초심유지, 파기환송. */
  outcomeText: storableText(200).nullable(),
  keywords: distinct(requiredText(60), 200),
  sections: distinct(sectionId, 23),
  /** The articles that the decision rests on, one an entry: 근로기준법 제23조. */
  statutes: distinct(requiredText(100), 200),
  /** The numbers of the cases that it cites, one an entry. */
  citations: distinct(requiredText(60), 200),
  /** Cases of one dispute have the same `disputeId`; the dispute counts once, by its last instance. */
  disputeId: requiredText(300),
  source,
  /** null: there is no text beside this record. */
  text: caseText.nullable(),
});
export type CaseRecord = z.infer<typeof caseRecord>;
export type CaseField = keyof CaseRecord;

/** A case in refinement: the same fields, some of them not known yet (null, or empty). */
export const caseDraft = caseRecord.extend({
  tribunal: caseRecord.shape.tribunal.nullable(),
  caseNumbers: distinct(requiredText(60), 20),
  outcome: caseRecord.shape.outcome.nullable(),
  disputeId: caseRecord.shape.disputeId.nullable(),
});
export type CaseDraft = z.infer<typeof caseDraft>;

const isField = (name: string): name is CaseField => name in caseRecord.shape;
export const caseFields: readonly CaseField[] = Object.keys(caseRecord.shape).filter(isField);
