import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';

/** Korean ways of writing dates, money and rates. All dates are Korean time, whatever the reader's clock says. */

const seoul = 'Asia/Seoul';
const dateParts = new Intl.DateTimeFormat('ko-KR', { timeZone: seoul, year: 'numeric', month: 'long', day: 'numeric' });
const dateWithDay = new Intl.DateTimeFormat('ko-KR', {
  timeZone: seoul,
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});
const clock = new Intl.DateTimeFormat('ko-KR', {
  timeZone: seoul,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const whole = new Intl.NumberFormat('ko-KR', { maximumFractionDigits: 0 });

/** A local date stands for its whole day; noon in Seoul is that day in Seoul. */
const instantOf = (date: string): Date => new Date(date.length === 10 ? `${date}T12:00:00+09:00` : date);

/** `2026년 11월 21일`, of a local date or an instant. */
export const koreanDate = (date: string): string => dateParts.format(instantOf(date));
/** `2026년 11월 21일 (토)`. */
export const koreanDateWithDay = (date: string): string => dateWithDay.format(instantOf(date));
/** `14:02`. */
export const koreanClock = (instant: string | Date): string =>
  clock.format(typeof instant === 'string' ? new Date(instant) : instant);
/** `33,000원`. */
export const won = (amount: number): string => `${whole.format(amount)}원`;
/** `1,234`. */
export const count = (amount: number): string => whole.format(amount);
/** A fraction as a whole percentage: `0.634` → `63%`. */
export const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/** Today's date in Seoul, `YYYY-MM-DD`. */
export const koreanToday = (): LocalDate => koreanDateOf(new Date());
