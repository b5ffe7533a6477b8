import { type Fields, frequencyOf, hashOf, type Packed } from '../ranking/frequencies.ts';
import { idfOf, type Statistics } from '../ranking/term-weights.ts';
import { type Token, tokensOf } from '../words/tokens.ts';
import type { Query } from './query.ts';
import { type Blanks, blanksOf } from './units.ts';

/** A term of a query as it was typed. `joins`: it is the two syllables at either side of a blank, so two words follow one another. */
export type TypedTerm = { readonly term: string; readonly often: number; readonly joins: boolean };

/** All terms of a query as it was typed, those of particles and of words that demand nothing, too; numbers and articles are not words. */
export const typedTermsOf = (q: string): readonly TypedTerm[] => typedTermsAmong(tokensOf(q));

const typedTermsAmong = (tokens: readonly Token[]): readonly TypedTerm[] => {
  const typed = new Map<string, TypedTerm>();
  for (const { term, kind } of tokens) {
    if (isReference(kind)) continue;
    const joins = kind === 'bridge';
    const key = `${term} ${joins}`;
    typed.set(key, { term, joins, often: (typed.get(key)?.often ?? 0) + 1 });
  }
  return [...typed.values()];
};

const isReference = (kind: Token['kind']): boolean => kind === 'number' || kind === 'article';

/** A query as it was typed: its terms and its blanks. `length`: in different terms, an article or a number being none; null for a sentence. */
export type Typed = Blanks & { readonly terms: readonly TypedTerm[]; readonly length: number | null };

/** Where nothing is known of how it was typed. */
export const asUnits: Typed = { terms: [], length: null, apart: new Set(), joins: new Set() };

/** 합쇼체 and 해요체; 필요 and 중요 are nouns. */
const politeEnding = /(?:(?<![필중수주개동])요|[죠까]|니다)[?.!~ ]*$/u;

export const typedOf = (q: string, query: Pick<Query, 'wanted'>): Typed => {
  const tokens = tokensOf(q);
  return {
    terms: typedTermsAmong(tokens),
    length: politeEnding.test(q) ? null : differentTerms(tokens),
    ...blanksOf(query),
  };
};

/** Without those that a reference to an article or a case consists of. */
const differentTerms = (tokens: readonly Token[]): number => {
  const references = tokens.filter(({ kind }) => isReference(kind));
  const words = tokens.filter(({ from, to }) => !references.some((each) => each.from <= from && to <= each.to));
  return new Set(words.map(({ term }) => term)).size;
};

/** A term that a case is asked to say, and how much that is worth. */
export type Worth = { readonly hash: number; readonly weight: number };

/**
 * How much a term gains that a statement repeats, and what it is worth that two words follow one another: nearly as much as a
 * word, and as much where no blank was typed between them.
 */
const REPEATED = 0.5;
const JOINED = 0.9;

export const worthOf = (
  typed: readonly TypedTerm[],
  statistics: Statistics,
  isBetween: (term: string) => boolean,
): readonly Worth[] =>
  typed.map(({ term, often, joins }) => ({
    hash: hashOf(term),
    weight: idfOf(term, statistics) * (1 + REPEATED * Math.log(often)) * (joins || isBetween(term) ? JOINED : 1),
  }));

/**
 * BM25 over a whole case. A long decision says no less of a matter than a short one, so its length counts less than usual. The
 * summary is the longest part, and says the most of other things.
 */
const SATURATION = 0.9;
const LENGTH_SHARE = 0.6;
const IN_SUMMARY = 0.75;

/** How much of these terms a case says, each by its rarity and how often the whole text has it: 0 to 1. */
export const shareSaid = (packed: Packed, terms: readonly Worth[], lengths: Fields<number>): number => {
  const relative = sumOf(packed.lengths) / Math.max(1, sumOf(lengths));
  const norm = SATURATION * (1 - LENGTH_SHARE + LENGTH_SHARE * relative);
  let said = 0;
  let most = 0;
  for (const { hash, weight } of terms) {
    const counts = frequencyOf(packed, hash);
    const often = sumOf(counts) - (1 - IN_SUMMARY) * counts.gist;
    said += (weight * often) / (often + norm);
    most += weight;
  }
  return most === 0 ? 1 : said / most;
};

const sumOf = ({ name, point, gist, order, body }: Fields<number>): number => name + point + gist + order + body;
