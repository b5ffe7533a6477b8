import type { DifferencePart } from '@nomucheck/domain/checks/contract/explanation.ts';
import type { ResultInTime } from '@nomucheck/domain/checks/contract/results.ts';
import { expect, test } from 'vitest';
import { rowsOf } from './difference-bars.tsx';
import { stepsOf } from './results-chart.tsx';
import { partName, pointsBetween } from './words.ts';

const parts: readonly DifferencePart[] = [
  { cause: 'cases', together: [], level: 'matched', before: 0.8, after: 0.8364 },
  { cause: 'cases', together: [], level: 'general', before: 0.8364, after: 0.83641 },
  { cause: 'ruleset', together: ['day'], before: 0.83641, after: 0.71 },
  { cause: 'answers', together: [], questions: ['취업규칙에 적혀 있나요?'], before: 0.71, after: 0.5449 },
];

test('the rows lead from one result to the other, and their tenths of a point add up', () => {
  const rows = rowsOf({ before: 0.8, after: 0.5449, parts });
  expect(rows.map(({ name, words }) => `${name} ${words}`)).toEqual([
    '앞 결과 80%',
    '판정 자료 · 키워드 +3.6%p',
    '질문지 (날짜 지남 포함) −12.6%p',
    '답 · 취업규칙에 적혀 있나요? −16.5%p',
    '뒤 결과 54%',
  ]);
  const sum = parts.reduce((all, { before, after }) => all + pointsBetween(before, after), 0);
  expect(sum).toBeCloseTo(pointsBetween(0.8, 0.5449), 9);
  expect(partName({ cause: 'answers', together: [], questions: null, before: 0, after: 1 })).toBe(
    '답 · 진단 종류와 고른 사유',
  );
});

test('each result is drawn until the next one, those of one hour apart from each other', () => {
  const at = (calculatedAt: string): ResultInTime => ({
    ...{ checkId: 'check', calculationId: calculatedAt, calculatedAt, side: 'employee' },
    ...{ shownRate: 0.5, shownBand: null, decided: 3, byService: false },
    ...{ rulesetVersion: 'a'.repeat(64), calculatorVersion: '2.1.0' },
  });
  const steps = stepsOf(['2026-11-01T00:00:00.000Z', '2026-11-01T00:10:00.000Z', '2026-11-21T00:00:00.000Z'].map(at));
  expect(steps[0]).toMatchObject({ x: 0, to: steps[1]?.x });
  expect((steps[1]?.x ?? 0) - (steps[0]?.x ?? 0)).toBeGreaterThan(4);
  expect(steps.at(-1)?.to).toBeCloseTo(100, 9);
});
