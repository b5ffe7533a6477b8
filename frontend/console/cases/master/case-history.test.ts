import type { HistoryEntry } from '@nomucheck/domain/kernel/contract/history.ts';
import { expect, test } from 'vitest';
import { movesOf } from '../impact/moves-chart.tsx';
import { restorable } from './case-history.tsx';

const entries = ['CaseCollected', 'CaseReadied', 'CaseAccepted', 'CaseCorrected', 'CaseCorrected'].map(
  (type, place): HistoryEntry => ({
    revision: place + 1,
    position: String(place),
    type,
    at: '2026-11-21T00:00:00Z',
    actor: { id: 'a', name: '김관리', role: 'admin' },
    summary: '',
    changes: [],
  }),
);
const newestFirst = entries.toReversed();

test('every record but the current one can be restored; of a withdrawn case also the last one', () => {
  expect([...restorable(newestFirst, 'master')]).toEqual([4, 3]);
  expect([...restorable(newestFirst, 'withdrawn')]).toEqual([5, 4, 3]);
});

test('the chart leaves out results that have no percentage', () => {
  const result = (calculationId: string, before: number | null, after: number | null) => ({
    checkId: 'c',
    calculationId,
    name: null,
    calculatedAt: '2026-11-21T00:00:00Z',
    side: 'employee' as const,
    level: 'matched' as const,
    ...{ before, bandBefore: null, after, bandAfter: null },
  });
  expect(movesOf([result('one', 0.5, 0.25), result('none', null, 0.2)])).toEqual([
    { calculationId: 'one', from: 180, to: 90, y: 7 },
  ]);
});
