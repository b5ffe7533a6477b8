import { expect, test } from 'vitest';
import { scheduleWords } from './schedule-words.ts';

const monday = { weekday: 1, hour: 6, nextAt: '2026-12-06T21:00:00.000Z', missedAt: null, ranFor: null };

test('a schedule says its time and the next one, or that a time was missed', () => {
  expect(scheduleWords(null)).toBe('없음');
  expect(scheduleWords(monday)).toBe('매주 월요일 06:00 · 다음 2026년 12월 7일 06:00');
  expect(scheduleWords({ ...monday, missedAt: '2026-11-29T21:00:00.000Z' })).toMatch(
    /2026년 11월 30일 06:00 수집이 밀림/,
  );
});
