import type { Leaning } from '../query/leaning.ts';
import type { Unit } from '../query/units.ts';
import { type Fields, type Frequency, fieldNames, frequencyOf, nowhere, type Packed } from './frequencies.ts';
import { isPair, type QueryTerm } from './term-weights.ts';

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

/**
 * A term of a query with all that is the same for every case. `weight`: in the score. `asked`: in the whole query; a pair of two
 * words is no part of it. `inHead`: what its rarity makes of name and point.
 */
type WeighedTerm = Pick<QueryTerm, 'hash' | 'idf'> & {
  readonly term: string;
  readonly weight: number;
  readonly asked: number;
  readonly inHead: number;
  readonly isPair: boolean;
  readonly isArticle: boolean;
};

/** A way to say a word: the places of its terms among the scale's. */
type Option = Pick<Unit[number], 'weight' | 'share'> & { readonly terms: readonly number[]; readonly asked: number };

/** A query's words and their weights, each different term once: the same for all of the hundreds of cases of a search. */
export type WordScale = {
  readonly words: readonly (readonly Option[])[];
  readonly terms: readonly WeighedTerm[];
  readonly leaning: Leaning;
  readonly lengths: Fields<number>;
};

export const wordScale = (
  words: readonly Unit[],
  terms: ReadonlyMap<string, QueryTerm>,
  leaning: Leaning,
  lengths: Fields<number>,
): WordScale => {
  const all = [...terms].map(([term, of]) => weighed(term, of, leaning));
  const places = new Map(all.map(({ term }, place) => [term, place]));
  const optionOf = ({ terms: own, weight, share }: Unit[number]): Option => {
    const at = own.flatMap((term) => places.get(term) ?? []);
    return { terms: at, weight, share, asked: at.reduce((sum, place) => sum + (all[place]?.asked ?? 0), 0) };
  };
  return { words: words.map((word) => word.map(optionOf)), terms: all, leaning, lengths };
};

const weighed = (term: string, { hash, idf, isApart }: QueryTerm, { rarity, between }: Leaning): WeighedTerm => ({
  ...{ term, hash, idf, isPair: isPair(term), isArticle: term.includes('#') },
  weight: (isApart ? between : 1) * idf ** rarity,
  asked: isApart ? 0 : idf,
  inHead: (idf / USUAL_IDF) ** RARITY_IN_HEAD,
});

/** The part of one term in a text's score, and how often it occurs where. */
export type TermScore = {
  readonly term: string;
  readonly idf: number;
  readonly score: number;
  readonly name: number;
  readonly gist: number;
  readonly body: number;
};

/** What a case has of the query's words: the sum of what they score, which share of the query that is, and the score of each term. */
export type WordsSaid = { readonly words: number; readonly share: number; readonly scores: Float64Array };

export const wordsSaid = (packed: Packed, scale: WordScale): WordsSaid => {
  const { terms, leaning } = scale;
  const found = terms.map((term) => scoreOf(term, packed, scale));
  // A repeated term counts once, where it scores most.
  const inAll = new Float64Array(terms.length);
  const inHead = new Float64Array(terms.length);
  let asked = 0;
  let covered = 0;
  let coveredInHead = 0;
  for (const word of scale.words) {
    let chosen: Chosen | null = null;
    let has = 0;
    let hasInHead = 0;
    for (const option of word) {
      const scored = optionScore(option, found, scale);
      if (scored.score > (chosen?.score ?? 0)) chosen = scored;
      if (option.asked === 0) continue;
      has = Math.max(has, (option.share * scored.covered) / option.asked);
      hasInHead = Math.max(hasInHead, (option.share * scored.coveredInHead) / option.asked);
    }
    const own = word[0]?.asked ?? 0;
    asked += own;
    covered += has * own;
    coveredInHead += hasInHead * own;
    for (const place of chosen?.option.terms ?? []) {
      const term = found[place];
      if (!term || !chosen) continue;
      const worth = chosen.option.weight * term.worth;
      const all = worth * chosen.inAll * term.inAll;
      const head = worth * chosen.inHead * term.inHead;
      if (all + head <= (inAll[place] ?? 0) + (inHead[place] ?? 0)) continue;
      inAll[place] = all;
      inHead[place] = head;
    }
  }
  const headSays = asked === 0 ? 1 : (coveredInHead / asked) ** leaning.wholeQueryInHead;
  const scores = inAll.map((score, place) => score + headSays * (inHead[place] ?? 0));
  return { words: scores.reduce((sum, score) => sum + score, 0), share: asked === 0 ? 1 : covered / asked, scores };
};

/** The terms of the query that a case scores for, and how often it has them where. */
export const termsSaid = (packed: Packed, { terms }: WordScale, { scores }: WordsSaid): readonly TermScore[] =>
  terms.flatMap(({ term, hash, idf }, place) => {
    const score = scores[place] ?? 0;
    if (score === 0) return [];
    const { name, point, gist, order, body } = frequencyOf(packed, hash);
    return [{ term, idf: rounded(idf), score, name, gist: point + gist, body: order + body }];
  });

/** How well a case says a word in one way, and by what the parts of its terms fall. */
type Chosen = {
  readonly option: Option;
  readonly score: number;
  readonly inAll: number;
  readonly inHead: number;
  /** How much of what is asked the case has, anywhere and in name and point. */
  readonly covered: number;
  readonly coveredInHead: number;
};

/** A word of which a case has only some pairs is probably another word: 요양 of 요양보호사. */
const optionScore = (option: Option, found: readonly FoundTerm[], { terms, leaning }: WordScale): Chosen => {
  const { asked } = option;
  let there = 0;
  let covered = 0;
  let coveredInHead = 0;
  let all = 0;
  let head = 0;
  for (const place of option.terms) {
    const term = found[place];
    if (!term || term.inAll === 0) continue;
    const own = terms[place]?.asked ?? 0;
    there += own;
    covered += own * term.alignment;
    if (term.inHead > 0) coveredInHead += own * term.alignment;
    all += term.worth * term.inAll;
    head += term.worth * term.inHead;
  }
  const inAll = asked === 0 ? 1 : (covered / asked) ** leaning.wholeWord;
  const inHead =
    leaning.head *
    (asked === 0 ? 1 : (coveredInHead / asked) ** leaning.wholeWordInHead * (there / asked) ** WHOLE_WORD_IN_CASE);
  return { option, score: option.weight * (all * inAll + head * inHead), inAll, inHead, covered, coveredInHead };
};

/** What a case says of a term in the whole text, and in name and point on their own. `worth`: what that counts for. */
type FoundTerm = {
  readonly alignment: number;
  readonly worth: number;
  readonly inAll: number;
  readonly inHead: number;
};

const notFound: FoundTerm = { alignment: 0, worth: 0, inAll: 0, inHead: 0 };

const scoreOf = (term: WeighedTerm, packed: Packed, { leaning, lengths }: WordScale): FoundTerm => {
  const counts = frequencyOf(packed, term.hash);
  if (counts === nowhere) return notFound;
  const { saturation, unaligned } = leaning;
  let often = 0;
  for (const field of fieldNames) {
    if (counts[field] === 0) continue;
    const relative = packed.lengths[field] / Math.max(1, lengths[field]);
    often += (weights[field] * counts[field]) / (1 - lengthShare[field] + lengthShare[field] * relative);
  }
  const inAll = (often * (saturation + 1)) / (often + saturation);
  const own = inHead(counts, packed.lengths, lengths);
  // A figure, a number and an article have no synonyms.
  const alignment = term.isPair ? unaligned + (1 - unaligned) * Math.sqrt(counts.aligned) : 1;
  return {
    ...{ alignment, worth: alignment * term.weight, inAll },
    // A point seldom names the article that it is about: wherever that is cited, it tells what the decision is about.
    inHead: (term.isArticle ? Math.max(own, inAll) : own) * term.inHead,
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

export const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;
