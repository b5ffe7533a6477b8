import { expect, test } from 'vitest';
import {
  canRevert,
  countsInWords,
  filterInWords,
  progressInWords,
  resultInWords,
  stageInWords,
  verdictName,
  wasStopped,
} from './words.ts';

const nameOf = (id: string) => `${id}.csv`;

test('the filter of a job is described in the words of the queue', () => {
  expect(filterInWords({ stage: 'crawled', q: '무단결근', kind: 'case-low', sureOutcome: true }, nameOf)).toBe(
    '정제 중 · ‘무단결근’ · 초심 · 결과가 확실한 것',
  );
  expect(filterInWords({ stage: 'crawled', sentBack: true, batch: 'a', outcome: 'unknown' }, nameOf)).toBe(
    '반려됨 · 결과 아직 모름 · 묶음 a.csv',
  );
  expect(filterInWords({}, nameOf)).toBe('조건 없음');
  expect(filterInWords(null, nameOf)).toBe('조건을 알 수 없음');
});

test('counts of zero are left out', () => {
  expect(countsInWords({ kind: 'take', counts: { done: 1200, nothing: 0, refused: 3 } })).toBe(
    '받음 1,200 · 받지 못함 3',
  );
  expect(countsInWords({ kind: 'accept', counts: { done: 0, nothing: 0, refused: 0 } })).toBe('처리한 자료 없음');
});

test('a job that was stopped is told by the cases that it did not come to', () => {
  expect(wasStopped({ stage: 'finished', done: 300, total: 2_000 })).toBe(true);
  expect(wasStopped({ stage: 'finished', done: 2_000, total: 2_000 })).toBe(false);
  expect(wasStopped({ stage: 'stopping', done: 300, total: 2_000 })).toBe(false);
  expect(stageInWords({ stage: 'finished', done: 300, total: 2_000 })).toBe('멈춤');
  expect(stageInWords({ stage: 'reverted', done: 300, total: 2_000 })).toBe('되돌림');
  expect(progressInWords({ stage: 'stopping', done: 300, total: 2_000 })).toBe(
    '2,000건 가운데 300건 처리했습니다. 하던 것까지만 하고 멈춥니다.',
  );
});

test('the list tells how far a job has come, and of one that is over what came of it', () => {
  const job = { kind: 'accept', total: 2_000, done: 2_000, counts: { done: 1_990, nothing: 0, refused: 10 } } as const;
  expect(resultInWords({ ...job, stage: 'reverting' })).toBe('승인 1,990 · 승인하지 못함 10');
  expect(resultInWords({ ...job, stage: 'running', done: 300 })).toBe('2,000건 가운데 300건');
  const counts = { done: 299, nothing: 0, refused: 1 };
  expect(resultInWords({ ...job, stage: 'finished', done: 300, counts })).toBe(
    '2,000건 가운데 300건 · 승인 299 · 승인하지 못함 1',
  );
});

test('a job can be reverted once, and only if it changed something', () => {
  const counts = { done: 2, nothing: 0, refused: 0 };
  expect(canRevert({ stage: 'finished', counts })).toBe(true);
  expect(canRevert({ stage: 'finished', counts: { ...counts, done: 0 } })).toBe(false);
  expect(canRevert({ stage: 'running', counts })).toBe(false);
  expect(canRevert({ stage: 'reverted', counts })).toBe(false);
});

test('what a reverted job had done is said to be taken back, unless the revert left it', () => {
  const job = { kind: 'accept', reverted: { reverted: 1, keptCount: 1, reason: null } } as const;
  expect(verdictName(job, { verdict: 'done', kept: false })).toBe('승인했다가 되돌림');
  expect(verdictName(job, { verdict: 'done', kept: true })).toBe('승인');
  expect(verdictName(job, { verdict: 'refused', kept: false })).toBe('승인하지 못함');
  expect(verdictName({ ...job, reverted: null }, { verdict: 'done', kept: false })).toBe('승인');
});
