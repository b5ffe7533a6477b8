import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betaProbability, betaQuantile } from './beta.ts';

/** Computed with SciPy 1.x (`scipy.stats.beta.ppf` at 0.05 and 0.95). */
const knownQuantiles: readonly (readonly [number, number, number, number])[] = [
  [2.5, 7.5, 0.0673116135687, 0.491636965147],
  [12.5, 37.5, 0.156189678394, 0.355283179114],
  [1, 1, 0.05, 0.95],
  [2, 5, 0.0628498917084, 0.581803409252],
  [5, 2, 0.418196590748, 0.937150108292],
  [0.5, 0.5, 0.00615582970243, 0.993844170298],
  [30.25, 12.75, 0.584877371476, 0.811217488429],
  [3.2, 410.8, 0.00223552952728, 0.0158797108661],
  [1000, 3000, 0.238811177932, 0.261330967312],
  [0.2, 9.8, 2.16839568492e-8, 0.103752273773],
  [25000.5, 74999.5, 0.247755532111, 0.252260152946],
];

const knownProbabilities: readonly (readonly [number, number, number, number])[] = [
  [2.5, 7.5, 0.25, 0.549148853873],
  [0.5, 0.5, 0.3, 0.369010119566],
  [5, 2, 0.9, 0.885735],
  [40, 60, 0.4, 0.505437001116],
  [1000, 3000, 0.26, 0.9270239566],
];

const closeTo = (actual: number, expected: number) => expect(Math.abs(actual / expected - 1)).toBeLessThan(1e-9);

describe('the beta distribution', () => {
  it.each(knownQuantiles)('Beta(%d, %d) has its known 5 %% and 95 %% quantiles', (a, b, low, high) => {
    closeTo(betaQuantile(0.05, a, b), low);
    closeTo(betaQuantile(0.95, a, b), high);
  });

  it.each(knownProbabilities)('Beta(%d, %d) lies below %d as often as known', (a, b, x, probability) => {
    closeTo(betaProbability(a, b, x), probability);
  });

  it('is 0 and 1 at its ends', () => {
    expect(betaProbability(2, 3, 0)).toBe(0);
    expect(betaProbability(2, 3, 1)).toBe(1);
    expect(betaQuantile(0, 2, 3)).toBe(0);
    expect(betaQuantile(1, 2, 3)).toBe(1);
    expect(betaQuantile(0.95, 9.9, 0.1)).toBeGreaterThan(0.9999);
  });

  const shape = fc.double({ min: 0.5, max: 3000, noNaN: true });

  it('inverts the probability, and mirrors when a and b are exchanged', () => {
    fc.assert(
      fc.property(shape, shape, fc.double({ min: 0.01, max: 0.99, noNaN: true }), (a, b, probability) => {
        const x = betaQuantile(probability, a, b);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(1);
        // Near an end the doubles themselves are too coarse for an exact inverse.
        if (x > 1e-6 && x < 1 - 1e-6) {
          expect(betaProbability(a, b, x)).toBeCloseTo(probability, 8);
          expect(betaQuantile(1 - probability, b, a)).toBeCloseTo(1 - x, 8);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
