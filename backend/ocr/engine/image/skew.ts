import type { Grey } from './grey.ts';

const steepest = 6;

/** How the lines of a page run. */
export type Lines = {
  /** Whether they run from top to bottom or back, because the page lies on its side. */
  readonly areSideways: boolean;
  /** By how many degrees they fall to the right (negative: rise), once they run across. */
  readonly skew: number;
};

/**
 * At the right angle, the ink added up along lines changes most from one row to the next: letters in one row, the space
 * between lines in the next. Whether they stand on their heads can't be seen in this way.
 */
export const linesOf = (page: Grey): Lines => {
  const points = inkPoints(page);
  const across = sharpest(points);
  // Turned a quarter clockwise, as the page will be if this is the sharper of the two.
  const down = sharpest({
    xs: points.ys.map((y) => points.height - y),
    ys: points.xs,
    width: points.height,
    height: points.width,
  });
  // Letters stand below each other by chance, too; never so sharply as lines.
  return down.sharpness > 1.3 * across.sharpness
    ? { areSideways: true, skew: down.skew }
    : { areSideways: false, skew: across.skew };
};

type Points = {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  readonly width: number;
  readonly height: number;
};

const sharpest = ({ xs, ys, width, height }: Points): { readonly skew: number; readonly sharpness: number } => {
  const sharpness = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    const rows = new Float64Array(height + width);
    for (const [index, x] of xs.entries()) {
      const row = Math.round((ys[index] ?? 0) - x * slope + width / 2);
      rows[row] = (rows[row] ?? 0) + 1;
    }
    let sum = 0;
    for (let row = 1; row < rows.length; row += 1) sum += ((rows[row] ?? 0) - (rows[row - 1] ?? 0)) ** 2;
    return sum;
  };
  const coarse = best(range(-steepest, steepest, 0.5), sharpness);
  const skew = best(range(coarse - 0.4, coarse + 0.4, 0.1), sharpness);
  return { skew, sharpness: sharpness(skew) };
};

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

/** The angle of the greatest score; of equal ones that closest to zero, so that a blank page is not turned. */
const best = (angles: readonly number[], score: (angle: number) => number): number =>
  angles
    .map((angle) => ({ angle, score: score(angle) }))
    .reduce((a, b) => (b.score > a.score || (b.score === a.score && Math.abs(b.angle) < Math.abs(a.angle)) ? b : a))
    .angle;

/** The dark points of the page reduced to about 600 points of width: enough for a tenth of a degree. */
const inkPoints = ({ data, width, height }: Grey): Points => {
  const cell = Math.max(1, Math.round(width / 600));
  const [across, down] = [Math.floor(width / cell), Math.floor(height / cell)];
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let y = 0; y < down; y += 1)
    for (let x = 0; x < across; x += 1) {
      let sum = 0;
      for (let row = 0; row < cell; row += 1)
        for (let column = 0; column < cell; column += 1)
          sum += data[(y * cell + row) * width + x * cell + column] ?? 255;
      // The thin strokes of a serif typeface leave a cell light grey.
      if (sum < 215 * cell * cell) {
        xs.push(x);
        ys.push(y);
      }
    }
  return { xs, ys, width: across, height: down };
};
