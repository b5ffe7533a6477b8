import { isLocalDate, koreanDateOf, type LocalDate } from '../kernel/korean/korean-date.ts';
import { halfWidth } from './clean-text.ts';

/** 단기, the old Korean calendar, which sources use for decisions of the fifties: 4290 is 1957. */
const DANGI = 2333;

/**
 * The date in the forms that sources use: `2001-12-24`, `20011224`, `1990.5.22.`, `2001. 12. 24`, `4289-05-25`, with or
 * without a time after it. An instant (`2024-09-29T15:00:00.000Z`) is the day in Seoul. null for 0000-00-00, for a day that doesn't exist, and for anything else.
 */
export const sourceDate = (raw: string): LocalDate | null => {
  const written = halfWidth(raw).trim();
  const withZone = instant.exec(written);
  if (withZone) return dayOfInstant(withZone);
  const parts =
    /^\D*(\d{4})(?:\s*[-./년]\s*(\d{1,2})\s*[-./월]\s*(\d{1,2})|(\d{2})(\d{2})(?:\d{6})?)(?:[\sT.일자]+(?:오전|오후)?\s*\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?(?:\s?(?:[AP]M|KST))?|\D*)$/i.exec(
      written,
    );
  if (!parts) return null;
  const said = Number(parts[1]);
  const year = said >= 4200 && said <= 4330 ? said - DANGI : said;
  const date = [year, parts[2] ?? parts[4], parts[3] ?? parts[5]]
    .map((part, at) => String(part).padStart(at === 0 ? 4 : 2, '0'))
    .join('-');
  return isLocalDate(date) ? date : null;
};

/** A time with its zone, as programs write one, with or without signs between its parts. */
const instant =
  /^(?<year>\d{4})-?(?<month>\d{2})-?(?<day>\d{2})[T ](?<hour>\d{2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,]\d{1,9})?)? ?(?:(?<sign>[+-])(?<hours>\d{2}):?(?<minutes>\d{2})?|Z|UTC|GMT|\[UTC\])$/i;

const dayOfInstant = ({ groups = {} }: RegExpExecArray): LocalDate | null => {
  const { year, month, hour, minute, second = '00', sign, hours, minutes = '00' } = groups;
  const day = `${year}-${month}-${groups.day}`;
  const at = new Date(`${day}T${hour}:${minute}:${second}${sign === undefined ? 'Z' : `${sign}${hours}:${minutes}`}`);
  return isLocalDate(day) && !Number.isNaN(at.getTime()) ? koreanDateOf(at) : null;
};
