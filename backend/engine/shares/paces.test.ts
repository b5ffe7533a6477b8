import { expect, it } from 'vitest';
import { createPaces } from './paces.ts';

it('lets a party hurry for a burst, then keeps it to its pace, and leaves others alone', () => {
  let now = 0;
  const paces = createPaces({ burst: 5, perSecond: 10 }, () => now);
  const rests = (party: string, times: number) => Array.from({ length: times }, () => Math.round(paces.restOf(party)));
  expect(rests('one', 7)).toEqual([0, 0, 0, 0, 0, 100, 200]);
  expect(rests('another', 1)).toEqual([0]);
  now += 200;
  expect(rests('one', 2)).toEqual([100, 200]);
  now += 60_000;
  expect(rests('one', 6)).toEqual([0, 0, 0, 0, 0, 100]);
});

it('gives a party that rests as long as it is told its pace and no more', () => {
  let now = 0;
  const paces = createPaces({ burst: 10, perSecond: 50 }, () => now);
  for (let n = 0; n < 10 + 500; n += 1) now += paces.restOf('one');
  expect(now).toBeCloseTo(10_000, 0);
});

it('counts a task that costs as much as several', () => {
  const paces = createPaces({ burst: 5, perSecond: 10 }, () => 0);
  expect([paces.restOf('one', 4), paces.restOf('one', 3)]).toEqual([0, 200]);
});
