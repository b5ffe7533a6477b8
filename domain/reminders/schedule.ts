import { addDays, daysBetween, koreanDateOf, koreanTimeOf, type LocalDate } from '../kernel/korean/korean-date.ts';
import type { RouteName } from '../rulesets/ruleset.ts';

/** A reminder is sent this many days before the deadline. */
const usual: readonly number[] = [30, 14, 3];
/** After a decision there are ten or fifteen days in all (근로기준법 제31조). */
const afterDecision: readonly number[] = [7, 3, 1];

export const reminderDays = (route: RouteName): readonly number[] =>
  route === 'labour_commission_review' || route === 'administrative_suit' ? afterDecision : usual;

/** Korea is UTC+9 all year (`korean-date.ts`): nine o'clock there is midnight here. */
const nineOClock = (day: LocalDate): string => `${day}T00:00:00.000Z`;

/** Nine in the morning in Seoul, so many days before the deadline. */
export const dueAt = (deadline: LocalDate, daysBefore: number): string => nineOClock(addDays(deadline, -daysBefore));

/** The reminders still to come for someone who asks now: those whose time hasn't come yet. */
export const stillToCome = (route: RouteName, deadline: LocalDate, now: string): readonly number[] =>
  reminderDays(route).filter((days) => Date.parse(dueAt(deadline, days)) > Date.parse(now));

/** Whether a message doesn't wake anybody: from nine in the morning to eight in the evening in Seoul. */
export const isDaytime = (now: string): boolean => {
  const clock = koreanTimeOf(now).slice(11, 16);
  return clock >= '09:00' && clock < '20:00';
};

/** Days from today in Seoul to the deadline; negative once it has passed. */
export const daysLeft = (deadline: LocalDate, now: string): number => daysBetween(koreanDateOf(now), deadline);
