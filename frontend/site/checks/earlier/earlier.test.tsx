import type { PlainDifference, ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Differences } from './difference-in-words.tsx';
import { Earlier } from './earlier-page.tsx';

const result: ResultInTime = {
  ...{ checkId: 'check-1', calculationId: 'one', calculatedAt: '2026-11-20T05:00:00.000Z', side: 'employee' },
  ...{ shownRate: 0.8, shownBand: { low: 0.7, high: 0.9 }, decided: 12, byService: false },
  ...{ rulesetVersion: 'a'.repeat(64), calculatorVersion: '2.1.0' },
};
const newest: ResultInTime = {
  ...result,
  calculationId: 'two',
  calculatedAt: '2026-11-28T05:00:00.000Z',
  shownRate: 0.54,
};
const shown = (...results: ResultInTime[]): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <Earlier checkId="check-1" results={results} />
    </MemoryRouter>,
  );

test('every result but the newest is listed with its time and figure, and can be opened as it was', () => {
  const page = shown(result, newest);
  expect(page).toContain('2026년 11월 20일 14:00');
  expect(page).toContain('80%');
  expect(page).toContain('70%에서 90% 사이');
  expect(page).not.toContain('2026년 11월 28일');
  expect(page).toContain('href="/check/result/check-1?at=2026-11-20T05%3A00%3A00.000Z"');
  expect(shown(newest)).toContain('아직 전에 본 결과가 없어요');
});

const difference: PlainDifference = {
  ...{ before: result, after: newest, ruleset: false, cases: true },
  answers: [{ title: '취업규칙에 적혀 있나요?', before: '아니요', after: '예' }],
  shares: [
    { cause: 'cases', points: 4 },
    { cause: 'answers', points: -30 },
  ],
};

test('what changed is said in plain words, with shares only where the whole result is open', () => {
  const open = renderToStaticMarkup(<Differences difference={difference} />);
  expect(open).toContain('그때 80%, 지금 54%');
  expect(open).toContain('답 1개가 달라요 (30%p 내렸어요)');
  expect(open).toContain('판정 자료가 달라졌어요 (4%p 올랐어요)');
  const locked = renderToStaticMarkup(<Differences difference={{ ...difference, shares: null }} />);
  expect(locked).toContain('아니요 → 예');
  expect(locked).not.toContain('%p');
  expect(locked).toContain('결제해 열었을 때');
});
