import { expect, test } from 'vitest';
import { partsOfText } from './pasted-date.ts';

test.each([
  ...[
    '2026-03-02',
    '2026.3.2',
    '2026. 3. 2.',
    '2026. 3. 2.(월)',
    '2026/03/02',
    '20260302',
    '2026년 3월 2일',
    '2026년3월2일',
  ],
  ...[
    '해고일: 2026-03-02',
    ' 2026-03-02\n',
    '２０２６．３．２',
    '2026–03–02',
    '2026-03-02T09:00:00+09:00',
    '2026 - 3 - 2',
  ],
  ...['2026년 03월 02일 월요일', '(2026.03.02)', '2026.03.02 18:00'],
])('the pasted date %j fills all three boxes', (pasted) => {
  expect(partsOfText(pasted)).toEqual({ year: '2026', month: '3', day: '2' });
});

test('a year of two digits is not guessed; no date, part of one, and two dates are left to the person', () => {
  for (const text of ['26.3.2', '260302', ' ２６０３０２'])
    expect(partsOfText(text)).toEqual({ year: '26', month: '3', day: '2' });
  for (const text of [
    '',
    '2026',
    '202603',
    '261302',
    '3월',
    '2026-03',
    '010-1234-5678',
    '2026-03-02 ~ 2026-04-02',
    '120260302',
  ])
    expect(partsOfText(text)).toBeNull();
});

test('a day without a year leaves the year to what is typed', () => {
  for (const text of ['3월 2일', '03월 02일', '３월２일'])
    expect(partsOfText(text)).toEqual({ year: '', month: '3', day: '2' });
});
