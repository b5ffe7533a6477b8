import { endOf } from './consultation-state.ts';

/** An agreed time as a calendar takes it (RFC 5545). It says nothing of who or what: calendars are shared and synchronised. */

const mostOctets = 75;
/** Of one character in UTF-8. */
const octets = (character: string): number => {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
};

/** `20261201T050000Z`. */
const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Lines of at most 75 octets, cut between characters; a continued line begins with a blank. */
export const folded = (line: string): string => {
  let out = '';
  let length = 0;
  for (const character of line) {
    const size = octets(character);
    if (length + size > mostOctets) {
      out += '\r\n ';
      length = 1;
    }
    out += character;
    length += size;
  }
  return out;
};

export type CalendarEntry = {
  readonly id: string;
  readonly agreedAt: string;
  /** When it was agreed on. */
  readonly agreedOn: string;
  /** How often a time was agreed on; a later one replaces the earlier in the calendar. */
  readonly agreements: number;
};

export const calendarOf = ({ id, agreedAt, agreedOn, agreements }: CalendarEntry): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//nomucheck//consultation//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:consultation-${id}@nomucheck`,
    `DTSTAMP:${utc(agreedOn)}`,
    `SEQUENCE:${agreements - 1}`,
    `DTSTART:${utc(agreedAt)}`,
    `DTEND:${utc(endOf(agreedAt))}`,
    'SUMMARY:노무체크 상담',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
