import { describe, expect, it } from 'vitest';
import { slowBand } from '../../testing/oracle/slow-band.ts';
import { count, levels } from '../../testing/test-stories.ts';
import { multiplied, onScale, rateOnScale } from '../statistics/scale.ts';
import { atFloor, widened } from '../statistics/uncertainty.ts';
import { person, resultOf } from './people.fixture.ts';

/** Scale, band and limit of the third reading: ratios multiply the odds, and a clamped figure still has its band. */

describe('the odds', () => {
  it('of 0.5 are 1, of 0.319 they are 0.4684, of 0.95 they are 19; a rate stands for itself', () => {
    expect([0.5, 0.319, 0.95].map((rate) => onScale('odds', rate).toFixed(4))).toEqual(['1.0000', '0.4684', '19.0000']);
    expect(rateOnScale('odds', 19)).toBeCloseTo(0.95, 12);
    expect([onScale('rate', 0.319), rateOnScale('rate', 0.319)]).toEqual([0.319, 0.319]);
  });

  it('multiplied by 1.5 lead from 0.5 to 0.6, where the rate leads to 0.75', () => {
    expect(multiplied('odds', 0.5, 1.5)).toBeCloseTo(0.6, 12);
    expect(multiplied('rate', 0.5, 1.5)).toBe(0.75);
  });

  it('keep five favourable answers below 0.78: 0.4684 × 1.5^5 = 3.557, where the rate ends beyond 2', () => {
    const five = [1.5, 1.5, 1.5, 1.5, 1.5];
    expect(five.reduce((rate, factor) => multiplied('odds', rate, factor), 0.319)).toBeCloseTo(3.5572 / 4.5572, 3);
    expect(five.reduce((rate, factor) => multiplied('rate', rate, factor), 0.319)).toBeGreaterThan(2);
  });
});

describe('the band', () => {
  it('of a floor of 0.7 is one judgement of 15 %: 2.3333 × e^(±0.24673), so 64.57 % and 74.91 %', () => {
    const { low, high } = atFloor(0.7, 0.15, 'odds');
    expect([low.toFixed(4), high.toFixed(4)]).toEqual(['0.6458', '0.7491']);
  });

  it('of a figure above its floor reaches no further down than the floor’s own (P68: 53 % above 50 %)', () => {
    const { rate, band, steps } = resultOf(person('P68'));
    const floor = steps.find(({ kind }) => kind === 'floor');
    expect(rate ?? 0).toBeGreaterThan(Number(floor?.value));
    expect(floor?.before).toBe(rate);
    expect(band?.low).toBeCloseTo(atFloor(0.5, 0.15, 'odds').low, 12);
    expect(band?.high).toBeGreaterThan(atFloor(0.5, 0.15, 'odds').high);
  });

  it('of no multiplier is the base rate’s', () => {
    const around = widened({ rate: 0.3, low: 0.2, high: 0.4 }, 0, 0.15, 'odds');
    expect(around.low).toBeCloseTo(0.2, 12);
    expect(around.high).toBeCloseTo(0.4, 12);
  });

  it('of one multiplier adds its square to that of the base rate, both on the logarithm of the odds (P01: × 1.75)', () => {
    const { band, rate } = resultOf(person('P01'));
    // 50 cases at 0.319: 15.95 won and 34.05 lost.
    const [low, high] = slowBand([15.95, 34.05]);
    const odds = (one: number) => one / (1 - one);
    const edge = (of: number, sign: 1 | -1) => {
      const base = Math.log(odds(of) / odds(0.319));
      const moved = odds(rate ?? 0) * Math.exp(sign * Math.sqrt(base ** 2 + (1.645 * 0.15) ** 2));
      return moved / (1 + moved);
    };
    expect(band?.low).toBeCloseTo(edge(low, -1), 3);
    expect(band?.high).toBeCloseTo(edge(high, 1), 3);
  });
});

describe('a figure at a limit', () => {
  it('keeps its band: 930 of 1,000 won, (3.19 + 930) : 1,010 = 0.92395, odds 12.149 × 1.75 = 21.26, so 95.5 % and shown as 95 %', () => {
    const asked = resultOf(person('P01'), { counts: levels({ matched: count(930, 0, 70) }) });
    expect(asked).toMatchObject({ rate: 0.95, clamped: 'high' });
    expect(asked.steps.at(-1)?.before).toBeCloseTo(21.26 / 22.26, 3);
    expect(asked.band?.high).toBe(0.95);
    expect(asked.band?.low).toBeGreaterThan(0.92);
    expect(asked.band?.low).toBeLessThan(0.95);
    expect(asked.shownBand).toEqual(asked.band);
  });
});
