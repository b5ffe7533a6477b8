import { expect, it } from 'vitest';
import { timeLeft } from './second-factor-notice.tsx';

const now = Date.parse('2026-11-28T00:00:00.000Z');

it.each([
  ['2026-11-29T00:00:00.000Z', '24시간'],
  ['2026-11-28T23:59:30.000Z', '23시간'],
  ['2026-11-28T01:00:00.000Z', '1시간'],
  ['2026-11-28T00:59:59.000Z', '59분'],
  ['2026-11-28T00:00:10.000Z', '1분'],
  ['2026-11-27T23:00:00.000Z', '1분'],
])('until %s there are %s left', (due, left) => {
  expect(timeLeft(due, now)).toBe(left);
});
