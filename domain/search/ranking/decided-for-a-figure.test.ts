import { expect, test } from 'vitest';
import { missingForAFigure } from './decided-for-a-figure.ts';

test.each([
  [0, 20],
  [19, 1],
  [20, 0],
  [400, 0],
])('of %d decided cases %d are missing for a figure', (decided, missing) => {
  expect(missingForAFigure(decided)).toBe(missing);
});
