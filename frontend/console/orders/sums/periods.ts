import { addDays, daysBetween, koreanText, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { OrderSums } from '@nomucheck/domain/orders/contract.ts';

/** A day, a month or a year, with what came in and went back in it (won). */
export type Period = {
  readonly name: string;
  readonly paid: number;
  readonly orders: number;
  readonly refunded: number;
};

/** Days for up to two months, months for up to five years, else years. */
const keyLengthOf = (from: LocalDate, to: LocalDate): 4 | 7 | 10 => {
  const days = daysBetween(from, to);
  if (days <= 62) return 10;
  return days <= 5 * 366 ? 7 : 4;
};

const nameOf = (key: string): string => {
  const [year, month, day] = key.split('-');
  if (day !== undefined) return koreanText(key);
  return month === undefined ? `${year}년` : `${year}년 ${Number(month)}월`;
};

/** The sums of each period of the span (both inclusive), those without any payment included. */
export const periodsOf = (days: OrderSums['days'], from: LocalDate, to: LocalDate): readonly Period[] => {
  const length = keyLengthOf(from, to);
  const sums = new Map<string, Period>();
  const add = (date: string, { paid, orders, refunded }: Omit<Period, 'name'>) => {
    const key = date.slice(0, length);
    const sum = sums.get(key) ?? { name: nameOf(key), paid: 0, orders: 0, refunded: 0 };
    const added = { paid: sum.paid + paid, orders: sum.orders + orders, refunded: sum.refunded + refunded };
    sums.set(key, { ...sum, ...added });
  };
  for (let day = from; day <= to; day = addDays(day, 1)) add(day, { paid: 0, orders: 0, refunded: 0 });
  for (const { day, ...sum } of days) add(day, sum);
  return [...sums.values()];
};

export const totalOf = (periods: readonly Period[]): Omit<Period, 'name'> => ({
  paid: periods.reduce((sum, { paid }) => sum + paid, 0),
  orders: periods.reduce((sum, { orders }) => sum + orders, 0),
  refunded: periods.reduce((sum, { refunded }) => sum + refunded, 0),
});
