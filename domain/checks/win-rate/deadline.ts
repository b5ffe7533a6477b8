import { addDays, addMonths, daysBetween, type LocalDate, weekdayOf, yearOf } from '../../kernel/korean-date.ts';
import { holidayName, isRestDay, knowsHolidaysOf } from '../../kernel/korean-holidays.ts';

/** The last day to ask a labour commission for relief, and where today stands to it. */
export type Deadline = {
  readonly lastDay: LocalDate;
  /** The day on which the three months run out by the calendar, before rest days move it. */
  readonly periodEnds: LocalDate;
  /** `토요일`, `일요일` or the holidays' names that moved it; null where the period ends on a working day. */
  readonly movedBecause: string | null;
  /** Days from today to the last day: 0 is the last day itself, below 0 it has passed. */
  readonly daysLeft: number;
  readonly passed: boolean;
  /** The end of the contract, where that is the last useful day: after it nobody is a worker any more (대법원 2020두54852). */
  readonly contractEnds?: LocalDate;
  /** Two weeks or less are left. */
  readonly urgent: boolean;
  /** False where the year's holidays aren't known yet: then the last day may lie later, never earlier. */
  readonly holidaysKnown: boolean;
};

const urgentDays = 14;

/** Two weeks or less, the last day included. */
export const isUrgent = (daysLeft: number): boolean => daysLeft >= 0 && daysLeft <= urgentDays;

/**
 * The end of a period of months that is set off by something that happened on a day (민법 제155~160조). That day isn't
 * counted (제157조), so the period begins the day after, and ends on the day before the one that corresponds to its first
 * day (제160조 제2항); where the last month has no such day, on that month's last day (제3항). So three months from
 * 28 February 2027 run from 1 March to the whole of May, not to 28 May.
 */
export const periodEnd = (event: LocalDate, months: number): LocalDate => {
  const firstDay = addDays(event, 1);
  const corresponding = addMonths(firstDay, months);
  const hasNoSuchDay = corresponding.slice(8) !== firstDay.slice(8);
  return hasNoSuchDay ? corresponding : addDays(corresponding, -1);
};

const weekendName = (date: LocalDate): string | null =>
  weekdayOf(date) === 6 ? '토요일' : weekdayOf(date) === 0 ? '일요일' : null;

/** What 근로기준법 제28조 제2항 gives. */
const monthsForRelief = 3;

/** So many months from the dismissal, moved off Saturdays and public holidays (민법 제161조). */
export const deadlineOf = (dismissed: LocalDate, today: LocalDate, months = monthsForRelief): Deadline => {
  const periodEnds = periodEnd(dismissed, months);
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

/** The same where the contract ends before: the earlier of both days is the last useful one. */
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
