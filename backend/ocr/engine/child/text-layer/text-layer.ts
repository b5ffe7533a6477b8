import { withPublicLetters } from '@nomucheck/domain/cases/private-letters.ts';
import type { ReadWord } from '@nomucheck/domain/ocr/reading/read-page.ts';
import type { PageViewport, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Grey, PixelBox } from '../../image/grey.ts';
import { fragmentsOf, type Point, type Run } from '../../layer/glyphs.ts';
import { inReadingOrder, type Word } from '../../layer/reading-order.ts';

export type TextLayer = {
  /**
   * The words that the PDF itself says stand on the page, in the order in which they are read, by lines; without those at whose
   * place nothing is drawn, because a person who looks at the page doesn't see them.
   */
  readonly lines: readonly (readonly ReadWord[])[];
  /** The places of its runs of letters, in pixels: exact, while those of words are shares of them. */
  readonly places: readonly PixelBox[];
};

export const textLayerOf = async (page: PDFPageProxy, drawn: Grey, viewport: PageViewport): Promise<TextLayer> => {
  const runs = await runsOf(page, viewport);
  const seen = fragmentsOf(runs).filter(({ isBlank, box }) => isBlank || isVisible(drawn, box));
  return {
    lines: inReadingOrder(seen).map((line) => line.map((word) => readWord(word, drawn))),
    places: runs.flatMap(({ text, box }) => (text.trim() === '' ? [] : [box])),
  };
};

const readWord = ({ text, box }: Word, { width, height }: Grey): ReadWord => ({
  text,
  confidence: 100,
  box: { left: box.left / width, top: box.top / height, width: box.width / width, height: box.height / height },
});

const runsOf = async (page: PDFPageProxy, viewport: PageViewport): Promise<readonly Run[]> => {
  const { items, styles } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item)) return [];
    const isVertical = styles[item.fontName]?.vertical === true;
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = item.transform;
    const [width, height] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
    const [across, up] = [
      { x: a / width, y: b / width },
      { x: c / height, y: d / height },
    ];
    // The letters of a vertical font hang from the middle of their upper edge; others stand on the left end of their line.
    const begins = isVertical ? { x: x - (across.x * width) / 2, y: y - (across.y * width) / 2 } : { x, y };
    const [along, length] = isVertical ? [{ x: -up.x, y: -up.y }, item.height] : [across, item.width];
    const [aside, thickness] = isVertical ? [across, width] : [up, item.height];
    const seen = (from: Point, ...ways: readonly (readonly [Point, number])[]): Point => {
      const [left, top] = viewport.convertToViewportPoint(
        ways.reduce((sum, [way, by]) => sum + way.x * by, from.x),
        ways.reduce((sum, [way, by]) => sum + way.y * by, from.y),
      );
      return { x: left ?? 0, y: top ?? 0 };
    };
    const corners = [
      seen(begins),
      seen(begins, [along, length]),
      seen(begins, [aside, thickness]),
      seen(begins, [along, length], [aside, thickness]),
    ];
    const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [origin, next] = [seen({ x, y }), seen({ x, y }, [along, 1])];
    return [
      {
        text: withPublicLetters((isVertical ? upright(item.str) : item.str).normalize('NFC')),
        origin,
        along: { x: (next.x - origin.x) / viewport.scale, y: (next.y - origin.y) / viewport.scale },
        length: length * viewport.scale,
        size: height * viewport.scale,
        box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top },
      },
    ];
  });
};

/** Vertical fonts have brackets, dashes and a tilde of their own (U+FE41 ﹁, U+FF5E ～); what is meant is the sign itself (「, ∼). */
const upright = (text: string): string =>
  text.replace(/[\ufe10-\ufe19\ufe30-\ufe48]/g, (sign) => sign.normalize('NFKC')).replaceAll('\uff5e', '\u223c');

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
/** The 2,350 syllables of KS X 1001, as EUC-KR has them. Of the 11,172 possible ones others are rare. */
const inUse: ReadonlySet<string> = new Set(
  new TextDecoder('euc-kr').decode(
    Uint8Array.from({ length: 25 * 94 * 2 }, (_, at) =>
      at % 2 === 0 ? 0xb0 + Math.floor(at / 188) : 0xa1 + (((at - 1) / 2) % 94),
    ),
  ),
);
const isRare = (letter: string): boolean => letter >= '가' && letter <= '힣' && !inUse.has(letter);
const MOST_RARE_KINDS = 4;

/**
 * Whether the text layer is readable. A font without a map to Unicode gives letters of any script, and one with a wrong map gives
 * mostly rare syllables. A short page may repeat one rare syllable (됬) that its writer meant, so there the number of different
 * rare syllables counts.
 */
export const isLegible = (text: string): boolean => {
  const letters = [...text.replace(/\s/g, '')];
  const odd = letters.filter((letter) => !ownLetters.test(letter) || foreign.test(letter)).length;
  const rare = letters.filter(isRare);
  if (odd + rare.length <= letters.length * 0.1) return letters.length > 0;
  return (
    odd <= Math.min(2, letters.length / 4) &&
    new Set(rare).size <= MOST_RARE_KINDS &&
    odd + rare.length <= letters.length / 2
  );
};
