import { isLocalDate, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { isPossibleYear, yearError } from '@nomucheck/domain/kernel/korean/possible-year.ts';
import { halfWidth } from '../half-width.ts';

/** The parts of a date while it is typed. */
export type DateParts = { year: string; month: string; day: string };

export const noDate: DateParts = { year: '', month: '', day: '' };

export const partsOfDate = (date: LocalDate | null): DateParts => {
  if (date === null || !isLocalDate(date)) return noDate;
  const [year = '', month = '', day = ''] = date.split('-');
  return { year, month: String(Number(month)), day: String(Number(day)) };
};

/** The typed date, or null if it isn't a valid one (yet). */
export const dateOfParts = (parts: DateParts): LocalDate | null => {
  const year = halfWidth(parts.year);
  const month = halfWidth(parts.month);
  const day = halfWidth(parts.day);
  if (!/^\d{4}$/.test(year) || !/^\d{1,2}$/.test(month) || !/^\d{1,2}$/.test(day)) return null;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) && isPossibleYear(Number(year)) ? date : null;
};

export const isBlank = (parts: DateParts): boolean => `${parts.year}${parts.month}${parts.day}`.trim() === '';

/** What is wrong with a typed date, with how to correct it; null for a valid one. */
export const dateMistake = (parts: DateParts, whatObject = '날짜를'): string | null => {
  if (dateOfParts(parts) !== null) return null;
  if (isBlank(parts)) return `${whatObject} 입력해 주세요.`;
  const missing = [
    parts.year.trim() === '' ? '연도' : '',
    parts.month.trim() === '' ? '월' : '',
    parts.day.trim() === '' ? '일' : '',
  ].filter((part) => part !== '');
  if (missing.length > 0) return `${missing.join(', ')}도 입력해 주세요.`;
  if (!/^\d{4}$/.test(halfWidth(parts.year))) return '연도는 2026처럼 네 자리로 입력해 주세요.';
  if (!isPossibleYear(Number(halfWidth(parts.year)))) return yearError;
  return '달력에 없는 날짜예요. 다시 확인해 주세요.';
};
