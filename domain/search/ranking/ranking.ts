import { type Leaning, leaningOf, lengthOf } from '../query/leaning.ts';
import { asUnits, shareSaid, type Typed, type TypedTerm, type Worth, worthOf } from '../query/said.ts';
import { ownTermsOf, type Unit, wordsOf } from '../query/units.ts';
import { citedAmong, type References } from '../references.ts';
import { weightOfDate, weightOfTribunal } from '../standing.ts';
import type { Packed } from './frequencies.ts';
import { type QueryTerm, queryTerms, type Statistics } from './term-weights.ts';
import {
  rounded,
  type TermScore,
  termsSaid,
  type WordScale,
  type WordsSaid,
  wordScale,
  wordsSaid,
} from './word-scores.ts';

/** A case that may be listed. */
export type Candidate = {
  readonly id: string;
  readonly kind: 'case-low' | 'case-low-meeting' | 'case-high';
  readonly tribunal: string;
  readonly decidedOn: string | null;
  readonly frequencies: Packed;
  /** The query is its number or its exact title. */
  readonly pinned: boolean;
  /** It has all demanded words. */
  readonly counted: boolean;
};

/** The parts of a score: their product is the score, except for pinned cases, which come before all others. */
export type ScoreParts = {
  readonly text: number;
  readonly tribunal: number;
  readonly date: number;
  /** The factor for being cited by other candidates, and how many of them cite it. */
  readonly cited: number;
  readonly citedBy: number;
  readonly pinned: boolean;
  /** The part of each term in `text`, the largest first, and how often it occurs where. */
  readonly terms: readonly TermScore[];
};

export type Ranked = {
  readonly id: string;
  readonly score: number;
  readonly counted: boolean;
  /** How much of the query it has, by weight: 0 to 1. */
  readonly covered: number;
  readonly parts: Omit<ScoreParts, 'terms'>;
  /** `ScoreParts['terms']`, worked out for the cases that are shown. */
  readonly terms: () => ScoreParts['terms'];
};

/** At most 1, so that a score stays comparable. */
const factorOf = (has: number, { covered, power }: Leaning): number => (1 + covered * has ** power) / (1 + covered);

/**
 * A query of so many terms tells particulars, and is compared as it was typed. In a shorter one particles make no difference.
 */
const AS_TYPED_FROM = 7;
/** A case that has only synonyms of what was asked keeps this share. */
const LEAST_SAID = 0.05;
/**
 * How much a case gains that has all demanded words, if it is the only one; the more have them, the less that tells. A
 * person who remembers a decision remembers words that it has.
 */
const HAS_ALL = 0.5;
/** The score of a case that says a whole statement in its very words. */
const STATED = 100;

/**
 * The candidates, best first; of equal ones the greater id first, so that a page begins where the previous one ended. Those
 * that aren't counted are listed only if they have enough of the query.
 * `typed`: the query as it was typed (`typedOf`). `references`: what the candidates cite,
 * by their ids, where the order depends on it (`leansOnReferences`).
 */
export const rank = (
  units: readonly Unit[],
  candidates: readonly Candidate[],
  statistics: Statistics,
  today: string,
  typed: Typed = asUnits,
  references: ReadonlyMap<string, References> = new Map(),
): readonly Ranked[] => {
  const terms = queryTerms(units, statistics, typed);
  const isBetween = (term: string): boolean => terms.get(term)?.isBetween === true;
  const isApart = (term: string): boolean => terms.get(term)?.isApart === true;
  const own = ownWordTerms(units, terms);
  const leaning = leaningOf(lengthOf(own.length, typed));
  const haveAll = candidates.filter(({ counted }) => counted).length;
  const scale: Scale = {
    ...wordScale(wordsOf(units, isApart), terms, leaning, statistics.lengths),
    today,
    // A whole statement is ranked by what is said of it alone.
    hasAll: 1 + (HAS_ALL * leaning.words) / Math.sqrt(Math.max(1, haveAll)),
    said: worthOf(
      own.length < AS_TYPED_FROM || typed.terms.length === 0 ? own.map(once) : typed.terms,
      statistics,
      isBetween,
    ),
  };
  const said = candidates.map((candidate) => saidBy(candidate, scale));
  const most = said.reduce((best, { share }) => Math.max(best, share), 0);
  const all = withCited(
    said.map((each) => ranked(each, most, scale)),
    references,
    leaning,
  );
  return all
    .filter(({ counted, covered }) => counted || covered >= most * leaning.enough)
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
};

const once = (term: string): TypedTerm => ({ term, often: 1, joins: false });

/** Whether the order depends on which of the candidates cite which (`rank`'s `references`). */
export const leansOnReferences = (units: readonly Unit[], statistics: Statistics, typed: Typed): boolean =>
  leaningOf(lengthOf(ownWordTerms(units, queryTerms(units, statistics, typed)).length, typed)).cited >= LEAST_CITED;

const LEAST_CITED = 0.1;

/** The different terms of the words that were typed, without the pairs of syllables that belong to two of them. */
const ownWordTerms = (units: readonly Unit[], terms: ReadonlyMap<string, QueryTerm>): readonly string[] => [
  ...new Set(ownTermsOf(units).filter((term) => terms.get(term)?.isBetween !== true)),
];

/** With what each gains because others of the candidates cite it. */
const withCited = (
  all: readonly Ranked[],
  references: ReadonlyMap<string, References>,
  leaning: Leaning,
): readonly Ranked[] => {
  if (references.size === 0) return all;
  const cited = citedAmong(
    all.map(({ id, parts: { text, tribunal, date } }) => ({
      score: text * tribunal * date,
      references: references.get(id),
    })),
  );
  return all.map((each, n) => {
    const { by, worth } = cited[n] ?? { by: 0, worth: 0 };
    const factor = rounded(1 + leaning.cited * worth);
    // A pinned case is first already.
    const score = each.parts.pinned ? each.score : rounded(each.score * factor);
    return { ...each, score, parts: { ...each.parts, cited: factor, citedBy: by } };
  });
};

/** What is the same for all candidates of a search. */
type Scale = WordScale & {
  readonly said: readonly Worth[];
  readonly today: string;
  /** What a case gains that has all demanded words. */
  readonly hasAll: number;
};

/** What a case has of a query: of the words that are looked for, and of all that was typed. */
type Said = WordsSaid & { readonly candidate: Candidate; readonly asTyped: number };

const saidBy = (candidate: Candidate, scale: Scale): Said => {
  const asTyped = shareSaid(candidate.frequencies, scale.said, scale.lengths);
  const words = weighsWords(scale) ? wordsSaid(candidate.frequencies, scale) : { ...unweighed, share: asTyped };
  return { ...words, candidate, asTyped };
};

/** `most`: the greatest share of the query that a candidate has. A query of many words is seldom met as a whole. */
const ranked = ({ candidate, asTyped, ...had }: Said, most: number, scale: Scale): Ranked => {
  const { leaning, today } = scale;
  const { words, share } = had;
  const text =
    (candidate.counted ? scale.hasAll : 1) *
    words ** leaning.words *
    STATED ** (1 - leaning.words) *
    (LEAST_SAID + (1 - LEAST_SAID) * asTyped) ** leaning.said *
    factorOf(most === 0 ? 0 : share / most, leaning);
  const parts = {
    text: rounded(text),
    tribunal: weightOfTribunal(candidate, leaning.highest),
    date: weightOfDate(candidate.decidedOn, today),
    ...{ cited: 1, citedBy: 0 },
    pinned: candidate.pinned,
  };
  const termsWith = (all: WordsSaid): readonly TermScore[] =>
    termsSaid(candidate.frequencies, scale, all)
      .map((term) => ({ ...term, score: rounded((term.score * text) / all.words) }))
      .sort((a, b) => b.score - a.score);
  // If the query has no term (one syllable, or nothing typed), or no case has one, court and date decide.
  const product = (scale.words.length === 0 || most === 0 ? 1 : parts.text) * parts.tribunal * parts.date;
  const { id, counted, pinned } = candidate;
  return {
    ...{ id, score: rounded(product + (pinned ? PINNED : 0)), counted, covered: share, parts },
    terms: () => termsWith(weighsWords(scale) ? had : wordsSaid(candidate.frequencies, scale)),
  };
};

/** Below this weight of its words a statement is ranked by what is said of it alone. */
const LEAST_WORDS = 0.01;
const unweighed = { words: 1, scores: new Float64Array() };
const weighsWords = ({ leaning }: Scale): boolean => leaning.words >= LEAST_WORDS;

/** More than any text can score. */
export const PINNED = 10_000;
