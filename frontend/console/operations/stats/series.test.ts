import type { ActivityDay } from '@nomucheck/domain/operations/contract/activity.ts';
import { expect, test } from 'vitest';
import { measures, periodsOf, totalsOf } from './series.ts';

const nothing = totalsOf([]);
const day = (day: string, sums: Partial<ActivityDay>): ActivityDay => ({
  ...nothing,
  day,
  ...sums,
});
const days = [day('2026-10-31', { checksBegun: 2, paid: 9_900 }), day('2026-11-02', { checksBegun: 1 })];

test('a short span is told day by day, days without anything included', () => {
  expect(periodsOf(days, '2026-10-31', '2026-11-02').map(({ name, sums }) => [name, sums.checksBegun])).toEqual([
    ...[['2026년 10월 31일', 2] as const, ['2026년 11월 1일', 0] as const, ['2026년 11월 2일', 1] as const],
  ]);
});

test('a longer span is told month by month, and the totals are the same', () => {
  const periods = periodsOf(days, '2026-08-15', '2026-11-30');
  expect(periods.map(({ name, sums }) => [name, sums.checksBegun])).toEqual([
    ...[
      ['2026년 8월', 0] as const,
      ['2026년 9월', 0] as const,
      ['2026년 10월', 2] as const,
      ['2026년 11월', 1] as const,
    ],
  ]);
  expect(totalsOf(periods)).toEqual(totalsOf(periodsOf(days, '2026-10-31', '2026-11-02')));
  expect(totalsOf(periods)).toMatchObject({ checksBegun: 3, paid: 9_900 });
});

test('each measure of a day has a title', () => {
  expect(measures.map(({ measure }) => measure).sort()).toEqual(Object.keys(nothing).sort());
});
