import { addDays, isLocalDate, type LocalDate, weekdayOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';

const saturday = 6;

/** The Monday of the week in which a day is. */
export const mondayOf = (day: LocalDate): LocalDate => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The week that is shown first: on a weekend the one that comes. */
export const currentWeek = (today: LocalDate): LocalDate =>
  mondayOf(weekdayOf(today) === saturday || weekdayOf(today) === 0 ? addDays(today, 2) : today);

/** The week that the address names, by any of its days; the current one where it names none. */
export const weekOf = (named: string | null, today: LocalDate): LocalDate =>
  isLocalDate(named) ? mondayOf(named) : currentWeek(today);

export const otherWeek = (monday: LocalDate, weeks: number): LocalDate => addDays(monday, weeks * 7);

/** Monday to Friday. */
export const daysOfWeek = (monday: LocalDate): readonly LocalDate[] =>
  Array.from({ length: 5 }, (_, days) => addDays(monday, days));
