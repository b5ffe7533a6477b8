import { expect, it } from 'vitest';
import { calendarOf, folded } from './calendar.ts';

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

it('a line is cut at 75 octets and never within a character', () => {
  const line = `SUMMARY:${'상담'.repeat(40)}😀`;
  const parts = folded(line).split('\r\n');
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
  expect(parts.map((part, index) => (index === 0 ? part : part.slice(1))).join('')).toBe(line);
});
