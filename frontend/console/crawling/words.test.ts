import { expect, test } from 'vitest';
import { countsInWords, itemDayWords, spanWords, stateWords, windowWords } from './words.ts';

test('a span has the year of its end only where it is another year', () => {
  expect(spanWords({ from: '2026-03-01', to: '2026-03-31' })).toBe('2026년 3월 1일 – 3월 31일');
  expect(spanWords({ from: '2025-12-01', to: '2026-01-31' })).toBe('2025년 12월 1일 – 2026년 1월 31일');
  expect(spanWords({ from: '2026-03-01', to: '2026-03-01' })).toBe('2026년 3월 1일');
});

test('the day of an item is that of the decision at courts, and that of posting at commissions', () => {
  expect(itemDayWords({ source: 'law-api-courts', day: '2026-03-01' })).toBe('선고일 2026.\u00a03.\u00a01.');
  expect(itemDayWords({ source: 'precedent-repository', day: '2026-03-01' })).toMatch(/^선고일 /);
  expect(itemDayWords({ source: 'law-api-commissions', day: '2026-03-01' })).toMatch(/^등록일 /);
  expect(itemDayWords({ source: 'commission-site', day: null })).toBe('등록일 모름');
});

test('what nothing became of is not counted in words', () => {
  const none = { new: 0, changed: 0, unchanged: 0, linked: 0, other_kind: 0, other_matter: 0 };
  expect(countsInWords({ ...none, new: 1200, absent: 0, unusable: 1, failed: 3 })).toBe(
    '새 자료 1,200 · 읽지 못함 1 · 받지 못함 3',
  );
});

test('a work that ended is either complete or has something missing', () => {
  expect(stateWords({ stage: 'ended', waiting: false, resting: null, complete: true })).toBe('마침');
  expect(stateWords({ stage: 'ended', waiting: false, resting: null, complete: false })).toBe('마침 · 빠진 것 있음');
  const resting = { until: '2026-03-01T01:20:00.000Z', message: '' };
  expect(stateWords({ stage: 'running', waiting: true, resting, complete: null })).toBe('차례 기다림');
  expect(stateWords({ stage: 'running', waiting: false, resting, complete: null })).toBe('출처 쉬는 중');
});

test('a window says why it is not complete', () => {
  const window = { id: 'a:1', number: 1, from: '2026-03-01', to: '2026-03-31', total: 12, listed: 12, done: 12 };
  expect(windowWords({ ...window, complete: true })).toBe('빠짐없이 모음');
  expect(windowWords({ ...window, total: null, listed: 0, done: 0, complete: null })).toBe('아직 묻지 않음');
  expect(windowWords({ ...window, done: 5, complete: null })).toBe('12건 가운데 5건');
  expect(windowWords({ ...window, total: null, listed: 0, done: 37, complete: null })).toBe('37건 살펴봄');
  expect(windowWords({ ...window, listed: 10, done: 10, complete: false })).toBe(
    '출처는 12건이 있다고 했지만 10건만 알려 줌',
  );
  expect(windowWords({ ...window, complete: false })).toBe('받지 못했거나 읽지 못한 것이 있음');
});
