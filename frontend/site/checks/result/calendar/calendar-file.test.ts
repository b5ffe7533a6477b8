import { expect, test } from 'vitest';
import { calendarFile, folded } from './calendar-file.ts';

const file = calendarFile({
  id: 'calc-1',
  on: '2026-12-31',
  title: '노동위원회 신청 마지막 날',
  text: '서류를 내는 마지막 날이에요; 오후 6시 전에, 미리 내세요.\n노무체크',
  madeAt: '2026-11-21T05:02:03.456Z',
});

test('is an all-day event that ends on the next day, also over the turn of the year', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(file).toContain('DTSTAMP:20261121T050203Z');
});

test('reminds a week and a day before, by day: at nine in the morning', () => {
  const hoursBefore = [...file.matchAll(/TRIGGER:-P(?:(\d+)D)?(?:T(\d+)H)?/g)].map(
    ([, days, hours]) => 24 * Number(days ?? 0) + Number(hours ?? 0),
  );
  expect(hoursBefore).toEqual([6 * 24 + 15, 15]);
  for (const hours of hoursBefore) expect((24 - (hours % 24)) % 24).toBe(9);
});

test('escapes what has a meaning in the format', () => {
  expect(file.replaceAll('\r\n ', '')).toContain('날이에요\\; 오후 6시 전에\\, 미리 내세요.\\n노무체크');
});

test('no line is longer than 75 octets, and unfolding gives back the text', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const long = `SUMMARY:${'가나다라 '.repeat(30)}`;
  expect(folded(long).replaceAll('\r\n ', '')).toBe(long);
});
