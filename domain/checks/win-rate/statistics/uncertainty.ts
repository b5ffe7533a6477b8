import type { Scale } from '../../../rulesets/ruleset.ts';
import type { Step } from '../calculation.ts';
import { onScale, rateOnScale } from './scale.ts';

export type Around = { readonly rate: number; readonly low: number; readonly high: number };

/** How many standard deviations the central 90 % reach to each side. */
const ninetyPercent = 1.6448536269514722;

/** How many multipliers changed the figure. */
export const multipliersIn = (steps: readonly Pick<Step, 'kind' | 'value'>[]): number =>
  steps.filter(({ kind, value }) => (kind === 'ratio' || kind === 'range') && value !== 1).length;

/**
 * The band with the multipliers' own uncertainty. `low` and `high` are the base rate's band, multiplied like the rate; each
 * multiplier that changed the figure adds its variance on the logarithmic scale, independent of all others.
 */
export const widened = ({ rate, low, high }: Around, multipliers: number, sd: number, scale: Scale): Around => {
  const spread = ninetyPercent * sd * Math.sqrt(multipliers);
  const [at, from, to] = [onScale(scale, rate), onScale(scale, low), onScale(scale, high)];
  return {
    rate,
    low: rateOnScale(scale, at * Math.exp(-Math.hypot(Math.log(at / from), spread))),
    high: rateOnScale(scale, at * Math.exp(Math.hypot(Math.log(to / at), spread))),
  };
};

/** A floor replaces all earlier steps, and is a judgement like each multiplier. */
export const atFloor = (floor: number, sd: number, scale: Scale): Around => {
  const spread = ninetyPercent * sd;
  const at = onScale(scale, floor);
  return {
    rate: floor,
    low: rateOnScale(scale, at * Math.exp(-spread)),
    high: rateOnScale(scale, at * Math.exp(spread)),
  };
};

/** A figure that isn't below its floor, and that reaches no further down than the floor itself does. */
export const aboveFloor = ({ rate, low, high }: Around, floor: number, sd: number, scale: Scale): Around => {
  const lowest = atFloor(floor, sd, scale);
  return rate < floor ? lowest : { rate, low: Math.max(low, lowest.low), high };
};
