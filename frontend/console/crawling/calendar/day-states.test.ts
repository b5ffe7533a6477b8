import { expect, test } from 'vitest';
import { type CalendarDay, dayWords, monthsOf, monthWords, stateOf } from './day-states.ts';

const today = '2026-03-02';
const day = (on: string, state: CalendarDay['state'], items = 0): CalendarDay => ({ day: on, state, items });

test('a day that is not over is no gap', () => {
  expect(stateOf(day(today, 'none'), today)).toBe('open');
  expect(stateOf(day('2026-03-01', 'none'), today)).toBe('none');
  expect(stateOf(day(today, 'incomplete'), today)).toBe('incomplete');
});

test('a month is complete, incomplete or empty by its days that are over', () => {
  const months = monthsOf(
    [
      ...[day('2025-12-30', 'none'), day('2025-12-31', 'none')],
      ...[day('2026-01-30', 'complete', 2), day('2026-01-31', 'complete', 1)],
      ...[day('2026-02-01', 'complete', 4), day('2026-02-02', 'incomplete', 1), day('2026-02-03', 'none')],
      ...[day('2026-03-01', 'complete'), day(today, 'none'), day('2026-03-03', 'none')],
      day('2026-04-01', 'none'),
    ],
    today,
  );
  expect(months).toEqual([
    { month: '2025-12', state: 'none', items: 0, gaps: 2 },
    { month: '2026-01', state: 'complete', items: 3, gaps: 0 },
    { month: '2026-02', state: 'incomplete', items: 5, gaps: 2 },
    { month: '2026-03', state: 'complete', items: 0, gaps: 0 },
    { month: '2026-04', state: 'open', items: 0, gaps: 0 },
  ]);
  expect(months.map(monthWords)).toEqual([
    '안 모음, 자료 0건',
    '모두 모음, 자료 3건',
    '일부만 모음, 빈 날 2일, 자료 5건',
    '모두 모음, 자료 0건',
    '아직, 자료 0건',
  ]);
});

test('a day is said in words', () => {
  expect(dayWords(day('2026-02-01', 'complete', 4), today)).toBe('모두 모음, 자료 4건');
});
