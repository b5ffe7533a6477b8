import { expect, test } from 'vitest';
import { dayAfterKey, lastDayOf, weeksOf } from './month.ts';

test('a month is cut into weeks from Sunday on, with every day once', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks.map((week) => week.map((day) => Number(day?.slice(8) ?? 0)))).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
    [15, 16, 17, 18, 19, 20, 21],
    [22, 23, 24, 25, 26, 27, 28],
    [29, 30, 0, 0, 0, 0, 0],
  ]);
  expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  expect(weeksOf('2024-02').flat().filter(Boolean)).toHaveLength(29);
});

test('a month ends on its last day', () => {
  expect([lastDayOf('2024-02'), lastDayOf('2026-12')]).toEqual(['2024-02-29', '2026-12-31']);
});

test('keys move through the days, and stop at the first and the last one', () => {
  const days = { from: '2026-01-01', to: '2026-11-23' };
  const after = (day: string, ...keys: string[]) => keys.map((key) => dayAfterKey(day, key, days));
  expect(after('2026-11-11', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')).toEqual([
    ...['2026-11-10', '2026-11-12', '2026-11-04', '2026-11-18'],
  ]);
  expect(after('2026-11-11', 'Home', 'End', 'PageUp', 'PageDown')).toEqual([
    ...['2026-11-08', '2026-11-14', '2026-10-11', '2026-11-23'],
  ]);
  expect(after('2026-01-01', 'ArrowLeft', 'PageUp', 'Enter')).toEqual(['2026-01-01', '2026-01-01', null]);
});
