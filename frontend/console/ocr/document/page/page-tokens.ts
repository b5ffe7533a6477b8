import type { OcrPage } from '@nomucheck/domain/ocr/contract.ts';
import { equalWords } from '@nomucheck/domain/ocr/words/equal-words.ts';

/** A word of a page's text as it stands now, and the places on the image that it was read from. */
export type Token = {
  /** UTF-16 offsets in the text. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  /** Several where one typed word stands for several read ones; none where a person has added it. */
  readonly boxes: readonly Box[];
  /** The recogniser was unsure of it, and nobody has changed it. */
  readonly low: boolean;
  /** 0..100; null for what a person has typed. */
  readonly confidence: number | null;
  /** Its place among all words of the page, by which a person says that it is right; null for what a person has typed. */
  readonly place: number | null;
};
export type Box = OcrPage['lines'][number][number]['box'];

type Read = {
  readonly text: string;
  readonly confidence: number;
  readonly low: boolean;
  readonly box: Box;
  readonly place: number;
};

/**
 * The words of a page's text, each with its places. A corrected text is compared with the words that were read: equal words
 * belong together, and between two of them the changed ones in their order.
 */
export const tokensOf = ({ text, lines }: Pick<OcrPage, 'text' | 'lines'>): readonly Token[] => {
  // A word with a blank in it is two words in the text.
  const read = lines
    .flat()
    .flatMap((word, place) => word.text.split(/\s+/).map((part) => ({ ...word, text: part, place })));
  const typed = [...text.matchAll(/\S+/g)].map((found) => ({ from: found.index, text: found[0] }));
  const matches = equalWords(
    typed.map((token) => token.text),
    read.map((word) => word.text),
  );
  const tokens: Token[] = [];
  let [typedAt, readAt] = [0, 0];
  for (const [nextTyped, nextRead] of [...matches, [typed.length, read.length] as const]) {
    tokens.push(...changed(typed.slice(typedAt, nextTyped), read.slice(readAt, nextRead)));
    const [token, word] = [typed[nextTyped], read[nextRead]];
    if (token && word) tokens.push(tokenOf(token, [word], word));
    [typedAt, readAt] = [nextTyped + 1, nextRead + 1];
  }
  return tokens;
};

type Typed = { readonly from: number; readonly text: string };

const tokenOf = ({ from, text }: Typed, places: readonly Read[], same: Read | null): Token => ({
  from,
  to: from + text.length,
  text,
  boxes: places.map(({ box }) => box),
  low: same?.low ?? false,
  confidence: same?.confidence ?? null,
  place: same?.place ?? null,
});

/** As many typed words as read ones: one stands for one. Otherwise each may stand anywhere between its neighbours. */
const changed = (typed: readonly Typed[], read: readonly Read[]): readonly Token[] =>
  typed.map((token, at) => {
    const one = read[at];
    return tokenOf(token, typed.length === read.length && one ? [one] : read, null);
  });

/** The text with another word in place of one; without the word and one blank beside it where nothing is typed. */
export const withWord = (text: string, { from, to }: Pick<Token, 'from' | 'to'>, word: string): string => {
  const typed = word.trim();
  if (typed !== '') return text.slice(0, from) + typed + text.slice(to);
  const [before, after] = [text.slice(0, from), text.slice(to)];
  return before.endsWith(' ') ? before.slice(0, -1) + after : before + after.replace(/^ /, '');
};

/** The next word to look at after a place in the text, or before it; null where there is none on this side. */
export const lowAfter = (tokens: readonly Token[], place: number): number | null => {
  const at = tokens.findIndex(({ low, from }) => low && from >= place);
  return at < 0 ? null : at;
};
export const lowBefore = (tokens: readonly Token[], place: number): number | null => {
  const at = tokens.findLastIndex(({ low, from }) => low && from < place);
  return at < 0 ? null : at;
};

/** The word at a point of the image (shares of its width and height), or null. The smallest place wins. */
export const tokenAt = (tokens: readonly Token[], x: number, y: number): number | null => {
  let found: { at: number; size: number } | null = null;
  for (const [at, { boxes }] of tokens.entries())
    for (const { left, top, width, height } of boxes) {
      const isInside = x >= left && x <= left + width && y >= top && y <= top + height;
      const size = width * height;
      if (isInside && (found === null || size < found.size)) found = { at, size };
    }
  return found?.at ?? null;
};

/** The smallest box around several. */
export const around = (boxes: readonly Box[]): Box | null => {
  if (boxes.length === 0) return null;
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
};
