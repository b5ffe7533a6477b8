import { expect, it } from 'vitest';
import { createPaces } from './paces.ts';

it('lets a party hurry for a burst, then keeps it to its pace, and leaves others alone', () => {
  let now = 0;
  const paces = createPaces({ burst: 5, perSecond: 10 }, () => now);
  const used = (party: string, times: number) => Array.from({ length: times }, () => paces.isUsedUp(party));
  expect(used('one', 7)).toEqual([false, false, false, false, false, true, true]);
  expect(used('another', 1)).toEqual([false]);
  now += 200;
  expect(used('one', 3)).toEqual([false, false, true]);
  now += 60_000;
  expect(used('one', 6)).toEqual([false, false, false, false, false, true]);
});
