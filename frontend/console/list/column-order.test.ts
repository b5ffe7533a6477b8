import { expect, test } from 'vitest';
import { keptRanks, moved, ranksOf } from './column-order.ts';

test('columns have the order in which they are written until the user moves one', () => {
  expect(ranksOf(undefined, 3)).toEqual([1, 2, 3]);
  expect(moved(ranksOf(undefined, 3), 3, -1)).toEqual([1, 3, 2]);
  expect(moved([1, 3, 2], 1, 1)).toEqual([3, 1, 2]);
  expect(keptRanks([3, 1, 2])).toEqual([0, 3, 1, 2]);
  expect(ranksOf([0, 3, 1, 2], 3)).toEqual([3, 1, 2]);
});

test('the first column can’t move up, the last can’t move down', () => {
  expect(moved([1, 2, 3], 1, -1)).toEqual([1, 2, 3]);
  expect(moved([1, 2, 3], 3, 1)).toEqual([1, 2, 3]);
});

test('columns stored by another version are used as far as possible: missing ones are left out, new ones come last', () => {
  expect(ranksOf([0, 5, 2, 2, 'x', -1], 3)).toEqual([2, 1, 3]);
  expect(ranksOf({ no: 'array' }, 2)).toEqual([1, 2]);
});
