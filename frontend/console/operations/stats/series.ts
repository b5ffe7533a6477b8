import { outcomes } from '@nomucheck/domain/consultations/stages.ts';
import { addDays, daysBetween, koreanText, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { ActivityDay } from '@nomucheck/domain/operations/contract/activity.ts';

export type Measure = Exclude<keyof ActivityDay, 'day'>;

type Told = {
  readonly measure: Measure;
  readonly title: string;
  readonly unit: '건' | '원';
  /** A part of another measure: in the table and the file, without a chart of its own. */
  readonly isPart?: true;
};

/** What is told over time, in this order. */
export const measures: readonly Told[] = [
  { measure: 'checksBegun', title: '시작한 진단', unit: '건' },
  { measure: 'checksFinished', title: '마친 진단', unit: '건' },
  { measure: 'orders', title: '결제', unit: '건' },
  { measure: 'paid', title: '들어온 돈', unit: '원' },
  { measure: 'refunds', title: '환불', unit: '건' },
  { measure: 'refunded', title: '돌려준 돈', unit: '원' },
  { measure: 'messagesSent', title: '보낸 메시지', unit: '건' },
  { measure: 'messagesOpened', title: '열어 본 메시지', unit: '건' },
  { measure: 'messagesFailed', title: '보내지 못한 메시지', unit: '건' },
  { measure: 'consultationsRequested', title: '신청한 상담', unit: '건' },
  { measure: 'consultationsAgreed', title: '잡힌 상담 시간', unit: '건' },
  { measure: 'consultationsClosed', title: '끝난 상담', unit: '건' },
  { measure: 'closedAdvised', title: outcomes.advised, unit: '건', isPart: true },
  { measure: 'closedEngaged', title: outcomes.engaged, unit: '건', isPart: true },
  { measure: 'closedReferred', title: outcomes.referred, unit: '건', isPart: true },
  { measure: 'closedDeclined', title: outcomes.declined, unit: '건', isPart: true },
  { measure: 'closedTakenBack', title: '신청인이 거둠', unit: '건', isPart: true },
];

/** Those with a chart. */
export const charted = measures.filter(({ isPart }) => !isPart);
/** How consultations ended. */
export const endings = measures.filter(({ isPart }) => isPart);

/** A day, or a month of a longer span, with what happened in it. */
export type Period = {
  readonly name: string;
  /** `2026-11-29` or `2026-11`, which sorts. */
  readonly key: string;
  readonly sums: Readonly<Record<Measure, number>>;
};

const none: Record<Measure, number> = {
  ...{ checksBegun: 0, checksFinished: 0, orders: 0, paid: 0, refunds: 0, refunded: 0 },
  ...{ messagesSent: 0, messagesOpened: 0, messagesFailed: 0 },
  ...{ consultationsRequested: 0, consultationsAgreed: 0, consultationsClosed: 0 },
  ...{ closedAdvised: 0, closedEngaged: 0, closedReferred: 0, closedDeclined: 0, closedTakenBack: 0 },
};
const sumOf = (one: Period['sums'], other: Period['sums']): Period['sums'] => {
  const sum = { ...none };
  for (const { measure } of measures) sum[measure] = one[measure] + other[measure];
  return sum;
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
  return [...sums].map(([key, sum]) => ({ name: nameOf(key), key, sums: sum }));
};

export const totalsOf = (periods: readonly Period[]): Period['sums'] =>
  periods.reduce<Period['sums']>((sum, period) => sumOf(sum, period.sums), sumOf(none, none));
