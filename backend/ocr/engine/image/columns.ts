import { type Grey, ink, type PixelBox } from './grey.ts';

/** In inches: the least white between two columns, and the least height over which they stand side by side. */
const leastGutter = 0.16;
const leastHeight = 1;
/** Cells an inch in which a page is searched. */
const grain = 75;

/**
 * The parts of a page in the order in which they are read: what stands above two columns, the left one, the right one,
 * what stands below. The recogniser reads across all of a page's width, so columns are given to it one by one. A table is
 * not split: its rows are read across.
 */
export const partsOf = (page: Grey, dpi: number): readonly PixelBox[] => {
  const cell = Math.max(1, Math.round(dpi / grain));
  const cells = cellsOf(page, cell);
  const whole = { left: 0, top: 0, width: cells.width, height: cells.height };
  const parts = split(cells, whole).filter((box) => hasInk(cells, box));
  return parts.map(({ left, top, width, height }) => ({
    left: left * cell,
    top: top * cell,
    width: Math.min(width * cell, page.width - left * cell),
    height: Math.min(height * cell, page.height - top * cell),
  }));
};

/** Where there is ink in the rows of cells: for each cell the nearest one with ink, itself or to a side of it. */
type Cells = {
  /** Its column; the page's width where there is none. */
  readonly next: Int32Array;
  /** Its column; -1 where there is none. */
  readonly last: Int32Array;
  readonly width: number;
  readonly height: number;
};

/** A single dark pixel is dirt. */
const cellsOf = ({ data, width, height }: Grey, cell: number): Cells => {
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const counts = new Uint32Array(across * down);
  for (let y = 0; y < down * cell; y += 1)
    for (let x = 0; x < across * cell; x += 1)
      if ((data[y * width + x] ?? 255) < ink) {
        const at = Math.floor(y / cell) * across + Math.floor(x / cell);
        counts[at] = (counts[at] ?? 0) + 1;
      }
  const least = cell > 1 ? 2 : 1;
  const [next, last] = [new Int32Array(counts.length), new Int32Array(counts.length)];
  for (let row = 0; row < counts.length; row += across) {
    for (let x = across - 1, found = across; x >= 0; x -= 1) {
      if ((counts[row + x] ?? 0) >= least) found = x;
      next[row + x] = found;
    }
    for (let x = 0, found = -1; x < across; x += 1) {
      if ((counts[row + x] ?? 0) >= least) found = x;
      last[row + x] = found;
    }
  }
  return { next, last, width: across, height: down };
};

const isWhite = ({ next, width }: Cells, left: number, columns: number, y: number): boolean =>
  (next[y * width + left] ?? width) >= left + columns;

const hasInk = (cells: Cells, { left, top, width, height }: PixelBox): boolean => {
  for (let y = top; y < top + height; y += 1) if (!isWhite(cells, left, width, y)) return true;
  return false;
};

const split = (cells: Cells, box: PixelBox): readonly PixelBox[] => {
  const gutter = gutterIn(cells, box);
  if (!gutter) return [box];
  const { left, top, width, height } = gutter;
  const [right, bottom] = [left + width, top + height];
  return [
    ...split(cells, { ...box, height: top - box.top }),
    ...split(cells, { left: box.left, top, width: left - box.left, height }),
    ...split(cells, { left: right, top, width: box.left + box.width - right, height }),
    ...split(cells, { ...box, top: bottom, height: box.top + box.height - bottom }),
  ];
};

/** The tallest white strip that has a column of running text on each side. */
const gutterIn = (cells: Cells, box: PixelBox): PixelBox | null => {
  const width = Math.round(leastGutter * grain);
  const least = leastHeight * grain;
  if (box.width < 4 * width || box.height < least) return null;
  let tallest: PixelBox | null = null;
  for (let x = box.left + width; x < box.left + box.width - 2 * width; x += 2)
    for (const strip of whiteStrips(cells, box, x, width, least))
      if (strip.height > (tallest?.height ?? 0) && standsBetweenColumns(cells, box, strip)) tallest = strip;
  return tallest;
};

const whiteStrips = (cells: Cells, box: PixelBox, left: number, width: number, least: number): readonly PixelBox[] => {
  const strips: PixelBox[] = [];
  let top = box.top;
  for (let y = box.top; y <= box.top + box.height; y += 1) {
    if (y < box.top + box.height && isWhite(cells, left, width, y)) continue;
    if (y - top >= least) strips.push({ left, top, width, height: y - top });
    top = y + 1;
  }
  return strips;
};

/** Lines of running text fill a column that is wide; the cells of a table, or a name beside its value, don't. */
const standsBetweenColumns = (cells: Cells, box: PixelBox, strip: PixelBox): boolean => {
  const { top, height } = strip;
  const left = { left: box.left, top, width: strip.left - box.left, height };
  const right = { left: strip.left + strip.width, top, width: box.left + box.width - strip.left - strip.width, height };
  const columns = [left, right].map((column) => extentsOf(cells, column));
  const widths = columns.map(widthOf);
  const least = 0.35 * widths.reduce((sum, width) => sum + width, 0);
  return columns.every((lines, index) => {
    const width = widths[index] ?? 0;
    const full = lines.filter(({ from, to }) => to - from >= 0.75 * width).length;
    return width >= least && lines.length >= 5 && full >= 0.4 * lines.length;
  });
};

type Extent = { readonly from: number; readonly to: number };

const widthOf = (extents: readonly Extent[]): number =>
  Math.max(...extents.map(({ to }) => to)) - Math.min(...extents.map(({ from }) => from));

/** From where to where there is ink, in bands of about a line's height. */
const extentsOf = ({ next, last, width }: Cells, box: PixelBox): readonly Extent[] => {
  const band = Math.round(grain / 7);
  const right = box.left + box.width - 1;
  const extents: Extent[] = [];
  for (let top = box.top; top + band <= box.top + box.height; top += band) {
    let [from, to] = [width, -1];
    for (let y = top; y < top + band; y += 1) {
      from = Math.min(from, next[y * width + box.left] ?? width);
      to = Math.max(to, last[y * width + right] ?? -1);
    }
    if (from <= right && to >= box.left) extents.push({ from, to });
  }
  return extents;
};
