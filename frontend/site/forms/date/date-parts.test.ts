import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dateMistake, dateOfParts, noDate, partsOfDate } from './date-parts.ts';

test('a typed date is read, with or without leading zeros, also in full-width digits', () => {
  expect(dateOfParts({ year: '2026', month: '2', day: '3' })).toBe('2026-02-03');
  expect(dateOfParts({ year: '２０２６', month: '０２', day: ' 3 ' })).toBe('2026-02-03');
});

test.each([
  [{ year: '2026', month: '2', day: '30' }, '달력에 없는 날짜예요. 다시 확인해 주세요.'],
  [{ year: '26', month: '2', day: '3' }, '연도는 2026처럼 네 자리로 입력해 주세요.'],
  [{ year: '0202', month: '2', day: '3' }, '연도를 확인해 주세요. 1950년부터 적을 수 있어요.'],
  [{ year: '2026', month: '', day: '' }, '월, 일도 입력해 주세요.'],
  [noDate, '해고된 날을 입력해 주세요.'],
])('%j is no date, and it says why', (parts, why) => {
  expect(dateOfParts(parts)).toBeNull();
  expect(dateMistake(parts, '해고된 날을')).toBe(why);
});

test('a stored date is shown as it would be typed', () => {
  expect(partsOfDate('2026-02-03')).toEqual({ year: '2026', month: '2', day: '3' });
  expect(partsOfDate(null)).toEqual(noDate);
});

test('every date of a century is the same after being shown and read', () => {
  const date = fc.date({ min: new Date('1950-01-01'), max: new Date('2049-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(date, (instant) => {
      const text = instant.toISOString().slice(0, 10);
      expect(dateOfParts(partsOfDate(text))).toBe(text);
    }),
  );
});
