import { expect, test } from 'vitest';
import { addressOf, changedAddress } from './history-address.ts';
import { firstMomentTyped, momentTyped, momentWords, typedMoment } from './moments.ts';
import { historyAddress } from './record-kinds.ts';

test('a typed minute in Korea means all of it: its last instant, or its first one', () => {
  expect(momentTyped('2026-11-21T10:05')).toBe('2026-11-21T01:05:59.999Z');
  expect(firstMomentTyped('2026-11-21T10:05')).toBe('2026-11-21T01:05:00.000Z');
  expect([momentTyped('2026-11-21'), momentTyped('0002-11-21T10:05')]).toEqual([null, null]);
});

test('a moment of the address is shown as it was typed, a day by its end', () => {
  expect(typedMoment('2026-11-21T01:05:59.999Z')).toBe('2026-11-21T10:05');
  expect(typedMoment('2026-11-21')).toBe('2026-11-21T23:59');
  expect(typedMoment('yesterday')).toBe('');
  expect([momentWords('r3'), momentWords('2026-11-21T01:05:59.999Z')]).toEqual(['변경 3번', '2026년 11월 21일 10:05']);
});

test('the address says what is looked at, beside what, and under which conditions', () => {
  const params = new URLSearchParams('rev=3&with=7&actor=a&field=');
  expect(addressOf(params)).toEqual({ filter: { actor: 'a' }, asOf: 'r3', other: 7 });
  expect(addressOf(new URLSearchParams('rev=-1&asOf=2026-11-21'))).toMatchObject({ asOf: '2026-11-21', other: null });
  expect(changedAddress(params, { rev: null, with: '2', actor: '' }).toString()).toBe('with=2&field=');
  expect(historyAddress('case', 'a b', { revision: 3 })).toBe('/admin/history/case/a%20b?rev=3');
});

test('names a moment that isn’t one without failing, so that the page can say what the server answers', () => {
  expect([momentWords('abc'), momentWords('r3'), momentWords('rx')]).toEqual(['고른 때', '변경 3번', '고른 때']);
});
