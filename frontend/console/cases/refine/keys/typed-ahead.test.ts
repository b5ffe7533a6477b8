import { expect, test } from 'vitest';
import { createTypedAhead } from './typed-ahead.ts';

test('no key falls into a case that wasn’t seen when it was pressed', () => {
  const keys = createTypedAhead();
  expect(keys.takes(100)).toBe(false);
  keys.open(2_000);
  // Pressed before it was shown, and handled after.
  expect(keys.takes(1_990)).toBe(false);
  expect(keys.takes(2_600)).toBe(true);
  keys.close();
  expect(keys.takes(2_700)).toBe(false);
});

test('what is typed on in one go is dropped as a whole, until there is a pause', () => {
  const keys = createTypedAhead();
  expect([keys.isFirstDropped(1_000), keys.takes(1_000), keys.isFirstDropped(1_200)]).toEqual([true, false, false]);
  keys.open(1_100);
  expect([1_300, 1_600, 2_000].map(keys.takes)).toEqual([false, false, false]);
  expect(keys.takes(2_501)).toBe(true);
  expect(keys.takes(2_510)).toBe(true);
});
