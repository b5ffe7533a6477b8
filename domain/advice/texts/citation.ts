import { z } from 'zod';
import { storableText } from '../../kernel/text/text.ts';

/**
 * A source that a text names with its number in brackets (`[1]`). Only sources that were checked become citations: the case
 * exists, the article was in force on the day, and the quote stands in the passage at that revision of the case.
 */

/** The most sources that one text numbers. */
export const mostSources = 200;
/** The number in the text, from 1. */
const n = z.int().min(1).max(mostSources);

const caseCitation = z.strictObject({
  n,
  kind: z.literal('case'),
  caseId: z.uuid(),
  /** The revision of the case at which the quote was found. */
  revision: z.int().min(1),
  /** The passage's number in the case's text at that revision, from 0 (`passagesOf`, domain/search/passages.ts). */
  passage: z.int().min(0),
  quote: storableText(1_200),
  court: storableText(100),
  caseNumber: storableText(200),
  decidedOn: z.string().nullable(),
});
const articleCitation = z.strictObject({
  n,
  kind: z.literal('article'),
  law: storableText(60),
  /** `제23조 제1항`. */
  article: storableText(60),
  /** The Korean date on which the article was looked up. */
  onDate: z.string(),
});
/** A legal test of the questionnaire: why an item of a section matters. */
const testCitation = z.strictObject({
  n,
  kind: z.literal('test'),
  rulesetVersion: z.string(),
  item: storableText(100),
  title: storableText(300),
  law: storableText(500),
});

export const citation = z.discriminatedUnion('kind', [caseCitation, articleCitation, testCitation]);
export type Citation = z.infer<typeof citation>;
export type CaseCitation = z.infer<typeof caseCitation>;

/** Why a claim was left out of an answer. */
export const droppedBecause = [
  'unknown_case',
  'unknown_article',
  'not_in_force',
  'quote_differs',
  'holding_differs',
  'no_source',
  'not_checked',
  'unsafe',
] as const;
export type DroppedBecause = (typeof droppedBecause)[number];
/** How many claims were left out, by cause. Their text is not kept. */
export const droppedClaims = z.partialRecord(z.enum(droppedBecause), z.int().positive());
export type DroppedClaims = z.infer<typeof droppedClaims>;
