import { addDays, daysBetween, koreanText, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';
import type { ActivityDay } from '@nomucheck/domain/operations/contract/activity.ts';

export type Measure = Exclude<keyof ActivityDay, 'day'>;

/** What is told over time, in this order. */
export const measures: readonly { readonly measure: Measure; readonly title: string; readonly unit: '건' | '원' }[] = [
  { measure: 'checksBegun', title: '시작한 진단', unit: '건' },
  { measure: 'checksFinished', title: '마친 진단', unit: '건' },
  { measure: 'orders', title: '결제', unit: '건' },
  { measure: 'paid', title: '들어온 돈', unit: '원' },
  { measure: 'refunds', title: '환불', unit: '건' },
  { measure: 'refunded', title: '돌려준 돈', unit: '원' },
  { measure: 'messagesSent', title: '보낸 메시지', unit: '건' },
  { measure: 'messagesOpened', title: '열어 본 메시지', unit: '건' },
  { measure: 'messagesFailed', title: '보내지 못한 메시지', unit: '건' },
];

/** A day, or a month of a longer span, with what happened in it. */
export type Period = { readonly name: string; readonly sums: Readonly<Record<Measure, number>> };

const none = Object.fromEntries(measures.map(({ measure }) => [measure, 0]));
const sumOf = (one: Readonly<Record<string, number>>, other: Readonly<Record<string, number>>): Period['sums'] => {
  const of = (measure: Measure): number => (one[measure] ?? 0) + (other[measure] ?? 0);
  return {
    ...{ checksBegun: of('checksBegun'), checksFinished: of('checksFinished'), orders: of('orders'), paid: of('paid') },
    ...{ refunds: of('refunds'), refunded: of('refunded'), messagesSent: of('messagesSent') },
    ...{ messagesOpened: of('messagesOpened'), messagesFailed: of('messagesFailed') },
  };
};

/** The whole span (both inclusive), days without anything included: day by day for up to two months, else by months. */
export const periodsOf = (days: readonly ActivityDay[], from: LocalDate, to: LocalDate): readonly Period[] => {
  const length = daysBetween(from, to) <= 62 ? 10 : 7;
  const nameOf = (key: string): string =>
    length === 10 ? koreanText(key) : `${key.slice(0, 4)}년 ${Number(key.slice(5))}월`;
  const sums = new Map<string, Period['sums']>();
  for (let day = from; day <= to; day = addDays(day, 1)) sums.set(day.slice(0, length), sumOf(none, none));
  for (const { day, ...counted } of days) {
    const key = day.slice(0, length);
    sums.set(key, sumOf(sums.get(key) ?? none, counted));
  }
  return [...sums].map(([key, sum]) => ({ name: nameOf(key), sums: sum }));
};

export const totalsOf = (periods: readonly Period[]): Period['sums'] =>
  periods.reduce<Period['sums']>((sum, period) => sumOf(sum, period.sums), sumOf(none, none));
