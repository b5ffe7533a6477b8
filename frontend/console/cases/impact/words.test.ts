import type { Impact } from '@nomucheck/domain/cases/contract/case-impact.ts';
import { expect, test } from 'vitest';
import { moveText } from './figure-text.ts';
import { generalWords, movesWords, restingWords, resultName } from './words.ts';

const impact: Impact = {
  ...{ general: { before: 0.25, after: 0.2451 }, moved: 3, movedMuch: 1, largest: 0.0312, mean: 0.0104 },
  ...{ results: [], advices: [], advicesTotal: 0 },
};

test('the general rate and the figures are told before and after, and large moves apart', () => {
  expect(generalWords(impact.general)).toBe('25.0% → 24.5%');
  expect(generalWords({ before: 0.25, after: 0.2501 })).toBe('25.0% 그대로');
  expect(movesWords(impact)).toBe('3건 (2%p 넘게 1건, 평균 1.0%p, 최대 3.1%p)');
  expect(movesWords({ ...impact, moved: 0 })).toBe('없음');
  expect(restingWords({ matched: 1, section: 0, general: 2 })).toBe('3건 (키워드 1, 해고 사유 0, 전체 비율 2)');
});

test('a result is named by its person and time', () => {
  expect(resultName({ name: '김하나', calculatedAt: '2026-11-27T01:05:00.000Z' })).toBe(
    '김하나 · 2026년 11월 27일 10:05',
  );
  expect(resultName({ name: null, calculatedAt: '2026-11-27T01:05:00.000Z' })).toMatch(/^자가진단 · /);
});

test('a figure that stays is told once, with its band where that moves', () => {
  const band = { low: 0.7, high: 0.88 };
  const standing = { before: 0.8, bandBefore: band, after: 0.8, bandAfter: band };
  expect(moveText({ ...standing, after: 0.84 })).toBe('80% → 84%');
  expect(moveText(standing)).toBe('80%');
  expect(moveText({ ...standing, bandAfter: { low: 0.71, high: 0.88 } })).toBe('80% (구간 70%~88% → 71%~88%)');
  expect(moveText({ ...standing, after: null, bandAfter: null })).toBe('80% → 없음');
});
