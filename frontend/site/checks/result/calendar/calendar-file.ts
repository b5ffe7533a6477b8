import { addDays, type LocalDate } from '@nomucheck/domain/kernel/korean/korean-date.ts';

/** An all-day event for the person's own calendar (RFC 5545), with a reminder at nine in the morning a week and a day before. */
export type CalendarEvent = {
  readonly id: string;
  readonly on: LocalDate;
  readonly title: string;
  readonly text: string;
  /** When the file was made, ISO 8601. */
  readonly madeAt: string;
};

const escaped = (text: string): string =>
  text.replace(/\\/g, '\\\\').replace(/;/g, '\\;').replace(/,/g, '\\,').replace(/\r?\n/g, '\\n');

const basic = (date: LocalDate): string => date.replaceAll('-', '');

/** A line is at most 75 octets; a longer one continues after a line break and one space, never within a character. */
export const folded = (line: string): string => {
  const lines: string[] = [];
  let current = '';
  let room = 75;
  let octets = 0;
  for (const letter of line) {
    const size = new TextEncoder().encode(letter).length;
    if (octets + size > room) {
      lines.push(current);
      current = '';
      octets = 0;
      room = 74;
    }
    current += letter;
    octets += size;
  }
  return [...lines, current].join('\r\n ');
};

/** The day of the event begins at midnight: a whole number of days before it would ring at night. */
const reminder = (trigger: string, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  `TRIGGER:${trigger}`,
  'END:VALARM',
];

export const calendarFile = (event: CalendarEvent): string =>
  `${[
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//nomucheck//check//KO',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:${event.id}@nomucheck`,
    `DTSTAMP:${event.madeAt.slice(0, 19).replace(/[-:]/g, '')}Z`,
    `DTSTART;VALUE=DATE:${basic(event.on)}`,
    `DTEND;VALUE=DATE:${basic(addDays(event.on, 1))}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    'TRANSP:TRANSPARENT',
    ...reminder('-P6DT15H', event.title),
    ...reminder('-PT15H', event.title),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map(folded)
    .join('\r\n')}\r\n`;
