import type { Step } from './calculation.ts';

type Around = { readonly rate: number; readonly low: number; readonly high: number };

/** How many standard deviations the central 90 % reach to each side. */
const ninetyPercent = 1.6448536269514722;

/**
 * The band with the multipliers' own uncertainty. `low` and `high` are the base rate's band, multiplied like the rate; each
 * multiplier that changed the figure adds its variance on the logarithmic scale, independent of all others.
 */
export const widened = (
  { rate, low, high, steps }: Around & { readonly steps: readonly Step[] },
  sd: number,
): Around => {
  const multipliers = steps.filter(({ kind, value }) => (kind === 'ratio' || kind === 'range') && value !== 1).length;
  const spread = ninetyPercent * sd * Math.sqrt(multipliers);
  return {
    rate,
    low: rate * Math.exp(-Math.hypot(Math.log(rate / low), spread)),
    high: rate * Math.exp(Math.hypot(Math.log(high / rate), spread)),
  };
};

/** A floor replaces all earlier steps, and is a judgement like each multiplier. */
export const atFloor = (floor: number, sd: number): Around => {
  const spread = ninetyPercent * sd;
  return { rate: floor, low: floor * Math.exp(-spread), high: floor * Math.exp(spread) };
};
