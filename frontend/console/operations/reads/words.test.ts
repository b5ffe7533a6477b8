import { expect, test } from 'vitest';
import { monthBy, monthInWords, whyNotYet } from './words.ts';

test('months go on over the end of a year', () => {
  expect([monthBy('2026-12', 1), monthBy('2026-01', -1), monthBy('2026-11', -1)]).toEqual([
    ...['2027-01', '2025-12', '2026-10'],
  ]);
  expect(monthInWords('2026-09')).toBe('2026년 9월');
});

test('a review is noted once the month is over, and not by the only one who read anything', () => {
  const of = (month: string, ...readers: readonly boolean[]) =>
    whyNotYet({ month, readers: readers.map((isYou) => ({ isYou })) }, '2026-11');
  expect(of('2026-11', false)).toBe('점검은 달이 끝난 뒤에 적습니다.');
  expect(of('2026-10', true)).toBe('본인만 열람한 달은 다른 관리자가 점검합니다.');
  expect([of('2026-10'), of('2026-10', true, false)]).toEqual([null, null]);
});
