import { expect, it } from 'vitest';
import { monthsAgoIn } from './months-ago.ts';

it.each([
  ['해고된지 네달 지났어요', 4],
  ['2개월 전에 잘렸어요', 2],
  ['7월에 해고됐어요', 3],
  ['12월에 짤렸어요', 10],
  ['작년 8월에 해고됐는데 지금이라도 되나요', 14],
  ['작년 12월에 짤렸어요', 10],
  ['재작년 5월에 해고당했어요', 29],
  ['어제 해고됐어요', null],
])('%s: %s months ago', (text, months) => {
  expect(monthsAgoIn(text, '2026-11-23')).toBe(months);
});
