import { expect, test } from 'vitest';
import { count, koreanClock, koreanDate, koreanDateWithDay, percent, won } from './korean-formats.ts';

test('a local date is written as it is', () => {
  expect(koreanDate('2026-02-01')).toBe('2026년 2월 1일');
  expect(koreanDateWithDay('2026-11-21')).toBe('2026년 11월 21일 (토)');
});

test('an instant is written in Korean time, whatever the reader’s time zone', () => {
  expect(koreanDate('2026-11-21T15:30:00Z')).toBe('2026년 11월 22일');
  expect(koreanClock('2026-11-21T15:30:00Z')).toBe('00:30');
});

test('money, counts and rates', () => {
  expect(won(33000)).toBe('33,000원');
  expect(count(12345)).toBe('12,345');
  expect(percent(0.634)).toBe('63%');
  // One figure, as calculated and as counted again.
  expect([0.40499999999999997, 0.4049999999999999, 0.405, 0.575, 0.465].map(percent)).toEqual([
    ...['41%', '41%', '41%', '58%', '47%'],
  ]);
});
