import { isLocalDate, koreanDateOf, type LocalDate } from '../kernel/korean-date.ts';

/** 단기, the old Korean calendar, which sources use for decisions of the fifties: 4290 is 1957. */
const DANGI = 2333;

/**
 * The date in the forms that sources use: `2001-12-24`, `20011224`, `1990.5.22.`, `2001. 12. 24`, `4289-05-25`, with or
 * without a time after it. An instant (`2024-09-29T15:00:00.000Z`) is the day in Seoul. null for 0000-00-00, for a day that doesn't exist, and for anything else.
 */
export const sourceDate = (raw: string): LocalDate | null => {
  const withZone = instant.exec(raw.trim());
  if (withZone) return dayOfInstant(withZone);
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

/** A time with its zone, as programs write one. Groups: day, time, zone. */
const instant = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|[+-]\d{2}:?\d{2})$/i;

const dayOfInstant = ([, day = '', time = '', zone = '']: RegExpExecArray): LocalDate | null => {
  const at = new Date(`${day}T${time}${zone.toUpperCase().replace(/^(.\d{2}):?/, '$1:')}`);
  return isLocalDate(day) && !Number.isNaN(at.getTime()) ? koreanDateOf(at) : null;
};
