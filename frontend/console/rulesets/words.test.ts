import { expect, test } from 'vitest';
import { byReason, type Difference, editionName } from './words.ts';

const difference = (subject: string, why: string | null): Difference => ({
  subject,
  where: '9번 사유',
  title: subject,
  kind: 'changed',
  facts: [],
  reason: why === null ? null : { why },
});

test('differences stand under their reasons, each reason where it first comes up', () => {
  const groups = byReason([
    difference('a', '길'),
    difference('b', '하한'),
    difference('c', '길'),
    difference('d', null),
  ]);
  expect(groups.map(({ why, differences }) => [why, differences.map(({ subject }) => subject)])).toEqual([
    ['길', ['a', 'c']],
    ['하한', ['b']],
    ['이유가 적혀 있지 않습니다.', ['d']],
  ]);
});

test('an edition without a title is named by its version', () => {
  const id = 'abcdef0123456789'.repeat(4);
  expect(editionName({ id, title: null })).toBe('판 abcdef01');
  expect(editionName({ id, title: '두 번째 검토' })).toBe('두 번째 검토');
});
