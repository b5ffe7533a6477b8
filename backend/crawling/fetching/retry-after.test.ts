import { expect, it } from 'vitest';
import { retryAfterMs } from './retry-after.ts';

const now = Date.parse('2026-11-23T00:00:00Z');
const said = (header: string) => retryAfterMs({ 'retry-after': header }, now);

it.each([
  ['seconds', '120', 120_000],
  ['seconds between spaces', ' 120 ', 120_000],
  ['a date', 'Mon, 23 Nov 2026 01:30:00 GMT', 5_400_000],
  ['a date in the form before', 'Monday, 23-Nov-26 01:30:00 GMT', 5_400_000],
  ['a date that is over', 'Sun, 22 Nov 2026 00:00:00 GMT', 0],
  ['no time at all', '0', 0],
])('a server may name %s', (_what, header, ms) => {
  expect(said(header)).toBe(ms);
});

it.each(['', '-5', '1.5', 'soon', 'Mon, 99 Nov 2026 GMT'])('“%s” names no time', (header) => {
  expect(said(header)).toBeNull();
});

it('nobody is left alone for ever', () => {
  for (const header of ['9'.repeat(400), 'Fri, 31 Dec 9999 23:59:59 GMT']) expect(said(header)).toBe(366 * 86_400_000);
  expect(retryAfterMs({}, now)).toBeNull();
});
