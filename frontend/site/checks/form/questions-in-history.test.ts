import { expect, test } from 'vitest';
import { stepsBeyond } from './questions-in-history.ts';

test.each([
  ['the last of fifteen questions', 2, 16, -15],
  ['the first question', 2, 2, -1],
  ['a question that was the first page of the tab', 0, 14, 0],
  ['a page before the questions', 5, 3, 0],
  ['a tab that knows of no questions', null, 3, 0],
  ['an entry without a place', 2, null, 0],
] as const)('from %s it is so far back to the page before the questions', (_from, first, here, steps) => {
  expect(stepsBeyond(first, here)).toBe(steps);
});
