import type { SummaryRow } from '@nomucheck/domain/usage/contract.ts';
import { expect, test } from 'vitest';
import { csvOf } from '../export/csv.ts';
import { groupColumns, inWords, shownGroups, totalOf } from './groups.ts';

const row = (key: string, label: string): SummaryRow => ({
  ...{ key, label, calls: 2, questions: 1, inputTokens: 700, outputTokens: 100, tokens: 800 },
  ...{ costMicroWon: 3_250_000, estimated: 1 },
});
const span = { from: '2026-11-01', to: '2026-11-03', quota: null };

test('days without a call are shown as such; other groups come as they are', () => {
  const days = shownGroups('day', { ...span, rows: [row('2026-11-02', '2026-11-02')] });
  expect(days.map(({ label, questions }) => [label, questions])).toEqual([
    ['2026년 11월 1일', 0],
    ['2026년 11월 2일', 1],
    ['2026년 11월 3일', 0],
  ]);
  const people = [row('a', '김해고'), row('b', '박노무')];
  expect(shownGroups('user', { ...span, rows: people })).toBe(people);
  expect(totalOf(days)).toEqual({ calls: 2, questions: 1, tokens: 800, costMicroWon: 3_250_000, estimated: 1 });
});

test('the file has numbers as numbers, and nothing that a spreadsheet would run', () => {
  expect(csvOf([row('x', '=SUM(A1)')], groupColumns('company'))).toBe(
    `\uFEFF회사,질문,호출,입력 토큰,출력 토큰,비용 (원),어림한 호출\r\n'=SUM(A1),1,2,700,100,3.25,1\r\n`,
  );
});

test('an amount is said with its unit', () => {
  expect([inWords('questions', 1200), inWords('tokens', 5), inWords('costMicroWon', 3_250_000)]).toEqual([
    '1,200건',
    '5개',
    '3.25원',
  ]);
});
