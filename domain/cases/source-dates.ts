import { isLocalDate, type LocalDate } from '../kernel/korean-date.ts';

/** 단기, the old Korean calendar, which sources use for decisions of the fifties: 4290 is 1957. */
const DANGI = 2333;

/**
 * The date in the forms that sources use: `2001-12-24`, `20011224`, `1990.5.22.`, `2001. 12. 24`, `4289-05-25`, with or
 * without a time after it. null for 0000-00-00, for a day that doesn't exist, and for anything else.
 */
export const sourceDate = (raw: string): LocalDate | null => {
  const parts =
    /^\D*(\d{4})(?:\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})|(\d{2})(\d{2}))(?:[\sT.]+(?:오전|오후)?\s*\d{1,2}:\d{2}.*|\D*)$/.exec(
      raw.trim(),
    );
  if (!parts) return null;
  const said = Number(parts[1]);
  const year = said >= 4200 && said <= 4330 ? said - DANGI : said;
  const date = [year, parts[2] ?? parts[4], parts[3] ?? parts[5]]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');
  return isLocalDate(date) ? date : null;
};
