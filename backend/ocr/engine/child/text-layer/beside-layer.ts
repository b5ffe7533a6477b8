import type { ReadWord } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { type Grey, ink, type PixelBox } from '../../image/grey.ts';
import { cleaned } from '../../image/paper.ts';
import { withoutRules } from '../../image/rules.ts';
import { dpi } from '../draw-page.ts';
import type { Recogniser } from '../recogniser.ts';

type Lines = readonly (readonly ReadWord[])[];

/** What stands on a page beside the letters of its layer, and which share of the page's ink that is. */
export const besideLetters = (
  page: Grey,
  places: readonly PixelBox[],
): { readonly rest: Grey; readonly share: number } => {
  const { width, height } = page;
  const data = page.data.slice();
  const margin = 4;
  for (const box of places) {
    const [left, right] = [Math.max(0, box.left - margin), Math.min(width, box.left + box.width + margin)];
    // Letters hang below the line on which they stand.
    const [top, bottom] = [box.top - margin, box.top + box.height * 1.3 + margin];
    for (let y = Math.max(0, Math.floor(top)); y < Math.min(height, bottom); y += 1)
      data.fill(255, y * width + Math.floor(left), y * width + Math.ceil(right));
  }
  const all = inkIn(page);
  const rest = { data, width, height };
  return { rest, share: all === 0 ? 0 : inkIn(rest) / all };
};

/** In a loop: a call for each of a page's four million pixels takes twenty times as long. */
const inkIn = ({ data }: Grey): number => {
  let dark = 0;
  for (let at = 0; at < data.length; at += 1) if ((data[at] ?? 255) < ink) dark += 1;
  return dark;
};
const isWhite = ({ data }: Grey): boolean => {
  for (let at = 0; at < data.length; at += 1) if (data[at] !== 255) return false;
  return true;
};

/** In pixels: what five letters of small print have. Dust and the edges of lines have less. */
const leastInk = 400;
/** The mean confidence of a line's letters, from which on it is text: a picture or a seal that is read has less. */
const leastSure = 60;

/**
 * The lines that are recognised beside the layer: a paragraph that was pasted in as an image, a stamped date. Nothing is asked of
 * the recogniser where only the lines of tables and forms are left.
 */
export const linesBeside = async (rest: Grey, recogniser: () => Promise<Recogniser>): Promise<Lines> => {
  if (isWhite(rest)) return [];
  const clear = withoutRules(cleaned(rest), dpi);
  if (inkIn(clear) < leastInk) return [];
  const lines = await (await recogniser()).recognise(clear, dpi);
  return lines.filter((line) => isText(line));
};

const isText = (line: readonly ReadWord[]): boolean => {
  const letters = line.reduce((sum, { text }) => sum + text.length, 0);
  const sure = line.reduce((sum, { text, confidence }) => sum + text.length * confidence, 0);
  return letters > 1 && sure >= leastSure * letters && /[\p{L}\p{N}]/u.test(line.map(({ text }) => text).join(''));
};

/** Each line found goes after the last line of the layer that stands above it. */
export const withLinesBeside = (layer: Lines, found: Lines): Lines => {
  const after = (line: readonly ReadWord[]) => layer.findLastIndex((own) => middleOf(own) <= middleOf(line));
  return [-1, ...layer.keys()].flatMap((at) => [
    ...layer.slice(Math.max(0, at), at + 1),
    ...found.filter((line) => after(line) === at),
  ]);
};

const middleOf = (line: readonly ReadWord[]): number =>
  line.reduce((sum, { box }) => sum + box.top + box.height / 2, 0) / Math.max(1, line.length);
