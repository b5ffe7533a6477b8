import { type Fields, type Frequency, fieldNames, frequencyOf, type Packed } from './frequencies.ts';
import { weightOfDate, weightOfTribunal } from './standing.ts';
import { isPair, type Statistics, type TermWeights, termWeights } from './term-weights.ts';
import { ownTermsOf, type Unit } from './units.ts';

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
  readonly pinned: boolean;
  /** The part of each term in `text`, the largest first, and how often it occurs where. */
  readonly terms: readonly {
    readonly term: string;
    readonly idf: number;
    readonly score: number;
    readonly name: number;
    readonly gist: number;
    readonly body: number;
  }[];
};

export type Ranked = {
  readonly id: string;
  readonly score: number;
  readonly counted: boolean;
  /** How much of the query it has, by weight: 0 to 1. */
  readonly covered: number;
  readonly parts: ScoreParts;
};

/**
 * BM25F (Robertson and Zaragoza 2009, section 3.6): the weight of each part, and how much its length is normalised. The parts'
 * frequencies are added before they are saturated, so a single frequent word cannot outweigh the other words of the query.
 */
const weights: Fields<number> = { name: 2, point: 1.4, gist: 1.4, order: 0.5, body: 1 };
const lengthShare: Fields<number> = { name: 0.4, point: 0.5, gist: 0.8, order: 0.3, body: 0.75 };
const SATURATION = 1.5;
/** The weight of a term that only occurs within other words: 사표 in 의사표시. */
const UNALIGNED = 0.5;
/** Name and point are scored once more, on their own: they say what the decision is about, the text also what else occurs in it. */
const HEAD_LENGTH_SHARE = 0.3;
const HEAD_SATURATION = 1;

/**
 * A short query names an issue, and its words in the point of a decision tell that the decision is about it. A long one
 * tells the circumstances of one decision: what matters is that the decision has them all, wherever. `head`: the weight of
 * name and point. `covered` and `power`: how much a case gains that has the whole query, and how fast that falls if it has less.
 */
type Leaning = { readonly head: number; readonly covered: number; readonly power: number };
const issue: Leaning = { head: 4, covered: 1, power: 2 };
const particulars: Leaning = { head: 0, covered: 6, power: 4 };
/** A query of so many different terms, not counting those between words, leans to both alike. */
const LEANS_TO_BOTH = 8;
const STEEPNESS = 6;

const leaningOf = (units: readonly Unit[], weightOf: TermWeights): Leaning => {
  const terms = new Set(ownTermsOf(units).filter((term) => (weightOf.get(term)?.asked ?? 0) > 0)).size;
  const share = terms ** STEEPNESS / (terms ** STEEPNESS + LEANS_TO_BOTH ** STEEPNESS);
  const between = (one: number, other: number): number => one * (1 - share) + other * share;
  return {
    head: between(issue.head, particulars.head),
    covered: between(issue.covered, particulars.covered),
    power: between(issue.power, particulars.power),
  };
};

/** At most 1, so that a score stays comparable. */
const factorOf = (has: number, { covered, power }: Leaning): number => (1 + covered * has ** power) / (1 + covered);

/** The candidates, best first; of equal ones the greater id first, so that a page begins where the previous one ended. */
export const rank = (
  units: readonly Unit[],
  candidates: readonly Candidate[],
  statistics: Statistics,
  today: string,
): readonly Ranked[] => {
  const terms = termWeights(units, statistics);
  const scale: Scale = { units, terms, leaning: leaningOf(units, terms), lengths: statistics.lengths, today };
  return candidates
    .map((candidate) => ranked(candidate, scale))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
};

/** What is the same for all candidates of a search. */
type Scale = {
  readonly units: readonly Unit[];
  readonly terms: TermWeights;
  readonly leaning: Leaning;
  readonly lengths: Fields<number>;
  readonly today: string;
};

const ranked = (candidate: Candidate, scale: Scale): Ranked => {
  const { units, leaning, today } = scale;
  // A repeated term counts once.
  const found = new Map<string, Scored>();
  let asked = 0;
  let covered = 0;
  for (const unit of units) {
    let best: { score: number; terms: readonly Scored[] } = { score: 0, terms: [] };
    let own = 0;
    let has = 0;
    for (const [n, option] of unit.entries()) {
      const scored = option.terms.map((term) => scoreOf(term, option.weight, candidate.frequencies, scale));
      const sums = { score: 0, all: 0, covered: 0 };
      for (const { score, asked: weight, alignment } of scored) {
        sums.score += score;
        sums.all += weight;
        if (score > 0) sums.covered += weight * alignment;
      }
      if (sums.score > best.score) best = { score: sums.score, terms: scored };
      if (n === 0) own = sums.all;
      if (sums.all > 0) has = Math.max(has, (option.share * sums.covered) / sums.all);
    }
    asked += own;
    covered += has * own;
    for (const each of best.terms) if (each.score > (found.get(each.term)?.score ?? 0)) found.set(each.term, each);
  }
  const share = asked === 0 ? 1 : covered / asked;
  const factor = factorOf(share, leaning);
  const terms = [...found.values()]
    .map(({ asked: _asked, alignment: _alignment, ...term }) => ({ ...term, score: rounded(term.score * factor) }))
    .sort((a, b) => b.score - a.score);
  const parts = {
    text: rounded(terms.reduce((sum, { score }) => sum + score, 0)),
    tribunal: weightOfTribunal(candidate),
    date: weightOfDate(candidate.decidedOn, today),
    pinned: candidate.pinned,
    terms,
  };
  // If the query has no term (one syllable, or nothing typed), court and date decide.
  const product = (units.length === 0 ? 1 : parts.text) * parts.tribunal * parts.date;
  const { id, counted, pinned } = candidate;
  return { id, score: rounded(product + (pinned ? PINNED : 0)), counted, covered: share, parts };
};

type Scored = ScoreParts['terms'][number] & { readonly asked: number; readonly alignment: number };

/** More than any text can score. */
export const PINNED = 10_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const scoreOf = (term: string, share: number, packed: Packed, { terms, leaning, lengths }: Scale): Scored => {
  const { hash, idf, weight, asked } = terms.get(term) ?? { hash: 0, idf: 0, weight: 0, asked: 0 };
  const counts = frequencyOf(packed, hash);
  let often = 0;
  for (const field of fieldNames) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    often += (weights[field] * counts[field]) / (1 - lengthShare[field] + lengthShare[field] * relative);
  }
  // A figure, a number and an article have no synonyms.
  const alignment = isPair(term) ? UNALIGNED + (1 - UNALIGNED) * Math.sqrt(counts.aligned) : 1;
  const inAll = (often * (SATURATION + 1)) / (often + SATURATION);
  const score = share * weight * alignment * (inAll + leaning.head * inHead(counts, packed.lengths, lengths));
  const { name, point, gist, order, body } = counts;
  return {
    ...{ term, idf: rounded(idf), score, name, gist: point + gist, body: order + body },
    ...{ asked, alignment },
  };
};

/** How much name and point say a term; the summary where a decision has no point. */
const inHead = (counts: Frequency, own: Fields<number>, lengths: Fields<number>): number => {
  const part = own.point > 0 ? 'point' : 'gist';
  const count = counts.name + counts[part];
  if (count === 0) return 0;
  const relative = own[part] / Math.max(1, lengths[part]);
  const often = count / (1 - HEAD_LENGTH_SHARE + HEAD_LENGTH_SHARE * relative);
  return (often * (HEAD_SATURATION + 1)) / (often + HEAD_SATURATION);
};
