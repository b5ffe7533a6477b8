import { expect, test } from 'vitest';
import { daysInWords, routesInWords, toldInWords } from './words.ts';

test('the last days are named before and after, or once where they are the same', () => {
  expect(daysInWords({ before: '2026-12-02', after: '2027-02-02' })).toBe('2026년 12월 2일 → 2027년 2월 2일');
  expect(daysInWords({ before: null, after: '2027-02-02' })).toBe('없음 → 2027년 2월 2일');
  expect(daysInWords({ before: '2027-02-02', after: '2027-02-02' })).toBe('2027년 2월 2일 (그대로)');
});

test('each route that changed has a line', () => {
  const moved = [{ route: 'labour_commission', before: '2026-12-02', after: '2027-02-02' }] as const;
  expect(routesInWords({ opened: ['court'], closed: ['appeal_review'], moved })).toEqual([
    '열림: 법원 소송 (해고무효확인)',
    '닫힘: 소청심사 청구',
    '노동위원회 구제신청: 2026년 12월 2일 → 2027년 2월 2일',
  ]);
});

test('how the owner was told is named with its time, or that there was no way', () => {
  const notifiedAt = '2026-11-23T03:00:00.000Z';
  expect(toldInWords({ notifiedAt: null, channel: null, unneeded: false })).toBe('아직 알리지 않음');
  expect(toldInWords({ notifiedAt, channel: null, unneeded: false })).toBe('연락처 없음');
  expect(toldInWords({ notifiedAt, channel: null, unneeded: true })).toBe('다시 바로잡아 따로 알리지 않음');
  expect(toldInWords({ notifiedAt, channel: 'sms', unneeded: false })).toBe('문자, 2026년 11월 23일 12:00');
});
