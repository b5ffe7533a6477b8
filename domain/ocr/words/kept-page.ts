import { isLow, longestPageText, mostPageWords } from '../limits.ts';
import type { ReadPage, ReadWord } from '../reading/read-page.ts';

/** A page's words as they are kept: without what no store can hold, and not more than a page can have. */
export type KeptPage = {
  readonly text: string;
  readonly lines: ReadPage['lines'];
  readonly words: number;
  readonly lowWords: number;
  readonly confidenceSum: number;
};

const longestWord = 200;

/** What is kept of a page that an engine has read. The engine's words come from a file of strangers. */
export const keptPageOf = ({ lines, text }: Pick<ReadPage, 'lines' | 'text'>): KeptPage => {
  const kept = boundedLines(lines);
  const words = kept.flat();
  return {
    text: storable(text).slice(0, longestPageText).toWellFormed(),
    lines: kept,
    words: words.length,
    lowWords: words.filter(isLow).length,
    confidenceSum: words.reduce((sum, { confidence }) => sum + confidence, 0),
  };
};

const boundedLines = (lines: ReadPage['lines']): readonly (readonly ReadWord[])[] => {
  let room = mostPageWords;
  return lines.flatMap((line) => {
    const words = line
      .map(({ text, confidence, box }) => ({
        text: storable(text).slice(0, longestWord).toWellFormed(),
        confidence: Math.min(100, Math.max(0, Math.round(confidence * 10) / 10)),
        box,
      }))
      .filter(({ text }) => text !== '')
      .slice(0, room);
    room -= words.length;
    return words.length > 0 ? [words] : [];
  });
};

/** PostgreSQL's jsonb refuses U+0000, and a lone surrogate can't be encoded in UTF-8. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** The mean of confidences, 0..100, to one decimal; null for no words. */
export const meanConfidence = (sum: number, words: number): number | null =>
  words === 0 ? null : Math.round((sum / words) * 10) / 10;
