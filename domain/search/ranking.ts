import { type Fields, frequencyOf, hashOf, type Packed } from './frequencies.ts';
import { type Clause, gramsOf, type Query } from './query.ts';

/** What is known of all cases together, at one moment: the same figures for all pages of one search. */
export type Statistics = {
  readonly cases: number;
  /** Of how many cases the terms were counted; all, or a sample. */
  readonly sampled: number;
  /** In how many of those each of the query's terms stands. */
  readonly frequencies: ReadonlyMap<string, number>;
  /** Mean lengths of the parts. */
  readonly lengths: Fields<number>;
};

export type Candidate = {
  readonly id: string;
  readonly kind: 'case-low' | 'case-low-meeting' | 'case-high';
  readonly tribunal: string;
  readonly decidedOn: string | null;
  readonly frequencies: Packed;
  /** Named by its number or by its very title. */
  readonly pinned: boolean;
};

/** How a score came about: their product is the score, but for what is pinned, which stands before all others. */
export type ScoreParts = {
  readonly text: number;
  readonly tribunal: number;
  readonly date: number;
  readonly pinned: boolean;
  /** What each term brought to `text`, the most first, and where it stands how often. */
  readonly terms: readonly (Fields<number> & { readonly term: string; readonly idf: number; readonly score: number })[];
};

export type Ranked = { readonly id: string; readonly score: number; readonly parts: ScoreParts };

/** One thing that is asked for, in the words that say it; the best of them counts. */
export type Unit = readonly { readonly terms: readonly string[]; readonly weight: number }[];

const SAID_OTHERWISE = 0.8;

/** What a query's cases are ranked by. How it was spaced makes no difference. */
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
      if (clause.parts.every(({ others }) => others.length === 0))
        return [[{ terms: gramsOf(clause.text), weight: 1 }]];
      const said = clause.parts.map(({ text, others }) => [
        { terms: gramsOf(text), weight: 1 },
        ...others.map((other) => {
          const terms = gramsOf(other.replace(/\s+/g, ''));
          // A longer word is no better for having more pairs.
          return { terms, weight: SAID_OTHERWISE * Math.min(1, (text.length - 1) / Math.max(1, terms.length)) };
        }),
      ]);
      const within = new Set(clause.parts.flatMap(({ text }) => gramsOf(text)));
      const between = gramsOf(clause.text).filter((gram) => !within.has(gram));
      return between.length > 0 ? [...said, [{ terms: between, weight: 1 }]] : said;
    }
  }
};

export const termsOf = (units: readonly Unit[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => unit.flatMap(({ terms }) => terms))),
];

/** BM25F: how much a part counts, and how far its length is allowed for. */
const weights: Fields<number> = { name: 3.2, gist: 1.8, body: 1 };
const lengthShare: Fields<number> = { name: 0.4, gist: 0.5, body: 0.7 };
const SATURATION = 1.2;

export const idfOf = (term: string, { frequencies, sampled }: Statistics): number => {
  const standsIn = frequencies.get(term) ?? 0.5;
  return Math.log(1 + (sampled - standsIn + 0.5) / (standsIn + 0.5));
};

/** The candidates, best first; among equals the greater id, so that a page begins where the last one ended. */
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

const ranked = (
  units: readonly Unit[],
  known: Known,
  candidate: Candidate,
  lengths: Fields<number>,
  today: string,
): Ranked => {
  const terms: ScoreParts['terms'][number][] = [];
  let text = 0;
  for (const unit of units) {
    let best: { score: number; terms: ScoreParts['terms'] } = { score: 0, terms: [] };
    for (const option of unit) {
      const scored = option.terms.map((term) => scoreOf(term, option.weight, known, candidate.frequencies, lengths));
      const score = scored.reduce((sum, each) => sum + each.score, 0);
      if (score > best.score) best = { score, terms: scored };
    }
    text += best.score;
    terms.push(...best.terms.filter(({ score }) => score > 0));
  }
  const parts = {
    text: rounded(text),
    tribunal: weightOfTribunal(candidate),
    date: weightOfDate(candidate.decidedOn, today),
    pinned: candidate.pinned,
    terms: terms.sort((a, b) => b.score - a.score),
  };
  // Without a term of its own (one syllable, nothing typed) rank and age decide.
  const product = (units.length === 0 ? 1 : parts.text) * parts.tribunal * parts.date;
  return { id: candidate.id, score: rounded(product + (candidate.pinned ? PINNED : 0)), parts };
};

/** More than any text can score. */
export const PINNED = 10_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const scoreOf = (
  term: string,
  weight: number,
  known: Known,
  packed: Packed,
  lengths: Fields<number>,
): ScoreParts['terms'][number] => {
  const { hash, idf } = known.get(term) ?? { hash: 0, idf: 0 };
  const counts = frequencyOf(packed, hash);
  let weighted = 0;
  for (const field of ['name', 'gist', 'body'] as const) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    weighted += (weights[field] * counts[field]) / (1 - lengthShare[field] + lengthShare[field] * relative);
  }
  const score = weight * idf * ((weighted * (SATURATION + 1)) / (weighted + SATURATION));
  return { term, idf: rounded(idf), score: rounded(score), ...counts };
};

/** What the highest court says binds the others; a hearing's record decides nothing. */
export const weightOfTribunal = ({ kind, tribunal }: Pick<Candidate, 'kind' | 'tribunal'>): number => {
  if (/^(?:대법원|헌법재판소)/u.test(tribunal)) return 1.2;
  if (kind === 'case-low-meeting') return 0.85;
  if (/고등법원|중앙노동위원회/u.test(tribunal)) return 1.08;
  return 1;
};

const HALVED_AFTER_DAYS = 3_650;

/** Newer is better, gently: never less than seven tenths. */
export const weightOfDate = (decidedOn: string | null, today: string): number => {
  if (decidedOn === null) return 0.8;
  const days = Math.max(0, (Date.parse(today) - Date.parse(decidedOn)) / 86_400_000);
  return Math.round((0.7 + 0.3 * 0.5 ** (days / HALVED_AFTER_DAYS)) * 1_000) / 1_000;
};

/**
 * The same two as one number that doesn't change as time goes by: who stands before whom where too many are found to rank
 * them all.
 */
export const standingOf = (of: Pick<Candidate, 'kind' | 'tribunal' | 'decidedOn'>): number => {
  const days = of.decidedOn === null ? 0 : Date.parse(of.decidedOn) / 86_400_000;
  return Math.round((Math.log2(weightOfTribunal(of)) + days / (4 * HALVED_AFTER_DAYS)) * 1_000_000) / 1_000_000;
};
