import { addDays, addMonths, daysBetween, type LocalDate, weekdayOf, yearOf } from './korean-date.ts';
import { holidayName, isRestDay, knowsHolidaysOf } from './korean-holidays.ts';

/** The last day to apply to a labour commission for relief, and how many days are left. */
export type Deadline = {
  readonly lastDay: LocalDate;
  /** The day on which the three months end by the calendar, before it is moved off rest days. */
  readonly periodEnds: LocalDate;
  /** `토요일`, `일요일` or the names of the holidays that moved it; null if the period ends on a working day. */
  readonly movedBecause: string | null;
  /** Days from today to the last day: 0 on the last day itself, negative after it. */
  readonly daysLeft: number;
  readonly passed: boolean;
  /** The end of the contract, if that is the last day: after it the person has no worker status (대법원 2020두54852). */
  readonly contractEnds?: LocalDate;
  /** The end of the contract, if the period is counted from it and not from the day on which the person was told. */
  readonly countedFrom?: LocalDate;
  /** The earlier day, counted from the day on which the person was told, while it lies ahead. */
  readonly safer?: LocalDate;
  /** Two weeks or less are left. */
  readonly urgent: boolean;
  /** False if the year's holidays aren't known yet: then the last day may be later, never earlier. */
  readonly holidaysKnown: boolean;
};

const urgentDays = 14;

/** Two weeks or less, the last day included. */
export const isUrgent = (daysLeft: number): boolean => daysLeft >= 0 && daysLeft <= urgentDays;

/**
 * The end of a period of months that starts with an event on a day (민법 제155~160조). That day isn't counted (제157조), so the
 * period begins the day after, and ends on the day before the one that corresponds to its first day (제160조 제2항); if the
 * last month has no such day, on that month's last day (제3항). So three months from 28 February 2027 run from 1 March to the
 * end of May, not to 28 May.
 */
export const periodEnd = (event: LocalDate, months: number): LocalDate => {
  const firstDay = addDays(event, 1);
  const corresponding = addMonths(firstDay, months);
  const hasNoSuchDay = corresponding.slice(8) !== firstDay.slice(8);
  return hasNoSuchDay ? corresponding : addDays(corresponding, -1);
};

const weekendName = (date: LocalDate): string | null =>
  weekdayOf(date) === 6 ? '토요일' : weekdayOf(date) === 0 ? '일요일' : null;

/** The period of 근로기준법 제28조 제2항. */
const monthsForRelief = 3;

/** This day, or the first one after it that is no rest day (민법 제161조). */
export const nextWorkingDay = (day: LocalDate): LocalDate => (isRestDay(day) ? nextWorkingDay(addDays(day, 1)) : day);

/** The last day of a period of months from the dismissal, moved off Saturdays and public holidays (민법 제161조). */
export const deadlineOf = (dismissed: LocalDate, today: LocalDate, months = monthsForRelief): Deadline =>
  lastDayOf(periodEnd(dismissed, months), today);

/** The same for a period of days after an event: the day of the event isn't counted (민법 제157조). */
export const deadlineAfterDays = (event: LocalDate, today: LocalDate, days: number): Deadline =>
  lastDayOf(addDays(event, days), today);

const lastDayOf = (periodEnds: LocalDate, today: LocalDate): Deadline => {
  const movedBy: string[] = [];
  let lastDay = periodEnds;
  while (isRestDay(lastDay)) {
    movedBy.push(holidayName(lastDay) ?? weekendName(lastDay) ?? '');
    lastDay = addDays(lastDay, 1);
  }
  const daysLeft = daysBetween(today, lastDay);
  return {
    lastDay,
    periodEnds,
    movedBecause: movedBy.length > 0 ? movedBy.join(', ') : null,
    daysLeft,
    passed: daysLeft < 0,
    urgent: isUrgent(daysLeft),
    holidaysKnown: knowsHolidaysOf(yearOf(periodEnds)) && knowsHolidaysOf(yearOf(lastDay)),
  };
};

/** The same if the contract may end before: the earlier of both days is the last day. */
export const endedByContract = (deadline: Deadline, contractEnds: LocalDate, today: LocalDate): Deadline => {
  if (contractEnds >= deadline.lastDay) return deadline;
  const daysLeft = daysBetween(today, contractEnds);
  return {
    ...deadline,
    lastDay: contractEnds,
    contractEnds,
    daysLeft,
    passed: daysLeft < 0,
    urgent: isUrgent(daysLeft),
  };
};
