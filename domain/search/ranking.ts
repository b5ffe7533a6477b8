import { type Fields, fieldNames, frequencyOf, hashOf, type Packed } from './frequencies.ts';
import type { Clause, Query } from './query.ts';
import { gramsOf } from './tokens.ts';

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
  /** How much of the query it has, by weight: 0 to 1. */
  readonly covered: number;
  readonly parts: ScoreParts;
};

/** One demanded word with its synonyms; the best of them counts. `weight`: of each term. `share`: of the word that it says. */
export type Unit = readonly { readonly terms: readonly string[]; readonly weight: number; readonly share: number }[];

/** A synonym: its terms weigh less than the word's own, and it says most of the word. */
const SAID_OTHERWISE = { weight: 0.7, share: 0.85 } as const;
const itself = { weight: 1, share: 1 } as const;

/** The units by which a query's cases are ranked. Blanks in the query make no difference. */
export const unitsOf = ({ wanted }: Pick<Query, 'wanted'>): readonly Unit[] => wanted.flatMap(unitsOfClause);

const unitsOfClause = (clause: Clause): Unit[] => {
  switch (clause.kind) {
    case 'term':
      return [clause.forms.map((form) => ({ terms: [form], ...itself }))];
    case 'phrase':
      return [[{ terms: clause.terms, ...itself }]];
    case 'prefix':
      return [];
    case 'syllables': {
      const typed = gramsOf(clause.text);
      const units: Unit[] = [];
      let from = 0;
      for (const { text, others } of clause.parts) {
        const to = from + text.length;
        const own = { terms: typed.slice(from, to - 1), ...itself };
        units.push([own, ...others.map((other) => saidOtherwise(own.terms, other))]);
        // The pair of syllables where two parts meet.
        const meeting = typed[to - 1];
        if (meeting) units.push([{ terms: [meeting], ...itself }]);
        from = to;
      }
      return units;
    }
  }
};

/** A longer word isn't worth more for having more pairs. */
const saidOtherwise = (own: readonly string[], other: string): Unit[number] => {
  const terms = gramsOf(other.replace(/\s+/g, ''));
  const weight = SAID_OTHERWISE.weight * Math.min(1, own.length / Math.max(1, terms.length));
  return { terms, weight, share: SAID_OTHERWISE.share };
};

export const termsOf = (units: readonly Unit[]): readonly string[] => [
  ...new Set(units.flatMap((unit) => unit.flatMap(({ terms }) => terms))),
];

/**
 * BM25F (Robertson and Zaragoza 2009, section 3.6): the weight of each part, and how much its length is normalised. The parts'
 * frequencies are added before they are saturated, so a single frequent word cannot outweigh the other words of the query.
 */
const weights: Fields<number> = { name: 2, point: 1.6, gist: 1.4, order: 0.5, body: 1 };
const lengthShare: Fields<number> = { name: 0.4, point: 0.5, gist: 0.8, order: 0.3, body: 0.75 };
const SATURATION = 2.3;
/** A rare word weighs more, but less than its idf says: people remember common words of a case, too. */
const RARITY = 0.8;
/** The weight of a term that only occurs within other words: 사표 in 의사표시. */
const UNALIGNED = 0.6;
/** The weight of a pair of syllables that belongs to two words of the query; such a pair is rarer than this share of both its neighbours. */
const BETWEEN_WORDS = 0.4;
const MUCH_RARER = 0.5;
/**
 * What a case has of the whole query, in any part: a case with all of it comes before one that says half of it often. The
 * score is raised by this factor if it has all, else by the square of the share.
 */
const COVERED = 1.5;
/**
 * The same for title and point alone, but only for nearly all of the query: then the decision is about just that. A smaller
 * share would only tell whose point is written at length.
 */
const IN_POINT = 4;
const IN_POINT_POWER = 8;
/** Together they are 1 at most, so that a score stays comparable. */
const factorOf = ({ covered, inPoint }: { readonly covered: number; readonly inPoint: number }): number =>
  ((1 + COVERED * covered ** 2) * (1 + IN_POINT * inPoint ** IN_POINT_POWER)) / ((1 + COVERED) * (1 + IN_POINT));

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
  const known = knownTerms(units, statistics);
  return candidates
    .map((candidate) => ranked(units, known, candidate, statistics.lengths, today))
    .sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
};

/**
 * `weight`: from the idf, reduced for a pair of syllables that belongs to two words. `asked`: its weight in the whole query;
 * such a pair is no part of it.
 */
type Known = ReadonlyMap<
  string,
  { readonly hash: number; readonly idf: number; readonly weight: number; readonly asked: number }
>;

const knownTerms = (units: readonly Unit[], statistics: Statistics): Known => {
  const between = betweenWords(
    units.flatMap(([own]) => own?.terms ?? []),
    statistics,
  );
  return new Map(
    termsOf(units).map((term) => {
      const idf = idfOf(term, statistics);
      const rarity = idf ** RARITY;
      const isBetween = between.has(term);
      const weight = isBetween ? BETWEEN_WORDS * rarity : rarity;
      return [term, { hash: hashOf(term), idf, weight, asked: isBetween ? 0 : rarity }];
    }),
  );
};

/**
 * The pairs of syllables that belong to two words: 상해 in 경영상해고. The query's blanks don't tell, because Korean is spaced
 * freely; such a pair is recognised because it is much rarer than the pairs before and after it.
 */
const betweenWords = (terms: readonly string[], { frequencies }: Statistics): ReadonlySet<string> => {
  const within = new Set<string>();
  const between = new Set<string>();
  const isPair = (term: string | undefined): term is string => term !== undefined && /^[가-힣]{2}$/u.test(term);
  const casesWith = (term: string): number => frequencies.get(term) ?? 1;
  for (const [n, term] of terms.entries()) {
    const before = terms[n - 1];
    const behind = terms[n + 1];
    const isInTheMidst =
      isPair(before) && isPair(term) && isPair(behind) && before[1] === term[0] && term[1] === behind[0];
    const isRare = isInTheMidst && casesWith(term) < MUCH_RARER * Math.min(casesWith(before), casesWith(behind));
    (isRare ? between : within).add(term);
  }
  for (const term of within) between.delete(term);
  return between;
};

const ranked = (
  units: readonly Unit[],
  known: Known,
  candidate: Candidate,
  lengths: Fields<number>,
  today: string,
): Ranked => {
  // A repeated term counts once.
  const found = new Map<string, Scored>();
  let asked = 0;
  let covered = 0;
  let inPoint = 0;
  for (const unit of units) {
    let best: { score: number; terms: readonly Scored[] } = { score: 0, terms: [] };
    let own = 0;
    const has = { covered: 0, inPoint: 0 };
    for (const [n, option] of unit.entries()) {
      const scored = option.terms.map((term) => scoreOf(term, option.weight, known, candidate.frequencies, lengths));
      const sums = { score: 0, all: 0, covered: 0, inPoint: 0 };
      for (const { score, asked: weight, alignment, isInPoint } of scored) {
        sums.score += score;
        sums.all += weight;
        if (score > 0) sums.covered += weight * alignment;
        if (isInPoint) sums.inPoint += weight;
      }
      if (sums.score > best.score) best = { score: sums.score, terms: scored };
      if (n === 0) own = sums.all;
      if (sums.all === 0) continue;
      has.covered = Math.max(has.covered, (option.share * sums.covered) / sums.all);
      has.inPoint = Math.max(has.inPoint, (option.share * sums.inPoint) / sums.all);
    }
    asked += own;
    covered += has.covered * own;
    inPoint += has.inPoint * own;
    for (const each of best.terms) if (each.score > (found.get(each.term)?.score ?? 0)) found.set(each.term, each);
  }
  const share = asked === 0 ? { covered: 1, inPoint: 1 } : { covered: covered / asked, inPoint: inPoint / asked };
  const factor = factorOf(share);
  const terms = [...found.values()]
    .map(({ asked: _asked, alignment: _alignment, isInPoint: _isInPoint, ...term }) => ({
      ...term,
      score: rounded(term.score * factor),
    }))
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
  return { id, score: rounded(product + (pinned ? PINNED : 0)), counted, covered: share.covered, parts };
};

type Scored = ScoreParts['terms'][number] & {
  readonly asked: number;
  readonly alignment: number;
  readonly isInPoint: boolean;
};

/** More than any text can score. */
export const PINNED = 10_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

const scoreOf = (term: string, share: number, known: Known, packed: Packed, lengths: Fields<number>): Scored => {
  const { hash, idf, weight, asked } = known.get(term) ?? { hash: 0, idf: 0, weight: 0, asked: 0 };
  const { aligned, ...counts } = frequencyOf(packed, hash);
  let often = 0;
  for (const field of fieldNames) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    often += (weights[field] * counts[field]) / (1 - lengthShare[field] + lengthShare[field] * relative);
  }
  // A figure, a number and an article have no synonyms.
  const alignment = /^[가-힣]{2}$/u.test(term) ? UNALIGNED + (1 - UNALIGNED) * Math.sqrt(aligned) : 1;
  const score = (share * weight * alignment * often * (SATURATION + 1)) / (often + SATURATION);
  const { name, point, gist, order, body } = counts;
  return {
    ...{ term, idf: rounded(idf), score, name, gist: point + gist, body: order + body },
    ...{ asked, alignment, isInPoint: name + point > 0 },
  };
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
