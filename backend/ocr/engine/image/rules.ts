import { type Grey, ink } from './grey.ts';

/** No stroke of a letter is that long, in inches. */
const shortest = 0.4;

/**
 * The page without the lines of its tables and forms. The recogniser takes a table with lines for a picture and leaves out
 * all that stands in it.
 */
export const withoutRules = ({ data, width, height }: Grey, dpi: number): Grey => {
  const cleared = data.slice();
  const least = Math.round(shortest * dpi);
  const wipe = (at: number) => {
    cleared[at] = 255;
  };
  // A pixel to each side goes with them, because the edges of a line are grey.
  runsOf(data, { length: width, step: 1, lanes: height, laneStep: width }, least, (at, lane) => {
    wipe(at);
    if (lane > 0) wipe(at - width);
    if (lane < height - 1) wipe(at + width);
  });
  runsOf(data, { length: height, step: width, lanes: width, laneStep: 1 }, least, (at, lane) => {
    wipe(at);
    if (lane > 0) wipe(at - 1);
    if (lane < width - 1) wipe(at + 1);
  });
  return { data: cleared, width, height };
};

type Lanes = { readonly length: number; readonly step: number; readonly lanes: number; readonly laneStep: number };

/** Names each pixel of each unbroken run of ink that is at least so long. */
const runsOf = (
  data: Uint8Array,
  { length, step, lanes, laneStep }: Lanes,
  least: number,
  found: (at: number, lane: number) => void,
) => {
  for (let lane = 0; lane < lanes; lane += 1) {
    let start = 0;
    for (let index = 0; index <= length; index += 1) {
      const isInk = index < length && (data[lane * laneStep + index * step] ?? 255) < ink;
      if (isInk) continue;
      if (index - start >= least) for (let at = start; at < index; at += 1) found(lane * laneStep + at * step, lane);
      start = index + 1;
    }
  }
};
