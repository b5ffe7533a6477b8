import { type Blanks, ownTermsOf, termsOf, type Unit } from '../query/units.ts';
import { endsWithNoun, isKnownNoun } from '../words/word-parts.ts';
import { type Fields, hashOf } from './frequencies.ts';

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

/**
 * Of a query's term: its hash in the packed frequencies and its idf. `isBetween`: it is a pair of syllables that belongs to two
 * words. `isApart`: to two that are words of their own as well: 계양 of 징계양정, but not 밀번 of 비밀번호.
 */
export type QueryTerm = {
  readonly hash: number;
  readonly idf: number;
  readonly isBetween: boolean;
  readonly isApart: boolean;
};

/** A pair of syllables that belongs to two words is rarer than this share of both its neighbours. */
const MUCH_RARER = 0.7;

/** Inverse document frequency, as BM25 has it. */
export const idfOf = (term: string, { frequencies, sampled }: Statistics): number => {
  const standsIn = frequencies.get(term) ?? 0.5;
  return Math.log(1 + (sampled - standsIn + 0.5) / (standsIn + 0.5));
};

const noBlanks: Blanks = { apart: new Set(), joins: new Set() };

export const queryTerms = (
  units: readonly Unit[],
  statistics: Statistics,
  blanks: Blanks = noBlanks,
): ReadonlyMap<string, QueryTerm> => {
  const { between, apart } = betweenWords(ownTermsOf(units), statistics, blanks);
  return new Map(
    termsOf(units).map((term) => {
      const isBetween = between.has(term);
      const isApart = isBetween && apart.has(term);
      return [term, { hash: hashOf(term), idf: idfOf(term, statistics), isBetween, isApart }];
    }),
  );
};

/**
 * The pairs of syllables that belong to two words: 상해 in 경영상해고. Korean is spaced freely, so blanks alone don't tell; such a
 * pair is recognised because it is much rarer than the pairs before and after it. Where a blank was typed and the figures
 * say otherwise, the blank is right: of 종교 교회 신도, 교회 is rarer than 교교 and 회신, and is a word all the same.
 * `apart`: a blank was typed there, or could have been, because two known nouns meet.
 */
const betweenWords = (
  terms: readonly string[],
  { frequencies }: Statistics,
  { apart: typedApart, joins }: Blanks,
): { readonly between: ReadonlySet<string>; readonly apart: ReadonlySet<string> } => {
  const within = new Set<string>();
  const between = new Set<string>();
  const apart = new Set(typedApart);
  const casesWith = (term: string): number => frequencies.get(term) ?? 1;
  for (const [n, term] of terms.entries()) {
    const before = terms[n - 1];
    const behind = terms[n + 1];
    if (!isPair(before) || !isPair(term) || !isPair(behind) || before[1] !== term[0] || term[1] !== behind[0]) {
      within.add(term);
      continue;
    }
    if (endsWithNoun(`${terms[n - 2]?.[0] ?? ''}${before}`) && isKnownNoun(behind)) apart.add(term);
    const rarer = Math.min(casesWith(before), casesWith(behind));
    const isRare = casesWith(term) < MUCH_RARER * rarer;
    const besideBlanks = joins.has(term) ? [] : [before, behind].filter((pair) => joins.has(pair));
    if (isRare && besideBlanks.length > 0) for (const pair of besideBlanks) between.add(pair);
    else if (isRare || (joins.has(term) && casesWith(term) > rarer)) between.add(term);
    else within.add(term);
  }
  for (const term of within) if (!joins.has(term)) between.delete(term);
  return { between, apart };
};

/** Two syllables, not a figure, a number or an article. */
export const isPair = (term: string | undefined): term is string => term !== undefined && /^[가-힣]{2}$/u.test(term);
