import { koreanDateOf, koreanText, koreanTimeOf, type LocalDate, weekdayOf } from './korean-date.ts';

/**
 * Korean formats of dates, money and rates. Dates are in Korean time, whatever the reader's time zone. They don't use
 * the browsers' locale data, which differ in details.
 */

const whole = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });
const weekdays = ['일', '월', '화', '수', '목', '금', '토'] as const;

/** A local date is itself; an instant is its day in Seoul. */
const localDateOf = (date: string): LocalDate => (date.length === 10 ? date : koreanDateOf(date));

/** `2026년 11월 21일`, of a local date or an instant. */
export const koreanDate = (date: string): string => koreanText(localDateOf(date));

/** `11월 21일`. */
export const koreanMonthDay = (day: LocalDate): string => `${Number(day.slice(5, 7))}월 ${Number(day.slice(8))}일`;

/** `2026년 11월 21일 (토)`. */
export const koreanDateWithDay = (date: string): string =>
  `${koreanDate(date)} (${weekdays[weekdayOf(localDateOf(date))]})`;

/** The time of day in Seoul, `14:02`. */
export const koreanClock = (instant: string | Date): string => koreanTimeOf(instant).slice(11, 16);

/** `2026년 11월 21일 14:02`. */
export const koreanMoment = (instant: string): string => `${koreanDate(instant)} ${koreanClock(instant)}`;

/**
 * `2026-11-21 14:02`, the time in Seoul, as every CSV has it: spreadsheets sort it, also as text. An unknown time is an empty cell.
 */
export const sortableMoment = (instant: string | null): string =>
  instant === null ? '' : koreanTimeOf(instant).slice(0, 16).replace('T', ' ');

/** `33,000원`. */
export const won = (amount: number): string => `${whole.format(amount)}원`;
/** `1,234`. */
export const count = (amount: number): string => whole.format(amount);
/**
 * A fraction to the nearest whole percentage. One figure that was calculated in two ways differs in its last binary digits: rounded
 * to a billionth first, 0.405 and 0.40499999999999997 are the same percentage on every page.
 */
export const percentsOf = (fraction: number): number => Math.round(Math.round(fraction * 1e9) / 1e7);
/** A fraction as a whole percentage: `0.634` → `63%`. */
export const percent = (fraction: number): string => `${percentsOf(fraction)}%`;
