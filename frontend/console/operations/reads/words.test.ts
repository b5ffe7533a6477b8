import { expect, test } from 'vitest';
import { monthBy, monthInWords } from './words.ts';

test('months go on over the end of a year', () => {
  expect([monthBy('2026-12', 1), monthBy('2026-01', -1), monthBy('2026-11', -1)]).toEqual([
    ...['2027-01', '2025-12', '2026-10'],
  ]);
  expect(monthInWords('2026-09')).toBe('2026년 9월');
});
