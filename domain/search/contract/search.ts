import { z } from 'zod';
import { caseKinds, caseOutcomes } from '../../cases/case-record.ts';
import { logAsOf } from '../../kernel/contract/history.ts';
import { instant, koreanDay, sectionId } from '../../kernel/contract/values.ts';
import { storableText } from '../../kernel/text/text.ts';
import { QUERY_LENGTH } from '../query/query.ts';

/** The search of cases. Marked texts are sent as segments, never as HTML. */

/** `a,b` as a list of distinct values. */
const listOf = <Value extends string>(item: z.ZodType<Value, string>) =>
  z
    .string()
    .transform((text) => [
      ...new Set(
        text
          .split(',')
          .map((each) => each.trim())
          .filter((each) => each !== ''),
      ),
    ])
    .pipe(z.array(item).max(30));

export const searchSorts = ['relevance', 'newest', 'oldest'] as const;

const narrowed = {
  /** Absent: the configured word. Empty: all cases. */
  q: storableText(QUERY_LENGTH).optional(),
  sections: listOf(sectionId).optional(),
  outcome: listOf(z.enum(caseOutcomes)).optional(),
  tribunal: listOf(storableText(60)).optional(),
  kind: listOf(z.enum(caseKinds)).optional(),
  /** The day of the decision, inclusive. */
  from: koreanDay.optional(),
  to: koreanDay.optional(),
  /** The cases as they were at an instant, a day, or a position of the log. */
  asOf: logAsOf.optional(),
};

export const caseWinRateQuery = z.strictObject(narrowed);
export type CaseWinRateQuery = z.infer<typeof caseWinRateQuery>;

export const caseSearchQuery = z.strictObject({
  ...narrowed,
  sort: z.enum(searchSorts).default('relevance'),
  size: z.coerce.number().int().min(1).max(50).default(10),
  /** The cursor from the previous page. It contains that page's position of the log, so new cases shift nothing. */
  cursor: z.string().max(400).optional(),
});
export type CaseSearchQuery = z.infer<typeof caseSearchQuery>;

export const segment = z.strictObject({ text: z.string(), marked: z.boolean() });
const segments = z.array(segment);

const snippet = z.strictObject({
  /** The section, such as `이유`; null for the case's own gist. */
  section: z.string().nullable(),
  /** The number of the paragraph in its section, from 1; 0 for the gist. */
  paragraph: z.int(),
  segments,
  cutBefore: z.boolean(),
  cutAfter: z.boolean(),
});

/** The parts of a score: text × tribunal × date × cited. Only for staff. */
export const scoreParts = z.strictObject({
  text: z.number(),
  tribunal: z.number(),
  date: z.number(),
  /** The factor for being cited by other cases that were found, and how many of those cite it. */
  cited: z.number(),
  citedBy: z.int(),
  pinned: z.boolean(),
  terms: z.array(
    z.strictObject({
      term: z.string(),
      idf: z.number(),
      score: z.number(),
      /** How often it occurs in title, numbers and keywords; in the gist; in the decision. */
      name: z.int(),
      gist: z.int(),
      body: z.int(),
    }),
  ),
});

const caseBrief = z.strictObject({
  id: z.string(),
  court: z.string(),
  caseNumber: z.string(),
  decidedOn: z.string().nullable(),
  title: z.string(),
  kind: z.enum(caseKinds),
  outcome: z.enum(caseOutcomes),
  point: z.string(),
});
export type CaseBrief = z.infer<typeof caseBrief>;

export const caseSearchItem = caseBrief.extend({
  /** The title in segments. */
  titleMarks: segments,
  snippet,
  /** null if the list isn't sorted by score. */
  score: z.number().nullable(),
  /** It lacks a demanded word, and isn't counted in `total`, the facets and the win rate. */
  uncounted: z.literal(true).optional(),
  parts: scoreParts.optional(),
});
export type CaseSearchItem = z.infer<typeof caseSearchItem>;

const facet = z.array(z.strictObject({ value: z.string(), count: z.int() }));
/** Each facet is counted under all filters except its own, so that the reader sees what another choice would find. */
export const searchFacets = z.strictObject({
  outcome: facet,
  tribunal: facet,
  kind: facet,
  section: facet,
  year: facet,
});
export type SearchFacets = z.infer<typeof searchFacets>;

export const caseSearchAnswer = z.strictObject({
  /** The query; if nothing was typed, the configured word. */
  q: z.string(),
  items: z.array(caseSearchItem),
  total: z.int(),
  /** How many of them were ranked, if there were too many to rank all; null if the order is by date. */
  ranked: z.int().nullable(),
  /** No case has all demanded words: the counted cases have all but `dropped`. */
  relaxed: z.boolean(),
  /** Words that no case contains, or none together with the rarer ones; the commonest of the query first of all. */
  dropped: z.array(z.string()).optional(),
  /** No case has the typed number: the counted cases have one that begins like it. */
  numbersBegin: z.literal(true).optional(),
  /** Typed words that were not searched for, because they say nothing about the case: 어떻게, 하나요. */
  passedOver: z.array(z.string()).optional(),
  /** False if too many cases contain the words of a quotation, so that their order wasn't checked. */
  exactPhrases: z.boolean(),
  /** The synonyms that were searched for, too. */
  synonyms: z.array(z.strictObject({ word: z.string(), others: z.array(z.string()) })),
  facets: searchFacets,
  cursor: z.string().nullable(),
  /** The position of the log at which the cases are shown. */
  asOf: z.string(),
  tookMs: z.number(),
  suggestion: z.string().optional(),
});
export type CaseSearchAnswer = z.infer<typeof caseSearchAnswer>;

const band = z.strictObject({ low: z.number(), high: z.number() });
const rates = {
  total: z.int(),
  decided: z.int(),
  workerWins: z.int(),
  partial: z.int(),
  /** Wins and half of the partial ones, divided by decided ones; null if there are none. */
  rate: z.number().nullable(),
};

/**
 * The win rate of the found population cases, each dispute once by its last instance. The band is the central 90 % of the
 * rate's distribution, given only these decided cases.
 */
export const caseWinRateAnswer = z.strictObject({
  ...rates,
  /** How many more decided cases it needs before it is shown as one figure; 0: enough. */
  missing: z.int().min(0),
  band: band.nullable(),
  byYear: z.array(z.strictObject({ year: z.int().nullable(), ...rates })),
  asOf: z.string(),
  tookMs: z.number(),
});
export type CaseWinRateAnswer = z.infer<typeof caseWinRateAnswer>;

export const caseReadQuery = z.strictObject({ q: storableText(QUERY_LENGTH).optional(), asOf: logAsOf.optional() });

const cited = z.strictObject({ caseNumber: z.string(), case: caseBrief.nullable() });

export const caseAsRead = caseBrief.extend({
  caseNumbers: z.array(z.string()),
  titleMarks: segments,
  pointMarks: segments,
  summaryMarks: segments,
  outcomeText: z.string().nullable(),
  keywords: z.array(z.string()),
  sections: z.array(sectionId),
  statutes: z.array(z.string()),
  passages: z.array(
    z.strictObject({
      section: z.string().nullable(),
      paragraph: z.int(),
      from: z.int(),
      to: z.int(),
      segments,
    }),
  ),
  citations: z.strictObject({
    /** The cases that it cites; `case` if the case is stored here. */
    out: z.array(cited),
    /** The cases that cite it, the newest first. */
    in: z.array(caseBrief),
    inTotal: z.int(),
  }),
  /** The other instances of the same dispute, the first instance first. */
  instances: z.array(caseBrief),
  similar: z.array(caseBrief),
  provenance: z.strictObject({
    how: z.enum(['read', 'page', 'crawled', 'by_hand']),
    at: z.string().nullable(),
    /** The address at which anyone can read it. */
    url: z.string().nullable(),
    sampling: z.enum(['population', 'curated']),
    collectedAt: instant.nullable(),
    acceptedAt: instant,
    changedAt: instant,
    revision: z.int(),
    edition: z.int(),
    textHash: z.string().nullable(),
  }),
  /** The link named a case that was merged into this one. */
  redirectedFrom: z.strictObject({ id: z.string(), at: instant, reason: z.string().nullable() }).nullable(),
  asOf: z.string(),
});
export type CaseAsRead = z.infer<typeof caseAsRead>;
