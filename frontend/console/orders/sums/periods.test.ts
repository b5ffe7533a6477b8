import { expect, test } from 'vitest';
import { periodsOf, totalOf } from './periods.ts';

const days = [
  { day: '2026-10-31', paid: 9_900, orders: 1, refunded: 0 },
  { day: '2026-11-02', paid: 19_800, orders: 2, refunded: 9_900 },
];

test('a short span is told day by day, with the days without a payment', () => {
  expect(periodsOf(days, '2026-10-31', '2026-11-02').map(({ name, paid }) => [name, paid])).toEqual([
    ['2026년 10월 31일', 9_900],
    ['2026년 11월 1일', 0],
    ['2026년 11월 2일', 19_800],
  ]);
});

test('a longer span is told month by month, a very long one year by year', () => {
  expect(periodsOf(days, '2026-09-15', '2026-11-30')).toEqual([
    { name: '2026년 9월', paid: 0, orders: 0, refunded: 0 },
    { name: '2026년 10월', paid: 9_900, orders: 1, refunded: 0 },
    { name: '2026년 11월', paid: 19_800, orders: 2, refunded: 9_900 },
  ]);
  const years = periodsOf(days, '2018-01-01', '2026-12-31');
  expect([years.length, years.at(-1)?.name, years.at(-1)?.orders]).toEqual([9, '2026년', 3]);
});

test('the total is that of all periods', () => {
  expect(totalOf(periodsOf(days, '2026-10-01', '2026-11-30'))).toEqual({ paid: 29_700, orders: 3, refunded: 9_900 });
});
