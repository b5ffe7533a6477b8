import type { PixelBox } from '../image/grey.ts';
import type { Fragment, Point } from './glyphs.ts';
import { around, type SpacedWord, withLettersJoined } from './letter-spacing.ts';
import { watermarkIn } from './watermark.ts';

export type Word = { readonly text: string; readonly box: PixelBox };

/**
 * The words in the order in which a person reads them, by lines: by their place on the page, whatever the order in which they
 * were drawn. Vertical columns are read from the right. Text that is turned or askew is read in its own direction, after the text
 * that isn't; a watermark comes last.
 */
export const inReadingOrder = (fragments: readonly Fragment[]): readonly (readonly Word[])[] => {
  const watermark = watermarkIn(fragments);
  const directions = new Map<string, Placed[]>();
  for (const fragment of fragments) {
    const along = directionOf(fragment.along);
    const key = `${along.x} ${along.y} ${watermark.has(fragment)}`;
    const placed = directions.get(key) ?? [];
    placed.push(placedAlong(fragment, along));
    directions.set(key, placed);
  }
  const lettersOf = (placed: readonly Placed[]): number => placed.reduce((sum, { text }) => sum + text.length, 0);
  const isLast = ([first]: readonly Placed[]): number => Number(first !== undefined && watermark.has(first.of));
  return [...directions.values()]
    .toSorted((one, other) => isLast(one) - isLast(other) || lettersOf(other) - lettersOf(one))
    .flatMap((placed) => linesOf(rowsOf(placed)));
};

/** Its place in its own direction: from `from` to `to` on a line whose height on the page is `at`. */
type Placed = Fragment & { readonly of: Fragment; readonly from: number; readonly to: number; readonly at: number };

/** Scans are a little askew: up to ten degrees, text has the nearest of the four directions. */
const directionOf = ({ x, y }: Point): Point => {
  const step = Math.PI / 36;
  const angle = Math.round(Math.atan2(y, x) / step);
  const quarter = Math.round(angle / 18);
  const turned = Math.abs(angle - quarter * 18) <= 2 ? quarter * 18 : angle;
  return { x: toSixDigits(Math.cos(turned * step)), y: toSixDigits(Math.sin(turned * step)) };
};
const toSixDigits = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

const placedAlong = (fragment: Fragment, along: Point): Placed => {
  const { origin, length } = fragment;
  const from = origin.x * along.x + origin.y * along.y;
  // The next line is to the right of the reading direction: below, or to the left of a vertical column.
  return { ...fragment, of: fragment, from, to: from + length, at: along.x * origin.y - along.y * origin.x };
};

type Segment = { readonly words: readonly SpacedWord[]; readonly from: number; readonly to: number };
type Row = readonly Segment[];

/** Pieces that stand on one line, also figures above it: half of the smaller piece stands beside the larger one. */
const rowsOf = (placed: readonly Placed[]): readonly Row[] => {
  const rows: { at: number; size: number; pieces: Placed[] }[] = [];
  for (const piece of placed.toSorted((one, other) => one.at - other.at)) {
    const row = rows.at(-1);
    if (row && overlap(row, piece) >= 0.5 * Math.min(row.size, piece.size)) {
      row.pieces.push(piece);
      if (piece.size > row.size) [row.size, row.at] = [piece.size, piece.at];
    } else rows.push({ at: piece.at, size: piece.size, pieces: [piece] });
  }
  return rows.map(({ pieces }) => withoutSpacing(segmentsOf(pieces))).filter((row) => row.length > 0);
};

const withoutSpacing = (row: Row): Row => {
  const all = row.flatMap(({ words }) => words);
  const joined = withLettersJoined(all);
  if (joined === all) return row;
  return row.map((segment) => ({
    ...segment,
    words: joined.filter(({ from }) => from >= segment.from && from <= segment.to),
  }));
};

type Height = { readonly at: number; readonly size: number };
/** A fifth of a letter hangs below its line. */
const overlap = (one: Height, other: Height): number =>
  Math.min(one.at + 0.2 * one.size, other.at + 0.2 * other.size) -
  Math.max(one.at - 0.8 * one.size, other.at - 0.8 * other.size);

/** A gap so wide, in sizes of a letter, may be the gutter between two columns. */
const GUTTER = 1.5;
/** A gap so wide parts words. */
const BETWEEN_WORDS = 0.2;

const segmentsOf = (pieces: readonly Placed[]): Row => {
  const segments: { words: SpacedWord[]; from: number; to: number }[] = [];
  let isParted = true;
  let before: Placed | null = null;
  for (const piece of pieces.toSorted((one, other) => one.from - other.from)) {
    if (piece.isBlank) {
      isParted = true;
      continue;
    }
    const gap = before ? piece.from - before.to : 0;
    const size = Math.max(piece.size, before?.size ?? 0);
    const segment = segments.at(-1);
    const last = segment?.words.at(-1);
    const { text, box, from, to } = piece;
    const word: SpacedWord = { text, box, from, to, size: piece.size };
    if (!segment || !last || gap > GUTTER * size) segments.push({ words: [word], from, to });
    else {
      if (isParted || gap >= BETWEEN_WORDS * size) segment.words.push(word);
      else
        segment.words[segment.words.length - 1] = { ...last, text: last.text + text, box: around(last.box, box), to };
      segment.to = Math.max(segment.to, piece.to);
    }
    before = piece;
    isParted = false;
  }
  return segments;
};

/** A page in two columns is read column by column, between the lines that run across both. */
const linesOf = (rows: readonly Row[]): readonly (readonly Word[])[] => {
  const gutter = gutterOf(rows.flat());
  if (gutter === null) return rows.map((row) => row.flatMap(({ words }) => words));
  const lines: (readonly Word[])[] = [];
  let right: (readonly Word[])[] = [];
  for (const row of rows) {
    if (row.some(({ from, to }) => from < gutter && to > gutter)) {
      lines.push(
        ...right,
        row.flatMap(({ words }) => words),
      );
      right = [];
      continue;
    }
    const here = row.filter(({ to }) => to <= gutter).flatMap(({ words }) => words);
    const there = row.filter(({ from }) => from >= gutter).flatMap(({ words }) => words);
    if (here.length > 0) lines.push(here);
    if (there.length > 0) right.push(there);
  }
  return [...lines, ...right];
};

/** Fewer lines on one side are a heading and what stands beside it. */
const FEWEST_LINES = 4;

/**
 * Where a page's two columns of text meet; null where it has one. The names and values of a form stand in columns too, but fill
 * them seldom: they are read line by line.
 */
const gutterOf = (segments: readonly Segment[]): number | null => {
  const left = Math.min(...segments.map(({ from }) => from));
  const right = Math.max(...segments.map(({ to }) => to));
  let best: { at: number; crossed: number } | null = null;
  for (let share = 0.3; share <= 0.7; share += 0.01) {
    const at = left + (right - left) * share;
    const crossed = segments.filter(({ from, to }) => from < at && to > at).length;
    if (best === null || crossed < best.crossed) best = { at, crossed };
  }
  if (best === null || best.crossed > segments.length * 0.2) return null;
  const { at } = best;
  const [here, there] = [segments.filter(({ to }) => to <= at), segments.filter(({ from }) => from >= at)];
  // A text's last page may end soon after the beginning of its second column.
  const isEnd = here.length >= 10 && there.length >= 2 && spread(there) < (right - left) * 0.02;
  const isFilled = (side: readonly Segment[], width: number): boolean =>
    side.filter(({ from, to }) => to - from >= width * 0.6).length >= side.length * 0.6;
  const areColumns = Math.min(here.length, there.length) >= FEWEST_LINES || isEnd;
  return areColumns && isFilled(here, at - left) && isFilled(there, right - at) ? at : null;
};

/** How far apart its lines begin. */
const spread = (side: readonly Segment[]): number =>
  Math.max(...side.map(({ from }) => from)) - Math.min(...side.map(({ from }) => from));
