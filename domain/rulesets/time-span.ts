import type { AnswerValue, TimeSpan } from './ruleset.ts';

/** The hours of a working day, in the form of the intake. */
export const isTimeSpan = (value: AnswerValue | undefined): value is TimeSpan =>
  typeof value === 'object' && value !== null && 'start' in value && 'end' in value && 'breakMinutes' in value;

const clock = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight; null if it is not a time of day. */
export const minutesOf = (time: string): number | null => {
  const parts = clock.exec(time);
  return parts ? Number(parts[1]) * 60 + Number(parts[2]) : null;
};

/** An end before the start is on the next day; equal times are a whole day, as guards on alternate days work. */
export const minutesBetween = (from: number, to: number): number => (to > from ? to - from : to - from + 24 * 60);

/** The minutes of work of a day; null if a time isn't one. */
export const workedMinutes = ({ start, end, breakMinutes }: TimeSpan): number | null => {
  const from = minutesOf(start);
  const to = minutesOf(end);
  return from === null || to === null ? null : minutesBetween(from, to) - breakMinutes;
};
