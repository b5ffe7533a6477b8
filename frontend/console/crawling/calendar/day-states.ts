import type { CalendarOut } from '@nomucheck/domain/crawling/contract.ts';
import type { LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count } from '../../../shared/formats.ts';
import { type Month, monthOf } from './month/month.ts';

/** What a day or a month of decisions looks like in the calendar. */

export type CalendarDay = CalendarOut['days'][number];
/** `open`: the day isn't over, so that it can't be complete yet, and is no gap. */
export type DayState = CalendarDay['state'] | 'open';

export const dayStateNames: Readonly<Record<DayState, string>> = {
  complete: '모두 모음',
  incomplete: '일부만 모음',
  none: '안 모음',
  open: '아직',
};

export const stateOf = ({ day, state }: CalendarDay, today: LocalDate): DayState =>
  day >= today && state === 'none' ? 'open' : state;

export type MonthSum = {
  readonly month: Month;
  readonly state: DayState;
  readonly items: number;
  readonly gaps: number;
};

/** Each month of these days. A month is complete if all of its days that are over are; `gaps` are the others. */
export const monthsOf = (days: readonly CalendarDay[], today: LocalDate): readonly MonthSum[] => {
  const byMonth = new Map<Month, CalendarDay[]>();
  for (const day of days) {
    const month = byMonth.get(monthOf(day.day));
    if (month) month.push(day);
    else byMonth.set(monthOf(day.day), [day]);
  }
  return [...byMonth].map(([month, ofMonth]) => ({ month, ...sumOf(ofMonth, today) }));
};

const sumOf = (days: readonly CalendarDay[], today: LocalDate): Omit<MonthSum, 'month'> => {
  const states = days.map((day) => stateOf(day, today)).filter((state) => state !== 'open');
  const gaps = states.filter((state) => state !== 'complete').length;
  return {
    items: days.reduce((sum, { items }) => sum + items, 0),
    gaps,
    state: states.length === 0 ? 'open' : gaps === 0 ? 'complete' : states.every(isNone) ? 'none' : 'incomplete',
  };
};
const isNone = (state: DayState): boolean => state === 'none';

/** `모두 모음, 자료 12건`. */
export const dayWords = (day: CalendarDay, today: LocalDate): string =>
  `${dayStateNames[stateOf(day, today)]}, 자료 ${count(day.items)}건`;

/** `일부만 모음, 빈 날 3일, 자료 12건`. */
export const monthWords = ({ state, gaps, items }: MonthSum): string =>
  [dayStateNames[state], ...(state === 'incomplete' ? [`빈 날 ${count(gaps)}일`] : []), `자료 ${count(items)}건`].join(
    ', ',
  );
