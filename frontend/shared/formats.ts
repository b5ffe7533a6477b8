import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { koreanDate } from '@nomucheck/domain/kernel/korean/korean-formats.ts';

export {
  count,
  koreanClock,
  koreanDate,
  koreanDateWithDay,
  koreanMoment,
  percent,
  won,
} from '@nomucheck/domain/kernel/korean/korean-formats.ts';

/** Today's date in Seoul, `YYYY-MM-DD`. */
export const koreanToday = (): LocalDate => koreanDateOf(new Date());

/** `2021. 2. 25.`, for narrow places; it isn't broken over lines. */
export const shortDate = (date: string): string =>
  koreanDate(date).replace(/^(\d+)년 (\d+)월 (\d+)일$/, '$1.\u00a0$2.\u00a0$3.');
