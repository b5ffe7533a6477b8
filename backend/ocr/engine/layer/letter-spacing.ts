import type { PixelBox } from '../image/grey.ts';

/** A word in its line, from `from` to `to` in the direction of reading. */
export type SpacedWord = {
  readonly text: string;
  readonly box: PixelBox;
  readonly from: number;
  readonly to: number;
  readonly size: number;
};

/** With fewer words in a line the letters may be marks of a table (○ × ○), or a title (판 결). */
const FEWEST = 8;

/**
 * The words of a line whose letters stand apart (자간): where nearly each word is one letter and the gaps are narrower than a
 * letter, those as wide as the usual one part letters, wider ones part words.
 */
export const withLettersJoined = (words: readonly SpacedWord[]): readonly SpacedWord[] => {
  const single = words.filter(({ text }) => [...text].length === 1).length;
  if (words.length < FEWEST || single < words.length * 0.9) return words;
  const gaps = words.slice(1).map((word, at) => word.from - (words[at]?.to ?? word.from));
  const usual = gaps.toSorted((one, other) => one - other)[Math.floor(gaps.length / 2)] ?? 0;
  const size = Math.max(...words.map((word) => word.size));
  if (usual >= 0.8 * size) return words;
  const joined: SpacedWord[] = [];
  for (const [at, word] of words.entries()) {
    const last = joined.at(-1);
    const gap = gaps[at - 1] ?? 0;
    if (!last || gap > usual * 1.6 + 0.1 * size) joined.push(word);
    else
      joined[joined.length - 1] = {
        ...last,
        text: last.text + word.text,
        box: around(last.box, word.box),
        to: word.to,
      };
  }
  return joined;
};

export const around = (a: PixelBox, b: PixelBox): PixelBox => {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
};
