import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWholePercents, lockedFigureOf, shownTo } from './shown-figure.ts';

const fraction = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.constantFrom('employee' as const, 'employer' as const);
const band = fc.tuple(fraction, fraction).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) }));
const isWhole = (number: number): boolean => number === inWholePercents(number);

describe('a figure whose steps are locked', () => {
  test('is given in whole percentages, for both sides', () => {
    fc.assert(
      fc.property(side, fraction, band, (whose, rate, around) => {
        const told = lockedFigureOf(shownTo(whose, rate, around));
        const numbers = [told.rate, told.shownRate, ...Object.values({ ...told.band }), ...[told.shownBand?.low ?? 0]];
        expect(numbers.filter((number) => number === null || !isWhole(number))).toEqual([]);
      }),
    );
  });

  test('is the same for all figures that round to the same whole percentage', () => {
    fc.assert(
      fc.property(side, fraction, fraction, (whose, one, other) => {
        const [a, b] = [shownTo(whose, one, null), shownTo(whose, other, null)];
        const areShownAlike = inWholePercents(a.shownRate ?? 0) === inWholePercents(b.shownRate ?? 0);
        fc.pre(areShownAlike);
        expect(lockedFigureOf(a)).toEqual(lockedFigureOf(b));
      }),
      { numRuns: 50 },
    );
  });

  test('shows a company the complement of what a worker sees', () => {
    expect(lockedFigureOf(shownTo('employer', 0.304, { low: 0.171, high: 0.458 }))).toEqual({
      side: 'employer',
      rate: 0.3,
      band: { low: 0.17, high: 0.46 },
      shownRate: 0.7,
      shownBand: { low: 0.54, high: 0.83 },
    });
    // A half is rounded up on the side that is shown; the other side is the rest to a hundred.
    expect(lockedFigureOf(shownTo('employer', 0.375, null))).toMatchObject({ rate: 0.37, shownRate: 0.63 });
  });

  test('stays inside its band', () => {
    fc.assert(
      fc.property(side, band, fraction, (whose, around, where) => {
        const rate = around.low + (around.high - around.low) * where;
        const told = lockedFigureOf(shownTo(whose, rate, around));
        expect(told.shownBand?.low).toBeLessThanOrEqual(told.shownRate ?? -1);
        expect(told.shownBand?.high).toBeGreaterThanOrEqual(told.shownRate ?? 2);
      }),
    );
  });

  test('is absent if there is no figure', () => {
    expect(lockedFigureOf(shownTo('employer', null, null))).toEqual(shownTo('employer', null, null));
  });
});
