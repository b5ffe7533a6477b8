import { expect, it } from 'vitest';
import { movedParts } from './moved-parts.ts';

const step = (rule: string, before: number, after: number, kind: 'ratio' | 'floor' = 'ratio') => ({
  ...{ kind, rule, before, after, scale: 'odds' as const },
  ...{ section: 'detail-3', numbering: 6, title: '갱신한다는 규정이 있나요?' },
});

it('names the factors that differ, those that move the figure most first, and where they stand', () => {
  const before = { base: { rate: 0.3 }, steps: [step('a', 0.3, 0.4), step('b', 0.4, 0.5)] };
  const after = { base: { rate: 0.3 }, steps: [step('a', 0.3, 0.4), step('c', 0.4, 0.6), step('b', 0.6, 0.65)] };
  const parts = movedParts(before, after);
  expect(parts.map(({ rule }) => rule)).toEqual(['c', 'b']);
  expect(parts[0]).toMatchObject({
    kind: 'factor',
    where: '3번 사유 6번 문항',
    before: null,
    after: expect.closeTo(2.25),
  });
  expect(parts[1]).toMatchObject({ before: expect.closeTo(1.5), after: expect.closeTo(1.238, 3) });
});

it('names another start and a floor, and nothing of two equal figures', () => {
  const before = { base: { rate: 0.25 }, steps: [step('floor', 0.25, 0.7, 'floor')] };
  const after = { base: { rate: 0.32 }, steps: [] };
  expect(movedParts(before, after)).toEqual([
    {
      ...{ kind: 'limit', rule: 'floor', where: '무효일 때의 가장 낮은 값' },
      ...{ title: expect.any(String), before: 0.7, after: null },
    },
    { kind: 'base', rule: 'base', where: '수치의 출발', title: '사건들의 인정률', before: 0.25, after: 0.32 },
  ]);
  expect(movedParts(before, before)).toEqual([]);
});
