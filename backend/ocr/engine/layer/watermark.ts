import type { PixelBox } from '../image/grey.ts';
import type { Fragment } from './glyphs.ts';

/** A page with more large pieces than this has no watermark, or wants to take long. */
const MOST_LARGE = 100;

/** The letters of a watermark: much larger than the page's usual ones, and across other text. A title stands beside it. */
export const watermarkIn = (fragments: readonly Fragment[]): ReadonlySet<Fragment> => {
  const usual = usualSize(fragments);
  const large = fragments.filter(({ isBlank, size }) => !isBlank && size > 2 * usual);
  if (large.length === 0 || large.length > MOST_LARGE) return new Set();
  const small = fragments.filter(({ isBlank, size }) => !isBlank && size <= 2 * usual);
  return new Set(large.filter((one) => small.some((other) => areAcross(one.box, other.box))));
};

/** The size of most letters. */
const usualSize = (fragments: readonly Fragment[]): number => {
  const sizes = fragments.filter(({ isBlank }) => !isBlank).toSorted((one, other) => one.size - other.size);
  const letters = sizes.reduce((sum, { text }) => sum + text.length, 0);
  let before = 0;
  for (const { text, size } of sizes) {
    before += text.length;
    if (before >= letters / 2) return size;
  }
  return 0;
};

/** More than half of the lower piece's height, and a piece of its width, lie within the higher one. */
const areAcross = (large: PixelBox, small: PixelBox): boolean => {
  const across = Math.min(large.left + large.width, small.left + small.width) - Math.max(large.left, small.left);
  const down = Math.min(large.top + large.height, small.top + small.height) - Math.max(large.top, small.top);
  return across > 0 && down > small.height / 2;
};
