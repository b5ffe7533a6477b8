import { expect, test } from 'vitest';
import { noFigureReason, noFigureWords } from './no-figure.ts';
import { type Given, situationOf } from './situation.fixture.ts';

const reasonOf = (given: Given) => {
  const { result } = situationOf(given);
  return result.rate === null ? noFigureReason(result) : 'figure';
};

const small = {
  'intake/workers': 3,
  'detail-7/five-on-most-days': 'no',
  'detail-7/run-as-one-business': 'no',
  'detail-7/dismissal-limited-by-agreement': 'no',
} as const;
const noBan = { 'detail-7/protected-leave': 'no', 'detail-7/protected-reason': 'no' } as const;

test('only what a labour commission decides for the first time has a figure (third reading, H10)', () => {
  expect(reasonOf({})).toBe('figure');
  expect(reasonOf({ 'intake/stage': 'filed' })).toBe('figure');
  // Three months after 17 August end on 17 November.
  expect(reasonOf({ 'intake/dismissed': '2026-08-17' })).toBe('court_only');
  expect(reasonOf({ ...small, ...noBan })).toBe('nothing_open');
  expect(reasonOf({ 'intake/stage': 'decided' })).toBe('decided');
  expect(reasonOf({ 'intake/stage': 'reviewed' })).toBe('reviewed');
  expect(reasonOf({ 'intake/stage': 'settled' })).toBe('settled');
  expect(reasonOf({ 'intake/contract': 'public_official' })).toBe('officials');
});

test('where the court alone is open, it says that there are no statistics of courts, to either side', () => {
  for (const side of ['employee', 'employer'] as const)
    expect(noFigureWords[side].court_only.why).toContain('법원 사건의 통계가 없어 수치를 보여 드리지 않아요');
});
