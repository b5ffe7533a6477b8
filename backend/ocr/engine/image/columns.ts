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

/** Whether there is ink in each cell. A single dark pixel is dirt. */
type Cells = { readonly dark: Uint8Array; readonly width: number; readonly height: number };

const cellsOf = ({ data, width, height }: Grey, cell: number): Cells => {
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const dark = new Uint8Array(across * down);
  for (let y = 0; y < down * cell; y += 1)
    for (let x = 0; x < across * cell; x += 1)
      if ((data[y * width + x] ?? 255) < ink) {
        const at = Math.floor(y / cell) * across + Math.floor(x / cell);
        dark[at] = Math.min(2, (dark[at] ?? 0) + 1);
      }
  const least = cell > 1 ? 2 : 1;
  return { dark: dark.map((count) => (count >= least ? 1 : 0)), width: across, height: down };
};

const isDark = ({ dark, width }: Cells, x: number, y: number): boolean => dark[y * width + x] === 1;

const hasInk = (cells: Cells, box: PixelBox): boolean => {
  for (let y = box.top; y < box.top + box.height; y += 1)
    for (let x = box.left; x < box.left + box.width; x += 1) if (isDark(cells, x, y)) return true;
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
    let isWhite = y < box.top + box.height;
    for (let x = left; isWhite && x < left + width; x += 1) isWhite = !isDark(cells, x, y);
    if (isWhite) continue;
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
const extentsOf = (cells: Cells, box: PixelBox): readonly Extent[] => {
  const band = Math.round(grain / 7);
  const extents: Extent[] = [];
  for (let top = box.top; top + band <= box.top + box.height; top += band) {
    let [from, to] = [Number.POSITIVE_INFINITY, -1];
    for (let y = top; y < top + band; y += 1)
      for (let x = box.left; x < box.left + box.width; x += 1)
        if (isDark(cells, x, y)) [from, to] = [Math.min(from, x), Math.max(to, x)];
    if (to >= 0) extents.push({ from, to });
  }
  return extents;
};
