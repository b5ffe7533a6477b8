import { flatTitle } from '@nomucheck/domain/search/marks.ts';
import { isPassage } from '@nomucheck/domain/search/query/demands.ts';
import { nearestWord } from '@nomucheck/domain/search/query/suggestions.ts';
import { gramsOf, isAllSyllables } from '@nomucheck/domain/search/words/tokens.ts';
import type { Synonyms } from '@nomucheck/domain/search/words/word-runs.ts';
import type { Generation } from '@nomucheck/projections/search/case-search/statistics.ts';
import type { Asked } from './asking/wanted-cases.ts';
import type { TermStatistics } from './words/term-statistics.ts';

/** The query as it may have been meant, or nothing. */
export type Suggestions = (
  asked: Pick<Asked, 'q' | 'query'>,
  known: {
    readonly synonyms: Synonyms;
    readonly generation: Generation;
    /** The cases that have all of its words. */
    readonly total: number;
  },
) => Promise<string | undefined>;

/** In how many cases each keyword is, and the keywords as words are compared. */
type Keywords = { readonly cases: ReadonlyMap<string, number>; readonly flat: ReadonlySet<string> };
const noKeywords: Keywords = { cases: new Map(), flat: new Set() };

/** Where no more than this is found, a word may have been mistyped for a keyword. */
const FEW = 3;
/** A word that finds something is only taken for a mistake if the keyword is so much commoner. */
const MUCH_COMMONER = 3;
/**
 * A word so long is taken for a mistake for a word of the table that is so much commoner, even where cases are found: two
 * syllables may also meet between two words, so that they have the word's syllables without saying it.
 */
const LONG = 3;
const FAR_COMMONER = 20;

export const createSuggestions = (statistics: TermStatistics): Suggestions => {
  let read: { readonly synonyms: Synonyms; readonly words: ReadonlyMap<string, number> } | null = null;
  /** The words of the table that are written without a blank; how many cases have them is counted where it matters. */
  const wordsOf = (synonyms: Synonyms): ReadonlyMap<string, number> => {
    if (read?.synonyms !== synonyms) {
      const words = [...synonyms].flatMap(([word, others]) => [word, ...others]).filter(isAllSyllables);
      read = { synonyms, words: new Map(words.map((word) => [word, 0])) };
    }
    return read.words;
  };

  let counted: Keywords & { readonly of: string } = { ...noKeywords, of: '' };
  /** The keywords of the cases, which are the same as long as the generation is. */
  const keywordsOf = async (generation: Generation): Promise<Keywords> => {
    const of = `${generation.generation} ${generation.position}`;
    if (counted.of !== of) {
      const cases = await statistics.keywords(generation);
      counted = { of, cases, flat: new Set([...cases.keys()].map(flatTitle)) };
    }
    return counted;
  };

  /** In how many of the counted cases the rarest pair of its syllables stands. */
  const casesWith = async (word: string, generation: Generation): Promise<number> => {
    const grams = gramsOf(word);
    const { frequencies } = await statistics.of(generation, grams);
    return Math.min(...grams.map((gram) => frequencies.get(gram) ?? 1));
  };

  return async ({ query, q }, { synonyms, generation, total }) => {
    if ((query.numbers.length > 0 && total > 0) || isPassage(query)) return undefined;
    const isFew = total <= FEW;
    const long = query.words.filter((word) => word.length >= LONG && isAllSyllables(word));
    if (!isFew && long.length === 0) return undefined;
    const keywords = isFew ? await keywordsOf(generation) : noKeywords;
    const table = wordsOf(synonyms);
    const isKnown = (word: string): boolean => table.has(word) || keywords.flat.has(flatTitle(word));

    const meant = async (word: string): Promise<string | null> => {
      const keyword = nearestWord(word, keywords.cases);
      if (keyword !== null && (keywords.cases.get(keyword) ?? 0) >= MUCH_COMMONER * total) return keyword;
      const other = long.includes(word) ? nearestWord(word, table) : null;
      if (other === null) return null;
      const [own, commoner] = await Promise.all([casesWith(word, generation), casesWith(other, generation)]);
      return commoner >= FAR_COMMONER * own ? other : null;
    };

    let text = q;
    for (const word of query.words) {
      const better = isKnown(word) ? null : await meant(word);
      if (better !== null) text = text.replace(word, () => better);
    }
    return text === q ? undefined : text;
  };
};
