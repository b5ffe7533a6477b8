import { expect, test } from 'vitest';
import { paceBetween, paceInWords } from './pace.ts';

test('the pace is what was read between two looks, and unknown before the second', () => {
  expect(paceBetween(undefined, { read: 5, at: 0 })).toBeNull();
  expect(paceBetween({ read: 5, at: 0 }, { read: 25, at: 5_000 })).toBe(4);
  // Set back to be read again.
  expect(paceBetween({ read: 25, at: 0 }, { read: 5, at: 1_000 })).toBe(0);
  expect([null, 0, 4, 120.4].map(paceInWords)).toEqual(['재는 중', '쉬는 중', '초당 4.0건', '초당 120건']);
});
