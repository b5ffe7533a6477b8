import { z } from 'zod';
import type { CaseOutcome } from '../checks/win-rate/case-counts.ts';
import { localDate, sectionId } from '../kernel/contract/values.ts';
import { isLocalDate } from '../kernel/korean-date.ts';
import { requiredText, storableText } from '../kernel/text.ts';

/** What one case says, accepted or still in work. Nothing here is personal: decisions are published with names masked. */

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
 * A decision's cleaned text: a blob of `text/plain` whose sections begin with lines such as `## 판시사항`, its paragraphs
 * between empty lines. `chars` are UTF-16 units, the same that passages are counted in.
 */
export const caseText = z.strictObject({ hash: contentHash, chars: z.int().min(1) });
export type CaseText = z.infer<typeof caseText>;

const source = z.strictObject({
  /** How what we hold was checked: the decision itself was read, or a page that quotes it, or it was crawled. */
  how: z.enum(['read', 'page', 'crawled', 'by_hand']),
  /** Where: a URL, or `owner/repository:path`. */
  at: storableText(1_000).nullable(),
});

/** A master case as people read it and figures count it. Tribunal and outcome keep the source's own words beside ours. */
export const caseRecord = z.strictObject({
  /** `case-low` a local commission's decision, `case-low-meeting` a record of its hearing, `case-high` the central one or a court. */
  kind: z.enum(caseKinds),
  /** `population`: crawled as a whole, so it may be counted; `curated`: picked by hand, reading matter. */
  sampling: z.enum(caseSamplings),
  tribunal: requiredText(60),
  caseNumbers: distinct(requiredText(60), 20).min(1),
  /** A day that exists: sources hold 0000-00-00 and years of the old calendar. */
  decidedOn: localDate.refine(isLocalDate).nullable(),
  title: storableText(300),
  /** What the case says, in a sentence. */
  point: storableText(2_000),
  /** Facts, holding and reasons, in a few paragraphs. */
  summary: storableText(8_000),
  outcome: z.enum(caseOutcomes),
  /** As the source says it: 전부인정, 초심유지, 파기환송. */
  outcomeText: storableText(200).nullable(),
  keywords: distinct(requiredText(60), 200),
  sections: distinct(sectionId, 23),
  /** The articles it rests on, one each: 근로기준법 제23조. */
  statutes: distinct(requiredText(100), 200),
  /** The numbers of the cases it cites, one each. */
  citations: distinct(requiredText(60), 200),
  /** Cases of one dispute share it; the dispute counts once, by the instance that spoke last. */
  disputeId: requiredText(300),
  source,
  /** null: we hold no more than what stands here. */
  text: caseText.nullable(),
});
export type CaseRecord = z.infer<typeof caseRecord>;
export type CaseField = keyof CaseRecord;

/** A case in work: the same fields, of which some aren't known yet (null, or empty). */
export const caseDraft = caseRecord.extend({
  tribunal: caseRecord.shape.tribunal.nullable(),
  caseNumbers: distinct(requiredText(60), 20),
  outcome: caseRecord.shape.outcome.nullable(),
  disputeId: caseRecord.shape.disputeId.nullable(),
});
export type CaseDraft = z.infer<typeof caseDraft>;

const isField = (name: string): name is CaseField => name in caseRecord.shape;
export const caseFields: readonly CaseField[] = Object.keys(caseRecord.shape).filter(isField);
