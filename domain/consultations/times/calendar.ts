import { endOf } from '../consultation-state.ts';

/** An agreed time as a calendar takes it (RFC 5545). It says nothing of who or what: calendars are shared and synchronised. */

/** `20261201T050000Z`. */
const utc = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

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
    // Each is shorter than the 75 octets at which a line has to be folded.
    .map((line) => `${line}\r\n`)
    .join('');
