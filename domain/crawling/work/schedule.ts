import { addDays, koreanDateOf, type LocalDate, weekdayOf } from '../../kernel/korean/korean-date.ts';

/** When a source is collected from by itself: once a week, on this day at this full hour in Seoul. */
export type WeeklyTime = {
  /** 0 is Sunday, 6 Saturday. */
  readonly weekday: number;
  readonly hour: number;
};

export const weekdayNames = ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'] as const;

/** `매주 월요일 06:00` */
export const weeklyWords = ({ weekday, hour }: WeeklyTime): string =>
  `매주 ${weekdayNames[weekday] ?? '?'} ${twoDigits(hour)}:00`;

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The instant (ISO) of this hour of a day in Seoul, which has no summer time. */
const instantOf = (day: LocalDate, hour: number): string =>
  new Date(`${day}T${twoDigits(hour)}:00:00+09:00`).toISOString();

/** The last time of the schedule that isn't after this instant. */
export const lastDue = ({ weekday, hour }: WeeklyTime, now: string): string => {
  const today = koreanDateOf(now);
  const day = addDays(today, -((weekdayOf(today) - weekday + 7) % 7));
  const due = instantOf(day, hour);
  return due <= now ? due : instantOf(addDays(day, -7), hour);
};

/** The first time of the schedule after this instant. */
export const nextDue = (time: WeeklyTime, now: string): string =>
  instantOf(addDays(koreanDateOf(lastDue(time, now)), 7), time.hour);

/** What a scheduled run collects at most; a longer gap is for a person to fill. */
export const MOST_DAYS_A_RUN = 92;
/** What it collects where no day is complete yet. */
export const FIRST_DAYS = 7;

/**
 * The days that a run collects: from the last complete day, of which something may have been added since, to yesterday, because only
 * a day that is over can be complete.
 */
export const daysOfRun = (
  lastComplete: LocalDate | null,
  now: string,
): { readonly from: LocalDate; readonly to: LocalDate } => {
  const to = addDays(koreanDateOf(now), -1);
  const from = lastComplete ?? addDays(to, 1 - FIRST_DAYS);
  const earliest = addDays(to, 1 - MOST_DAYS_A_RUN);
  return { from: from < earliest ? earliest : from > to ? to : from, to };
};
