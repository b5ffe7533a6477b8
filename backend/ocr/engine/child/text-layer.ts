import type { ReadWord } from '@nomucheck/domain/ocr/read-page.ts';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Grey, PixelBox } from '../image/grey.ts';

type Word = { readonly text: string; readonly box: PixelBox };

export type TextLayer = {
  /**
   * The words that the PDF itself says stand on the page, in its order, by lines; without those at whose place nothing is
   * drawn, because a person who looks at the page doesn't see them.
   */
  readonly lines: readonly (readonly ReadWord[])[];
  /** The places of its runs of letters, in pixels: exact, while those of words are shares of them. */
  readonly places: readonly PixelBox[];
};

export const textLayerOf = async (page: PDFPageProxy, drawn: Grey, viewport: PageViewport): Promise<TextLayer> => {
  const pieces = await piecesOf(page, viewport);
  return {
    lines: linesOf(pieces)
      .map((line) => line.filter(({ box }) => isVisible(drawn, box)).map((word) => readWord(word, drawn)))
      .filter((line) => line.length > 0),
    places: pieces.flatMap(({ text, box }) => (text.trim() === '' ? [] : [box])),
  };
};

const readWord = ({ text, box }: Word, { width, height }: Grey): ReadWord => ({
  text,
  confidence: 100,
  box: { left: box.left / width, top: box.top / height, width: box.width / width, height: box.height / height },
});

/** A run of letters as it is stored: a whole line, a word, or one letter. */
type Piece = {
  readonly text: string;
  readonly box: PixelBox;
  /** Of the letters, in pixels. */
  readonly size: number;
  readonly endsLine: boolean;
};

const piecesOf = async (page: PDFPageProxy, viewport: PageViewport): Promise<readonly Piece[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
    const [along, up] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
    const corners = [
      [x, y],
      [x + (a / along) * item.width, y + (b / along) * item.width],
      [x + (c / up) * item.height, y + (d / up) * item.height],
    ].map(([left = 0, top = 0]) => viewport.convertToViewportPoint(left, top));
    const [xs, ys] = [corners.map(([left = 0]) => left), corners.map(([, top = 0]) => top)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const box = { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
    return [{ text: item.str.normalize('NFC'), box, size: up * viewport.scale, endsLine: item.hasEOL }];
  });
};

/** Pieces that stand on one line are joined; a blank or a gap between two parts words. */
const linesOf = (pieces: readonly Piece[]): readonly (readonly Word[])[] => {
  const lines: Word[][] = [];
  let line: Word[] = [];
  let before: Piece | null = null;
  for (const piece of pieces) {
    if (before && !standBesideEachOther(before, piece)) {
      lines.push(line);
      line = [];
    }
    const words = wordsOf(piece);
    const last = line.at(-1);
    const [first, ...others] = words;
    if (before && last && first && line.length > 0 && continues(before, piece)) {
      line[line.length - 1] = { text: last.text + first.text, box: around(last.box, first.box) };
      line.push(...others);
    } else line.push(...words);
    before = piece.text === '' && !piece.endsLine ? before : piece;
  }
  return [...lines, line].filter((words) => words.length > 0);
};

const standBesideEachOther = (before: Piece, next: Piece): boolean => {
  if (before.endsLine) return false;
  const [bottom, nextBottom] = [before, next].map(({ box }) => box.top + box.height);
  return Math.abs((bottom ?? 0) - (nextBottom ?? 0)) < 0.6 * Math.max(before.size, next.size);
};

const continues = (before: Piece, next: Piece): boolean =>
  !/\s$/.test(before.text) &&
  !/^\s/.test(next.text) &&
  next.box.left - (before.box.left + before.box.width) < 0.2 * Math.max(before.size, next.size);

/** Each word with its share of the piece's width. */
const wordsOf = ({ text, box }: Piece): Word[] =>
  [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    text: word,
    box: {
      ...box,
      left: box.left + (box.width * index) / text.length,
      width: (box.width * word.length) / text.length,
    },
  }));

const around = (a: PixelBox, b: PixelBox): PixelBox => {
  const [left, top] = [Math.min(a.left, b.left), Math.min(a.top, b.top)];
  return {
    left,
    top,
    width: Math.max(a.left + a.width, b.left + b.width) - left,
    height: Math.max(a.top + a.height, b.top + b.height) - top,
  };
};

/** Whether the place of a word is drawn in more than one shade, for letters of any colour. */
const isVisible = ({ data, width, height }: Grey, box: PixelBox): boolean => {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [Math.min(width, box.left + box.width), Math.min(height, box.top + box.height)];
  let [darkest, lightest] = [255, 0];
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const shade = data[y * width + x] ?? 255;
      darkest = Math.min(darkest, shade);
      lightest = Math.max(lightest, shade);
    }
  return lightest - darkest > 24;
};

/** What is written in Korean papers: Hangul, Chinese characters, Latin letters, digits, their punctuation and signs. */
const ownLetters = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Latin}\p{Script=Greek}\p{N}\p{P}\p{S}\s]/u;
/** Latin letters with marks come from a wrong character set. */
const foreign = /[\u00c0-\u024f\ufffd\p{Co}\p{Cn}\p{Cc}]/u;
/** The 2,350 syllables of KS X 1001, as EUC-KR has them. Of the 11,172 possible ones no others are written but in transcriptions. */
const inUse: ReadonlySet<string> = new Set(
  new TextDecoder('euc-kr').decode(
    Uint8Array.from({ length: 25 * 94 * 2 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + (((at - 1) / 2) % 94),
    ),
  ),
);
const isSyllable = (letter: string): boolean => letter >= '가' && letter <= '힣';

/** Whether the letters can be meant: a font without a map to Unicode gives letters of any script. */
export const isLegible = (text: string): boolean => {
  const letters = [...text.replace(/\s/g, '')];
  const odd = letters.filter(
    (letter) => !ownLetters.test(letter) || foreign.test(letter) || (isSyllable(letter) && !inUse.has(letter)),
  ).length;
  return letters.length > 0 && odd <= letters.length * 0.1;
};
