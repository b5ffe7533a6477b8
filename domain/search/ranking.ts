import { type Fields, fieldNames, frequencyOf, hashOf, type Packed } from './frequencies.ts';
import { type Clause, gramsOf, type Query } from './query.ts';

/** Statistics of all cases at one position of the log: the same for all pages of one search. */
export type Statistics = {
  readonly cases: number;
  /** The number of cases in which the terms were counted; all, or a sample. */
  readonly sampled: number;
  /** The number of those cases that contain each of the query's terms. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Mean lengths of the parts. */
  readonly lengths: Fields<number>;
};

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
  readonly parts: ScoreParts;
};

/** One demanded word with its synonyms; the best of them counts. */
export type Unit = readonly { readonly terms: readonly string[]; readonly weight: number }[];

const SAID_OTHERWISE = 0.7;

/** The units by which a query's cases are ranked. Blanks in the query make no difference. */
export const unitsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Unit[] => wanted.flatMap(unitsOfClause);

const unitsOfClause = (clause: Clause): Unit[] => {
  switch (clause.kind) {
    case 'term':
      return [clause.forms.map((form) => ({ terms: [form], weight: 1 }))];
    case 'phrase':
      return [[{ terms: clause.terms, weight: 1 }]];
    case 'prefix':
      return [];
    case 'syllables': {
      const typed = gramsOf(clause.text);
      const units: Unit[] = [];
      let from = 0;
      for (const { text, others } of clause.parts) {
        const to = from + text.length;
        const own = { terms: typed.slice(from, to - 1), weight: 1 };
        units.push([own, ...others.map((other) => saidOtherwise(own.terms, other))]);
        // The pair of syllables where two parts meet.
        const meeting = typed[to - 1];
        if (meeting) units.push([{ terms: [meeting], weight: 1 }]);
        from = to;
      }
      return units;
    }
  }
};

/** A longer word isn't worth more for having more pairs. */
const saidOtherwise = (own: readonly string[], other: string): Unit[number] => {
  const terms = gramsOf(other.replace(/\s+/g, ''));
  return { terms, weight: SAID_OTHERWISE * Math.min(1, own.length / Math.max(1, terms.length)) };
};

export const termsOf = (units: readonly Unit[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => unit.flatMap(({ terms }) => terms))),
];

/** BM25F: the weight of each part, and how much its length is normalised. */
const weights: Fields<number> = { name: 2, point: 1.5, gist: 1, order: 0.5, body: 1 };
const lengthShare: Fields<number> = { name: 0.4, point: 0.5, gist: 0.5, order: 0.3, body: 0.7 };
const SATURATION = 0.6;
/** The weight of a term that only occurs within other words: 사표 in 의사표시. */
const UNALIGNED = 0.25;
/** The share of the score that a case keeps if it has almost nothing of a long query. */
const PARTLY = 0.3;

export const idfOf = (term: string, { frequencies, sampled }: Statistics): number => {
  const standsIn = frequencies.get(term) ?? 0.5;
  return Math.log(1 + (sampled - standsIn + 0.5) / (standsIn + 0.5));
};

/** The candidates, best first; of equal ones the greater id first, so that a page begins where the previous one ended. */
export const rank = (
  units: readonly Unit[],
  candidates: readonly Candidate[],
  statistics: Statistics,
  today: string,
): readonly Ranked[] => {
  const terms = new Map(termsOf(units).map((term) => [term, { hash: hashOf(term), idf: idfOf(term, statistics) }]));
  return candidates
    .map((candidate) => ranked(units, terms, candidate, statistics.lengths, today))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
};

type Known = ReadonlyMap<string, { readonly hash: number; readonly idf: number }>;

/**
 * For a query of a few words most matching cases have them all; for a long one, a case with more of the words is more
 * similar (0..1).
 */
const demandOf = (units: readonly Unit[]): number => {
  const pairs = units.reduce((sum, [own]) => sum + (own?.terms.length ?? 0), 0);
  return Math.min(1, Math.max(0, (pairs - 5) / 5));
};

const ranked = (
  units: readonly Unit[],
  known: Known,
  candidate: Candidate,
  lengths: Fields<number>,
  today: string,
): Ranked => {
  const terms: Scored[] = [];
  let text = 0;
  let asked = 0;
  let had = 0;
  for (const unit of units) {
    let best: { score: number; terms: readonly Scored[] } = { score: 0, terms: [] };
    let own = 0;
    let most = 0;
    for (const [n, option] of unit.entries()) {
      const scored = option.terms.map((term) => scoreOf(term, option.weight, known, candidate.frequencies, lengths));
      const score = scored.reduce((sum, each) => sum + each.score, 0);
      if (score > best.score) best = { score, terms: scored };
      const mass = massOf(scored);
      if (n === 0) own = mass;
      most = Math.max(most, mass === 0 ? 0 : massOf(scored.filter((each) => each.score > 0)) / mass);
    }
    asked += own;
    had += most * own;
    text += best.score;
    terms.push(...best.terms.filter(({ score }) => score > 0));
  }
  const coverage = asked === 0 ? 1 : had / asked;
  const lost = (1 - PARTLY) * demandOf(units) * (1 - coverage);
  const parts = {
    text: rounded(text * (1 - lost)),
    tribunal: weightOfTribunal(candidate),
    date: weightOfDate(candidate.decidedOn, today),
    pinned: candidate.pinned,
    terms: terms.sort((a, b) => b.score - a.score),
  };
  // If the query has no term (one syllable, or nothing typed), court and date decide.
  const product = (units.length === 0 ? 1 : parts.text) * parts.tribunal * parts.date;
  const { id, counted, pinned } = candidate;
  return { id, score: rounded(product + (pinned ? PINNED : 0)), counted, parts };
};

type Scored = ScoreParts['terms'][number];

const massOf = (terms: readonly Scored[]): number => terms.reduce((sum, { idf }) => sum + idf, 0);

/** More than any text can score. */
export const PINNED = 10_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const scoreOf = (term: string, weight: number, known: Known, packed: Packed, lengths: Fields<number>): Scored => {
  const { hash, idf } = known.get(term) ?? { hash: 0, idf: 0 };
  const { aligned, ...counts } = frequencyOf(packed, hash);
  let found = 0;
  for (const field of fieldNames) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    const often = counts[field] / (1 - lengthShare[field] + lengthShare[field] * relative);
    found += (weights[field] * often * (SATURATION + 1)) / (often + SATURATION);
  }
  // A figure, a number and an article have no synonyms.
  const alignment = /^[가-힣]{2}$/u.test(term) ? UNALIGNED + (1 - UNALIGNED) * Math.sqrt(aligned) : 1;
  const score = weight * idf * found * alignment;
  const { name, point, gist, order, body } = counts;
  return { term, idf: rounded(idf), score: rounded(score), name, gist: point + gist, body: order + body };
};

/** The highest court's decisions bind the others; a hearing's record decides nothing. */
export const weightOfTribunal = ({ kind, tribunal }: Pick<Candidate, 'kind' | 'tribunal'>): number => {
  if (/^(?:대법원|헌법재판소)/u.test(tribunal)) return 1.08;
  if (kind === 'case-low-meeting') return 0.93;
  if (/고등법원|중앙노동위원회/u.test(tribunal)) return 1.04;
  return 1;
};

const HALVED_AFTER_DAYS = 3_650;

/** Newer decisions score slightly higher: the factor is never below 0.9. */
export const weightOfDate = (decidedOn: string | null, today: string): number => {
  if (decidedOn === null) return 0.92;
  const days = Math.max(0, (Date.parse(today) - Date.parse(decidedOn)) / 86_400_000);
  return Math.round((0.9 + 0.1 * 0.5 ** (days / HALVED_AFTER_DAYS)) * 1_000) / 1_000;
};

/**
 * The same two factors as one number that doesn't depend on today: the order of cases if there are too many to rank all.
 */
export const standingOf = (of: Pick<Candidate, 'kind' | 'tribunal' | 'decidedOn'>): number => {
  const days = of.decidedOn === null ? 0 : Date.parse(of.decidedOn) / 86_400_000;
  return Math.round((Math.log2(weightOfTribunal(of)) + days / (4 * HALVED_AFTER_DAYS)) * 1_000_000) / 1_000_000;
};
