import { expect, test } from 'vitest';
import { googleCalendarLink } from './google-calendar.ts';

test('the deadline is an all-day event, over the end of a year, too', () => {
  const link = new URL(googleCalendarLink({ on: '2026-12-31', title: '신청 마지막 날', text: '미리 & 여유 있게' }));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(link.searchParams.get('dates')).toBe('20261231/20270101');
  expect([link.searchParams.get('text'), link.searchParams.get('details')]).toEqual([
    '신청 마지막 날',
    '미리 & 여유 있게',
  ]);
});
