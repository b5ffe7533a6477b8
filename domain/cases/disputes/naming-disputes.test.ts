import { expect, test } from 'vitest';
import { disputeOfTyped } from './naming-disputes.ts';

test('an instance that is not among the data names a dispute by its tribunal and number', () => {
  expect(disputeOfTyped('중앙노동위원회 중앙2020부해918')).toBe('case|중앙노동위원회||중앙2020부해918');
  expect(disputeOfTyped(' 서울고법 2019누55555 ')).toBe('case|서울고등법원||2019누55555');
});

test('words, a number without its tribunal and a tribunal without a number name none', () => {
  expect(['무단결근', '2019누55555', '중앙노동위원회', '중앙노동위원회 무단결근', ''].map(disputeOfTyped)).toEqual(
    Array(5).fill(null),
  );
});
