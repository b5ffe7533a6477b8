import { isLow } from '../limits.ts';
import { equalWords } from './equal-words.ts';

type Word = { readonly text: string; readonly confidence: number };

export type PageOfWords = {
  /** As it stands now, in a person's words or the recogniser's. */
  readonly text: string;
  readonly lines: readonly (readonly Word[])[];
  /** The places, among all words of the page, of those that a person has found right. */
  readonly confirmed: ReadonlySet<number>;
};

/**
 * The places, among all words of a page, of those that a person still has to look at: the recogniser was unsure of them, nobody
 * has said that they are right, and they stand in the page's text. A corrected page may have other words that nobody has
 * looked at.
 */
export const doubtfulWords = ({ text, lines, confirmed }: PageOfWords): readonly number[] => {
  const words = lines.flat();
  const unsure = new Set([...words.keys()].filter((at) => isUnsure(words[at], at, confirmed)));
  if (unsure.size === 0) return [];
  // A word with a blank in it is two words in the text.
  const parts = words.flatMap((word, at) => word.text.split(/\s+/).map((part) => ({ at, part })));
  const standing = equalWords(
    text.split(/\s+/).filter((word) => word !== ''),
    parts.map(({ part }) => part),
  ).flatMap(([, other]) => parts[other]?.at ?? []);
  return [...new Set(standing)].filter((at) => unsure.has(at));
};

const isUnsure = (word: Word | undefined, at: number, confirmed: ReadonlySet<number>): boolean =>
  word !== undefined && isLow(word) && !confirmed.has(at);
