import { isLocalDate, koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDate, koreanMoment } from '../../shared/formats.ts';

/** A moment of the API (an instant, or a day in Korea, which means its end) as a field for date and time shows it. */
export const typedMoment = (moment: string): string => {
  if (isLocalDate(moment)) return `${moment}T23:59`;
  return Number.isNaN(Date.parse(moment)) ? '' : koreanTimeOf(moment).slice(0, 16);
};

/** A typed date and time in Korea as the last instant of that minute; null while it isn't complete. */
export const momentTyped = (typed: string): string | null =>
  /^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(typed) ? new Date(`${typed}:59.999+09:00`).toISOString() : null;

/** The first instant of the minute that was typed. */
export const firstMomentTyped = (typed: string): string | null =>
  momentTyped(typed) === null ? null : new Date(`${typed}:00.000+09:00`).toISOString();

/** `2026년 11월 21일 10:05`, `2026년 11월 21일`, or `변경 3번`. */
export const momentWords = (asOf: string): string => {
  if (/^r\d+$/.test(asOf)) return `변경 ${asOf.slice(1)}번`;
  // What stands in an address may be anything; the server says what is wrong with it.
  if (!isLocalDate(asOf) && Number.isNaN(Date.parse(asOf))) return '고른 때';
  return isLocalDate(asOf) ? koreanDate(asOf) : koreanMoment(asOf);
};
