import { type Fields, type Frequency, fieldNames, frequencyOf, nowhere, type Packed } from './frequencies.ts';
import type { Leaning } from './leaning.ts';
import { isPair, type QueryTerm } from './term-weights.ts';
import type { Unit } from './units.ts';

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
/** How fast the part of name and point falls when the whole case has only some pairs of a word: 번호 in a point is seldom of 비밀번호. */
const WHOLE_WORD_IN_CASE = 0.5;
const USUAL_IDF = 4;

/** `weight`: of a term in the score. `asked`: in the whole query; a pair of two words is no part of it. */
export type WeighedTerm = QueryTerm & { readonly term: string; readonly weight: number; readonly asked: number };

export const weighed = (term: string, of: QueryTerm, { rarity, between }: Leaning): WeighedTerm => ({
  ...{ ...of, term },
  weight: (of.isApart ? between : 1) * of.idf ** rarity,
  asked: of.isApart ? 0 : of.idf,
});

/** A query's words and their weights: the same for all candidates of a search. */
export type WordScale = {
  readonly words: readonly Unit[];
  readonly terms: ReadonlyMap<string, WeighedTerm>;
  readonly leaning: Leaning;
  readonly lengths: Fields<number>;
};

/** The part of one term in a text's score, and how often it occurs where. */
export type TermScore = {
  readonly term: string;
  readonly idf: number;
  readonly score: number;
  readonly name: number;
  readonly gist: number;
  readonly body: number;
};

/** What a case has of the query's words: the sum of what they score, which share of the query that is, and each term. */
export type WordsSaid = {
  readonly words: number;
  readonly share: number;
  readonly found: ReadonlyMap<string, TermScore>;
};

export const wordsSaid = (packed: Packed, scale: WordScale): WordsSaid => {
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
const wordScore = ({ terms, weight }: Unit[number], packed: Packed, scale: WordScale): WordScore => {
  const { leaning } = scale;
  const scored = terms.map((term) => scoreOf(term, packed, scale));
  let asked = 0;
  let there = 0;
  let covered = 0;
  let coveredInHead = 0;
  for (const each of scored) {
    asked += each.asked;
    there += each.inAll > 0 ? each.asked : 0;
    covered += each.inAll > 0 ? each.asked * each.alignment : 0;
    coveredInHead += each.inHead > 0 ? each.asked * each.alignment : 0;
  }
  const inAll = asked === 0 ? 1 : (covered / asked) ** leaning.wholeWord;
  const inHead =
    asked === 0 ? 1 : (coveredInHead / asked) ** leaning.wholeWordInHead * (there / asked) ** WHOLE_WORD_IN_CASE;
  let score = 0;
  const found = scored.map((each): WordTerm => {
    const worth = weight * each.alignment * each.weight;
    const term = { inAll: worth * inAll * each.inAll, inHead: worth * inHead * leaning.head * each.inHead };
    score += term.inAll + term.inHead;
    return { ...term, term: each.shown.term, shown: each.shown };
  });
  return { score, asked, covered, coveredInHead, terms: found };
};

const unknown: Omit<WeighedTerm, 'term'> = { hash: 0, idf: 0, isBetween: false, isApart: false, weight: 0, asked: 0 };

const shownNowhere = { idf: 0, name: 0, gist: 0, body: 0 };

const scoreOf = (term: string, packed: Packed, { terms, leaning, lengths }: WordScale) => {
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
  const inAll = (often * (saturation + 1)) / (often + saturation);
  const own = inHead(counts, packed.lengths, lengths);
  return {
    ...{ weight, asked },
    // A figure, a number and an article have no synonyms.
    alignment: isPair(term) ? unaligned + (1 - unaligned) * Math.sqrt(counts.aligned) : 1,
    inAll,
    // A point seldom names the article that it is about: wherever that is cited, it tells what the decision is about.
    inHead: (isArticle(term) ? Math.max(own, inAll) : own) * (idf / USUAL_IDF) ** RARITY_IN_HEAD,
    shown: { term, idf: rounded(idf), name, gist: point + gist, body: order + body },
  };
};

const isArticle = (term: string): boolean => term.includes('#');

/** How much name and point say a term; the summary where a decision has no point. */
const inHead = (counts: Frequency, own: Fields<number>, lengths: Fields<number>): number => {
  const part = own.point > 0 ? 'point' : 'gist';
  const count = counts.name + counts[part];
  if (count === 0) return 0;
  const relative = own[part] / Math.max(1, lengths[part]);
  const often = count / (1 - HEAD_LENGTH_SHARE + HEAD_LENGTH_SHARE * relative);
  return (often * (HEAD_SATURATION + 1)) / (often + HEAD_SATURATION);
};

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
