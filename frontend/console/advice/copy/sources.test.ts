import type { Citation } from '@nomucheck/domain/advice/texts/citation.ts';
import { expect, test } from 'vitest';
import { numberAt, unknownNumbers, unnamedSources } from './sources.ts';

const article = (n: number): Citation => ({
  n,
  kind: 'article',
  law: '근로기준법',
  article: '제27조',
  onDate: '2026-11-23',
});

test('numbers without a source, and sources that are not named any more, are found', () => {
  const text = '서면으로 알려야 합니다[1]. 석 달 안에 신청합니다[7][7].';
  expect(unknownNumbers(text, [article(1), article(2)])).toEqual([7]);
  expect(unnamedSources(text, [article(1), article(2)]).map(({ n }) => n)).toEqual([2]);
});

test('the number under the caret is found only within its brackets', () => {
  const text = '가[12]나';
  expect([0, 1, 2, 4, 5].map((place) => numberAt(text, place))).toEqual([null, null, 12, 12, null]);
});
