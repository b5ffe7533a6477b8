import type { Scale } from '../../../rulesets/ruleset.ts';

/**
 * The central 90 % of a beta distribution by adding up its density in small steps: slow and coarse, but independent of the
 * tested method.
 */
export const slowBand = ([won, lost]: readonly [number, number]): [number, number] => {
  const slices = 20_000;
  const peak = Math.max(0.0001, Math.min(0.9999, (won - 1) / (won + lost - 2)));
  const height = (x: number) => (won - 1) * Math.log(x) + (lost - 1) * Math.log(1 - x);
  const top = height(peak);
  const masses = Array.from({ length: slices }, (_, i) => Math.exp(height((i + 0.5) / slices) - top));
  const whole = masses.reduce((sum, mass) => sum + mass, 0);
  const at = (share: number) => {
    let sum = 0;
    let slice = 0;
    while (sum < share * whole) {
      sum += masses[slice] ?? whole;
      slice += 1;
    }
    return slice / slices;
  };
  return [at(0.05), at(0.95)];
};

/** A rate moved by so much on the logarithm of its scale. */
export const moved = (scale: Scale, rate: number, by: number): number => {
  if (scale === 'rate') return rate * Math.exp(by);
  const odds = (rate / (1 - rate)) * Math.exp(by);
  return odds / (1 + odds);
};

/** How far two rates are apart on the logarithm of their scale. */
export const apart = (scale: Scale, one: number, other: number): number =>
  scale === 'rate' ? Math.log(one / other) : Math.log((one * (1 - other)) / (other * (1 - one)));
