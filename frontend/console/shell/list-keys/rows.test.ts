import { expect, test } from 'vitest';
import { placeAfter } from './rows.ts';

test('the cursor begins at the first row, goes row by row, and stays within the list', () => {
  expect([placeAfter(-1, 1, 3), placeAfter(-1, -1, 3)]).toEqual([0, 0]);
  expect([placeAfter(0, 1, 3), placeAfter(2, 1, 3)]).toEqual([1, 2]);
  expect([placeAfter(2, -1, 3), placeAfter(0, -1, 3)]).toEqual([1, 0]);
});
