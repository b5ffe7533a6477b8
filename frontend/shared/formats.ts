import { koreanDateOf, type LocalDate } from '@nomucheck/domain/kernel/korean-date.ts';

export {
  count,
  koreanClock,
  koreanDate,
  koreanDateWithDay,
  koreanMoment,
  percent,
  won,
} from '@nomucheck/domain/kernel/korean-formats.ts';

/** Today's date in Seoul, `YYYY-MM-DD`. */
export const koreanToday = (): LocalDate => koreanDateOf(new Date());
