/**
 * Calendar dates of Korea: `YYYY-MM-DD` text, compared as text, counted without the machine's clock or time zone.
 * Limitation periods follow the calendar, so nothing here counts in hours.
 */
export type LocalDate = string;

const DAY = 86_400_000;

/**
 * Korea has been UTC+9 all year since summer time ended on 9 October 1988. All instants of the service are later, so one
 * offset is enough and no time-zone table is needed (browsers have different ones).
 */
const KOREAN_OFFSET = 9 * 60 * 60 * 1000;

const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

const lengthOfMonth = (year: number, month: number): number => {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
};

const partsOf = (date: LocalDate): { year: number; month: number; day: number } => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
});

const twoDigits = (n: number): string => (n < 10 ? `0${n}` : String(n));
const written = (year: number, month: number, day: number): LocalDate =>
  `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;

/** Days since 1970-01-01. */
const dayNumber = (date: LocalDate): number => {
  const { year, month, day } = partsOf(date);
  return Date.UTC(year, month - 1, day) / DAY;
};

const dateOfDayNumber = (days: number): LocalDate => {
  const date = new Date(days * DAY);
  return written(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
};

/** Days are compared as text, so what is counted from a day must not come to a year of five digits. */
const LAST_YEAR = 8999;

/** An existing day of the years 1900 to 8999; 2023-02-29 is not one. */
export const isLocalDate = (text: unknown): text is LocalDate => {
  if (typeof text !== 'string' || !pattern.test(text)) return false;
  const { year, month, day } = partsOf(text);
  return (
    year >= 1900 && year <= LAST_YEAR && month >= 1 && month <= 12 && day >= 1 && day <= lengthOfMonth(year, month)
  );
};

/** The day it is in Seoul at this instant (ISO 8601 with an offset, or a Date). */
export const koreanDateOf = (instant: string | Date): LocalDate => {
  const at = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  return dateOfDayNumber(Math.floor((at + KOREAN_OFFSET) / DAY));
};

/** Date and time of day in Seoul at this instant, `2026-11-21T14:02:03`. */
export const koreanTimeOf = (instant: string | Date): string => {
  const at = typeof instant === 'string' ? Date.parse(instant) : instant.getTime();
  return new Date(at + KOREAN_OFFSET).toISOString().slice(0, 19);
};

/** The last instant (ISO 8601 UTC, milliseconds) of the day in Seoul. */
export const lastInstantOf = (date: LocalDate): string =>
  new Date((dayNumber(date) + 1) * DAY - KOREAN_OFFSET - 1).toISOString();

export const addDays = (date: LocalDate, days: number): LocalDate => dateOfDayNumber(dayNumber(date) + days);

/**
 * The same day of a later (or earlier) month; the month's last day where that month has no such day
 * (민법 제160조 제3항: 최종의 월에 해당일이 없는 때에는 그 월의 말일).
 */
export const addMonths = (date: LocalDate, months: number): LocalDate => {
  const { year, month, day } = partsOf(date);
  const monthNumber = year * 12 + (month - 1) + months;
  const toYear = Math.floor(monthNumber / 12);
  const toMonth = monthNumber - toYear * 12 + 1;
  return written(toYear, toMonth, Math.min(day, lengthOfMonth(toYear, toMonth)));
};

export const addYears = (date: LocalDate, years: number): LocalDate => addMonths(date, years * 12);

/** Days from the first to the second; negative where the second is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from);

/** 0 is Sunday, 6 Saturday. 1970-01-01 was a Thursday. */
export const weekdayOf = (date: LocalDate): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4));

/** `2026년 11월 21일`, as people read it. */
export const koreanText = (date: LocalDate): string => {
  const { year, month, day } = partsOf(date);
  return `${year}년 ${month}월 ${day}일`;
};
