import { expect, test } from 'vitest';
import { instantInKorea, statusWords, titleOf } from './words.ts';

test('a time is typed in Korea', () => {
  expect(instantInKorea('2026-12-01T09:00')).toBe('2026-12-01T00:00:00.000Z');
  for (const typed of ['', '2026-12-01', '2026-13-01T09:00', '09:00'])
    expect([typed, instantInKorea(typed)]).toEqual([typed, null]);
});

test('an article says from when on it is read', () => {
  expect(statusWords({ status: 'scheduled', publishAt: '2026-12-01T00:00:00.000Z' })).toBe(
    '2026년 12월 1일 09:00에 게시 예정',
  );
  expect(statusWords({ status: 'draft', publishAt: null })).toBe('초안');
  expect(titleOf({ title: '' })).toBe('제목 없는 글');
});
