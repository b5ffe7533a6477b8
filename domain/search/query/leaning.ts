import { HIGHEST } from '../standing.ts';
import type { Typed } from './said.ts';

/**
 * What a query asks for, judged by its length. A short one names an issue, and its words in the point of a decision tell that
 * the decision is about it. A longer one tells the circumstances of one decision: what matters is that the decision has them
 * all, wherever. A whole statement is in the words of decisions themselves, and a case seldom has all of them: what matters is
 * how much it says of them, as plain BM25 has it, and what the highest court has said.
 */
export type Leaning = {
  /** The weight of name and point on their own. */
  readonly head: number;
  /** The exponent of a term's rarity: people remember common words of a case, too. */
  readonly rarity: number;
  /** How slowly a frequent term saturates. */
  readonly saturation: number;
  /** The weight of a pair of syllables that belongs to two words, and of one that only occurs within other words: 사표 in 의사표시. */
  readonly between: number;
  readonly unaligned: number;
  /** How fast a word's part falls when a case has only some pairs of it: in the whole text, and in name and point. */
  readonly wholeWord: number;
  readonly wholeWordInHead: number;
  /** How fast the part of name and point falls when they have only some words of the query: the text may have all of them. */
  readonly wholeQueryInHead: number;
  /** The exponents of what the query's words score, and of how much a case says of the query as it was typed, wherever. */
  readonly words: number;
  readonly said: number;
  /** How much a case gains that has the whole query, and how fast that falls if it has less. */
  readonly covered: number;
  readonly power: number;
  /** The weight of the highest court. */
  readonly highest: number;
  /** How much a case gains at most that others of the found cite. */
  readonly cited: number;
  /** A case without all demanded words is listed if it has this share of what the best case has. */
  readonly enough: number;
};

const issue: Leaning = {
  ...{ head: 16, rarity: 0.9, saturation: 1.5, between: 0.4, unaligned: 0.5, wholeWord: 0.2, wholeWordInHead: 0.4 },
  ...{ wholeQueryInHead: 0.3, words: 1, said: 0.9, covered: 2.5, power: 2, highest: HIGHEST, cited: 0, enough: 0.2 },
};
const particulars: Leaning = {
  ...{ ...issue, head: 0, wholeQueryInHead: 1.5, between: 1, rarity: 0.6, saturation: 0.5, wholeWord: 0.6 },
  ...{ said: 2.5, covered: 5, power: 2, enough: 0.2 },
};
const statement: Leaning = {
  ...{ head: 0, rarity: 1, saturation: 2.5, between: 1, unaligned: 0.8, wholeWord: 0, wholeWordInHead: 0 },
  ...{ wholeQueryInHead: 0, words: 0, said: 1, covered: 0, power: 2, highest: 1.3, cited: 1.5, enough: 0.05 },
};

/** A query of this length leans to both neighbours alike; the exponent tells how fast it then leans to one. */
const PARTICULARS = { from: 14, steepness: 12 } as const;
const STATEMENT = { from: 32, steepness: 12 } as const;

/**
 * People tell an issue in a few words, and the particulars of a case in many; how much they type tells which it is. A sentence
 * is long whatever it tells: it is as long as its words that say something.
 * `own`: how many different terms these have.
 */
export const lengthOf = (own: number, { length }: Pick<Typed, 'length'>): number => length ?? own * TYPED_FOR_ONE;

/** So many terms are typed for one of those of words. */
const TYPED_FOR_ONE = 1.25;

/** `length`: of the query, in different terms as they were typed. */
export const leaningOf = (length: number): Leaning =>
  between(between(issue, particulars, shareOf(length, PARTICULARS)), statement, shareOf(length, STATEMENT));

/** Below a hundredth it is none, so that a particle more makes no difference to a short query. */
const shareOf = (
  length: number,
  { from, steepness }: { readonly from: number; readonly steepness: number },
): number => {
  const share = length ** steepness / (length ** steepness + from ** steepness);
  return share < 0.01 ? 0 : share;
};

const between = (one: Leaning, other: Leaning, share: number): Leaning => {
  const at = (of: (leaning: Leaning) => number): number => of(one) * (1 - share) + of(other) * share;
  return {
    head: at(({ head }) => head),
    rarity: at(({ rarity }) => rarity),
    saturation: at(({ saturation }) => saturation),
    between: at((leaning) => leaning.between),
    unaligned: at(({ unaligned }) => unaligned),
    wholeWord: at(({ wholeWord }) => wholeWord),
    wholeWordInHead: at(({ wholeWordInHead }) => wholeWordInHead),
    wholeQueryInHead: at(({ wholeQueryInHead }) => wholeQueryInHead),
    words: at(({ words }) => words),
    said: at(({ said }) => said),
    covered: at(({ covered }) => covered),
    power: at(({ power }) => power),
    highest: at(({ highest }) => highest),
    cited: at(({ cited }) => cited),
    enough: at(({ enough }) => enough),
  };
};
