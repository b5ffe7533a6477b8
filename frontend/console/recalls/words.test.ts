import type { RecallItem } from '@nomucheck/domain/recalls/contract.ts';
import { expect, test } from 'vitest';
import { addressOf, moveWords, recordName } from './words.ts';

const item: RecallItem = {
  ...{ id: 'a', caseId: 'c', caseName: null, revision: 4, change: 'corrected', recalledAt: '2026-11-28T01:00:00.000Z' },
  ...{ kind: 'result', recordId: 'k', checkId: 'k', name: '김하나', at: '2026-11-27T01:05:00.000Z' },
  ...{ before: 0.84, after: 0.54, recalculated: null, settled: null },
};

test('a record is named by its person and time, a post by its title', () => {
  expect(recordName(item)).toBe('김하나 · 2026년 11월 27일 10:05');
  expect(recordName({ ...item, kind: 'post', name: '해고된 첫 주' })).toBe('해고된 첫 주');
  expect(addressOf({ ...item, kind: 'document', recordId: 'CODE' })).toBe('/admin/check/k');
  expect(addressOf({ ...item, kind: 'advice', recordId: 'a1' })).toBe('/inspection/detail/a1');
});

test('a figure is told before and after, with what was calculated since', () => {
  expect(moveWords(item)).toBe('84% → 54%');
  expect(moveWords({ ...item, recalculated: { at: '2026-11-28T02:00:00.000Z', rate: 0.55 } })).toBe(
    '84% → 54% (2026년 11월 28일 11:00 다시 계산: 55%)',
  );
  expect(moveWords({ ...item, before: null, after: null })).toBeNull();
});
