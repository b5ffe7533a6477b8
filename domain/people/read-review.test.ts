import { expect, test } from 'vitest';
import { unusualOf } from './read-review.ts';

const calm = { reads: 40, people: 12, exports: 0, offHours: 2, networks: 1, usual: 35 };

test('a month like the ones before is nothing unusual, and neither is a busy one of somebody new', () => {
  expect(unusualOf(calm)).toEqual([]);
  expect(unusualOf({ ...calm, reads: 400, usual: null })).toEqual([]);
  expect(unusualOf({ ...calm, reads: 12, usual: 1 })).toEqual([]);
});

test('three times as much, a file, nights and many networks are', () => {
  expect(unusualOf({ ...calm, reads: 105, exports: 1, offHours: 10, networks: 4 })).toEqual([
    ...(['more', 'exports', 'off_hours', 'networks'] as const),
  ]);
});
