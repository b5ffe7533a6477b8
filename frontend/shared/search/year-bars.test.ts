import { expect, test } from 'vitest';
import { yearBars } from './year-bars.ts';

const room = { width: 100, height: 40 };

test('each year has its place, also one without decisions', () => {
  const bars = yearBars(
    [
      { year: 2022, count: 8 },
      { year: 2019, count: 2 },
    ],
    room,
  );
  expect(bars.map(({ year, x, height }) => [year, x, height])).toEqual([
    [2019, 0, 10],
    [2020, 25, 0],
    [2021, 50, 0],
    [2022, 75, 40],
  ]);
});

test('without cases there are no bars', () => {
  expect(yearBars([], room)).toEqual([]);
});
