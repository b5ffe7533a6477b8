import { expect, it } from 'vitest';
import { calendarOf } from './calendar.ts';

const entry = {
  id: '018f0000-0000-7000-8000-000000000001',
  agreedAt: '2026-12-07T05:00:00.000Z',
  agreedOn: '2026-12-01T01:00:00.000Z',
  agreements: 2,
};

it('a calendar has the agreed half hour in UTC, one name for ever, and nothing of whom or what it is about', () => {
  const text = calendarOf(entry);
  const lines = text.split('\r\n');
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  // Longer ones would have to be folded (RFC 5545, 3.1).
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:consultation-018f0000-0000-7000-8000-000000000001@nomucheck',
      'DTSTART:20261207T050000Z',
      'DTEND:20261207T053000Z',
      'DTSTAMP:20261201T010000Z',
      'SEQUENCE:1',
      'SUMMARY:노무체크 상담',
    ]),
  );
});
