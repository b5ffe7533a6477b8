import { type Grey, smoothed } from './grey.ts';

/** A scan as if it had been made well: dark ink, white and even paper, no grain. */
export const cleaned = (page: Grey): Grey => withDarkInk(smoothed(onWhitePaper(page)));

/** One pixel in so many is at least as dark as ink; a page with one line of text has more. */
const inkShare = 1000;

/** Pale ink, of pencil or a worn-out toner, made dark. What is lighter than this shade is grain, not ink. */
const withDarkInk = (page: Grey): Grey => {
  const counts = new Uint32Array(256);
  for (let at = 0; at < page.data.length; at += 1) {
    const shade = page.data[at] ?? 255;
    counts[shade] = (counts[shade] ?? 0) + 1;
  }
  let darker = page.data.length / inkShare;
  let darkest = 0;
  for (; darkest < 255 && darker > 0; darkest += 1) darker -= counts[darkest] ?? 0;
  if (darkest < 80 || darkest > 215) return page;
  const stretch = 215 / (255 - darkest);
  const darkened = Uint8Array.from({ length: 256 }, (_, shade) => Math.max(0, 255 - (255 - shade) * stretch));
  const data = new Uint8Array(page.data.length);
  for (let at = 0; at < data.length; at += 1) data[at] = darkened[page.data[at] ?? 255] ?? 255;
  return { ...page, data };
};

/** The side of a square in which paper and shadow are one shade, in pixels. */
const side = 40;

/**
 * The page on white paper: grey paper, and the shadow of a fold or of a camera, are divided out. Where the paper is darker
 * than the ink elsewhere, a single threshold takes it for ink.
 */
const onWhitePaper = (page: Grey): Grey => {
  const { width, height } = page;
  const shades = paperOf(page);
  if (shades.every((shade) => shade >= 235)) return page;
  const across = Math.ceil(width / side);
  const down = Math.ceil(height / side);
  const data = new Uint8Array(page.data.length);
  for (let y = 0; y < height; y += 1) {
    const row = Math.max(0, Math.min(down - 1, y / side - 0.5));
    for (let x = 0; x < width; x += 1) {
      const column = Math.max(0, Math.min(across - 1, x / side - 0.5));
      const paper = between(shades, across, down, column, row);
      data[y * width + x] = Math.min(255, ((page.data[y * width + x] ?? 255) * 255) / paper);
    }
  }
  return { data, width, height };
};

/** The shade of the paper in each square: what three pixels of ten are lighter than, because letters cover fewer. */
const paperOf = ({ data, width, height }: Grey): Float32Array => {
  const across = Math.ceil(width / side);
  const shades = new Float32Array(across * Math.ceil(height / side));
  for (const at of shades.keys()) {
    const [left, top] = [(at % across) * side, Math.floor(at / across) * side];
    const [right, bottom] = [Math.min(width, left + side), Math.min(height, top + side)];
    const counts = new Uint32Array(256);
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        const shade = data[y * width + x] ?? 255;
        counts[shade] = (counts[shade] ?? 0) + 1;
      }
    let lighter = 0.3 * (right - left) * (bottom - top);
    let shade = 255;
    for (; shade > 80 && lighter > 0; shade -= 1) lighter -= counts[shade] ?? 0;
    shades[at] = shade;
  }
  return shades;
};

/** Between the middles of the four squares around a point, by their distances. */
const between = (shades: Float32Array, across: number, down: number, column: number, row: number): number => {
  const [left, top] = [Math.floor(column), Math.floor(row)];
  const [right, bottom] = [Math.min(across - 1, left + 1), Math.min(down - 1, top + 1)];
  const [toRight, toBottom] = [column - left, row - top];
  const shade = (x: number, y: number) => shades[y * across + x] ?? 255;
  const upper = shade(left, top) * (1 - toRight) + shade(right, top) * toRight;
  const lower = shade(left, bottom) * (1 - toRight) + shade(right, bottom) * toRight;
  return upper * (1 - toBottom) + lower * toBottom;
};
