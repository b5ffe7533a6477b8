import { expect, test } from 'vitest';
import { rateOfCounts } from './observed-rate.ts';

test('a partial win is half a win, and the band narrows with the number of cases', () => {
  const few = rateOfCounts([{ total: 5, decided: 4, workerWins: 1, partial: 2 }]);
  expect(few).toMatchObject({ total: 5, decided: 4, rate: 0.5 });
  const many = rateOfCounts([{ total: 500, decided: 400, workerWins: 200, partial: 0 }]);
  expect(many.rate).toBe(0.5);
  const width = ({ band }: typeof many): number => (band ? band.high - band.low : 1);
  expect(width(many)).toBeLessThan(width(few) / 4);
});

test('without a decided case there is no rate', () => {
  expect(rateOfCounts([])).toEqual({ total: 0, decided: 0, workerWins: 0, partial: 0, rate: null, band: null });
});
