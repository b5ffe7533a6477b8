import { addDays, daysBetween, koreanDateOf, koreanTimeOf, type LocalDate } from '../kernel/korean-date.ts';

/** A reminder is sent this many days before the deadline. */
export const reminderDays = [30, 14, 3] as const;

/** Korea is UTC+9 all year (`korean-date.ts`): nine o'clock there is midnight here. */
const nineOClock = (day: LocalDate): string => `${day}T00:00:00.000Z`;

/** Nine in the morning in Seoul, so many days before the deadline. */
export const dueAt = (deadline: LocalDate, daysBefore: number): string => nineOClock(addDays(deadline, -daysBefore));

/** The reminders still to come for someone who asks now: those whose time hasn't come yet. */
export const stillToCome = (deadline: LocalDate, now: string): readonly number[] =>
  reminderDays.filter((days) => Date.parse(dueAt(deadline, days)) > Date.parse(now));

/** Whether a message doesn't wake anybody: from nine in the morning to eight in the evening in Seoul. */
export const isDaytime = (now: string): boolean => {
  const clock = koreanTimeOf(now).slice(11, 16);
  return clock >= '09:00' && clock < '20:00';
};

/** Days from today in Seoul to the deadline; negative once it has passed. */
export const daysLeft = (deadline: LocalDate, now: string): number => daysBetween(koreanDateOf(now), deadline);
