import { type Fields, type Frequency, fieldNames, frequencyOf, nowhere, type Packed } from './frequencies.ts';
import { type Leaning, leaningOf } from './leaning.ts';
import { citedAmong, type References } from './references.ts';
import { asUnits, shareSaid, type Typed, type TypedTerm, type Worth, worthOf } from './said.ts';
import { weightOfDate, weightOfTribunal } from './standing.ts';
import { isPair, type QueryTerm, queryTerms, type Statistics } from './term-weights.ts';
import { ownTermsOf, type Unit, wordsOf } from './units.ts';

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
  readonly parts: Omit<ScoreParts, 'terms'>;
  /** `ScoreParts['terms']`, worked out for the cases that are shown. */
  readonly terms: () => ScoreParts['terms'];
};

/**
 * BM25F (Robertson and Zaragoza 2009, section 3.6): the weight of each part, and how much its length is normalised. The parts'
 * frequencies are added before they are saturated, so a single frequent word cannot outweigh the other words of the query.
 */
const weights: Fields<number> = { name: 2.8, point: 1, gist: 1.4, order: 0.5, body: 1 };
const lengthShare: Fields<number> = { name: 0.4, point: 0.5, gist: 0.8, order: 0.3, body: 0.75 };
/** Name and point are scored once more, on their own: they say what the decision is about, the text also what else occurs in it. */
const HEAD_LENGTH_SHARE = 0.4;
const HEAD_SATURATION = 0.5;
/** There a rare word tells still more than elsewhere: a term with the usual idf counts as `Leaning.head` has it. */
const RARITY_IN_HEAD = 0.6;
const USUAL_IDF = 4;

/** At most 1, so that a score stays comparable. */
const factorOf = (has: number, { covered, power }: Leaning): number => (1 + covered * has ** power) / (1 + covered);

/**
 * A query of so many terms tells particulars, and is compared as it was typed. In a shorter one particles make no difference.
 */
const AS_TYPED_FROM = 7;
/** A case that has only synonyms of what was asked keeps this share. */
const LEAST_SAID = 0.05;
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
  const terms = queryTerms(units, statistics, typed.joins);
  const isBetween = (term: string): boolean => terms.get(term)?.isBetween === true;
  const own = ownWordTerms(units, terms);
  const leaning = leaningOf(own.length);
  const scale: Scale = {
    ...{ leaning, lengths: statistics.lengths, today, words: wordsOf(units, isBetween) },
    terms: new Map([...terms].map(([term, of]) => [term, weighed(term, of, leaning)])),
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
export const leansOnReferences = (units: readonly Unit[], statistics: Statistics, { joins }: Typed): boolean =>
  leaningOf(ownWordTerms(units, queryTerms(units, statistics, joins)).length).cited >= LEAST_CITED;

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

/** `weight`: of a term in the score. `asked`: in the whole query; a pair that belongs to two words is no part of it. */
type WeighedTerm = QueryTerm & { readonly term: string; readonly weight: number; readonly asked: number };

const weighed = (term: string, of: QueryTerm, { rarity, between }: Leaning): WeighedTerm => ({
  ...{ ...of, term },
  weight: (of.isBetween ? between : 1) * of.idf ** rarity,
  asked: of.isBetween ? 0 : of.idf,
});

/** What is the same for all candidates of a search. */
type Scale = {
  readonly words: readonly Unit[];
  readonly terms: ReadonlyMap<string, WeighedTerm>;
  readonly said: readonly Worth[];
  readonly leaning: Leaning;
  readonly lengths: Fields<number>;
  readonly today: string;
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
    [...all.found.values()]
      .map((term) => ({ ...term, score: rounded((term.score * text) / all.words) }))
      .sort((a, b) => b.score - a.score);
  // If the query has no term (one syllable, or nothing typed), court and date decide.
  const product = (scale.words.length === 0 ? 1 : parts.text) * parts.tribunal * parts.date;
  const { id, counted, pinned } = candidate;
  return {
    ...{ id, score: rounded(product + (pinned ? PINNED : 0)), counted, covered: share, parts },
    terms: () => termsWith(weighsWords(scale) ? had : wordsSaid(candidate.frequencies, scale)),
  };
};

/** Below this weight of its words a statement is ranked by what is said of it alone. */
const LEAST_WORDS = 0.01;
const weighsWords = ({ leaning }: Scale): boolean => leaning.words >= LEAST_WORDS;

/** What a case has of the query's words: the sum of what they score, which share of the query that is, and each term. */
type WordsSaid = {
  readonly words: number;
  readonly share: number;
  readonly found: ReadonlyMap<string, TermScore>;
};

const unweighed = { words: 1, found: new Map<string, TermScore>() };

const wordsSaid = (packed: Packed, scale: Scale): WordsSaid => {
  // A repeated term counts once.
  const best = new Map<string, WordTerm>();
  let asked = 0;
  let covered = 0;
  let coveredInHead = 0;
  for (const word of scale.words) {
    let chosen: WordScore | null = null;
    let own = 0;
    let has = 0;
    let hasInHead = 0;
    for (const [n, option] of word.entries()) {
      const scored = wordScore(option, packed, scale);
      if (scored.score > (chosen?.score ?? 0)) chosen = scored;
      if (n === 0) own = scored.asked;
      if (scored.asked === 0) continue;
      has = Math.max(has, (option.share * scored.covered) / scored.asked);
      hasInHead = Math.max(hasInHead, (option.share * scored.coveredInHead) / scored.asked);
    }
    asked += own;
    covered += has * own;
    coveredInHead += hasInHead * own;
    for (const each of chosen?.terms ?? []) {
      const other = best.get(each.term);
      if (each.inAll + each.inHead > (other ? other.inAll + other.inHead : 0)) best.set(each.term, each);
    }
  }
  const headSays = asked === 0 ? 1 : (coveredInHead / asked) ** scale.leaning.wholeQueryInHead;
  const found = new Map<string, TermScore>();
  let words = 0;
  for (const [term, { shown, inAll, inHead }] of best) {
    const score = inAll + headSays * inHead;
    found.set(term, { ...shown, score });
    words += score;
  }
  return { words, share: asked === 0 ? 1 : covered / asked, found };
};

/** More than any text can score. */
export const PINNED = 10_000;

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

type TermScore = ScoreParts['terms'][number];
/** What a term scores in the whole text, and in name and point on their own. */
type WordTerm = {
  readonly term: string;
  readonly shown: Omit<TermScore, 'score'>;
  readonly inAll: number;
  readonly inHead: number;
};
type WordScore = {
  readonly score: number;
  /** The weight of the word in the whole query, and how much of that the case has, anywhere and in name and point. */
  readonly asked: number;
  readonly covered: number;
  readonly coveredInHead: number;
  readonly terms: readonly WordTerm[];
};

/** A word of which a case has only some pairs is probably another word: 요양 of 요양보호사. */
const wordScore = ({ terms, weight }: Unit[number], packed: Packed, scale: Scale): WordScore => {
  const { leaning } = scale;
  const scored = terms.map((term) => scoreOf(term, packed, scale));
  let asked = 0;
  let covered = 0;
  let coveredInHead = 0;
  for (const each of scored) {
    asked += each.asked;
    covered += each.inAll > 0 ? each.asked * each.alignment : 0;
    coveredInHead += each.inHead > 0 ? each.asked * each.alignment : 0;
  }
  const inAll = asked === 0 ? 1 : (covered / asked) ** leaning.wholeWord;
  const inHead = asked === 0 ? 1 : (coveredInHead / asked) ** leaning.wholeWordInHead;
  let score = 0;
  const found = scored.map((each): WordTerm => {
    const worth = weight * each.alignment * each.weight;
    const term = { inAll: worth * inAll * each.inAll, inHead: worth * inHead * leaning.head * each.inHead };
    score += term.inAll + term.inHead;
    return { ...term, term: each.shown.term, shown: each.shown };
  });
  return { score, asked, covered, coveredInHead, terms: found };
};

const unknown: Omit<WeighedTerm, 'term'> = { hash: 0, idf: 0, isBetween: false, weight: 0, asked: 0 };

const shownNowhere = { idf: 0, name: 0, gist: 0, body: 0 };

const scoreOf = (term: string, packed: Packed, { terms, leaning, lengths }: Scale) => {
  const { hash, idf, weight, asked } = terms.get(term) ?? unknown;
  const counts = frequencyOf(packed, hash);
  const { saturation, unaligned } = leaning;
  if (counts === nowhere)
    return { weight, asked, alignment: unaligned, inAll: 0, inHead: 0, shown: { term, ...shownNowhere } };
  let often = 0;
  for (const field of fieldNames) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    often += (weights[field] * counts[field]) / (1 - lengthShare[field] + lengthShare[field] * relative);
  }
  const { name, point, gist, order, body } = counts;
  return {
    ...{ weight, asked },
    // A figure, a number and an article have no synonyms.
    alignment: isPair(term) ? unaligned + (1 - unaligned) * Math.sqrt(counts.aligned) : 1,
    inAll: (often * (saturation + 1)) / (often + saturation),
    inHead: inHead(counts, packed.lengths, lengths) * (idf / USUAL_IDF) ** RARITY_IN_HEAD,
    shown: { term, idf: rounded(idf), name, gist: point + gist, body: order + body },
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
