import { parseQuery } from '@nomucheck/domain/search/query/query.ts';
import { unitsOf } from '@nomucheck/domain/search/query/units.ts';
import type { Statistics } from '@nomucheck/domain/search/ranking/term-weights.ts';
import { describe, expect, test } from 'vitest';
import { demandsByRarity, evidenceFor, withinBudget } from './query-weight.ts';

const figuresOf = (frequencies: Readonly<Record<string, number>>, cases = 1_000, sampled = cases): Statistics => ({
  cases,
  sampled,
  lengths: { name: 1, point: 1, gist: 1, order: 1, body: 1 },
  frequencies: new Map(Object.entries(frequencies)),
});
const figures = figuresOf({ 해고: 900, 수습: 60, 시용: 30, 야콘: 2, 재배: 10 });

describe('what a query demands', () => {
  test('is ordered by rarity, so that what is dropped is the commonest', () => {
    expect(demandsByRarity(parseQuery('해고 야콘 수습'), figures).map(({ word }) => word)).toEqual([
      '야콘',
      '수습',
      '해고',
    ]);
  });

  test('stands in as many cases as all that says it together', () => {
    const synonyms = new Map([['수습', ['시용']]]);
    const [demand] = demandsByRarity(parseQuery('수습', synonyms), figures);
    expect(demand?.cases).toBe(90);
  });

  test('is counted for all cases where only a sample was counted', () => {
    const [demand] = demandsByRarity(parseQuery('수습'), figuresOf({ 수습: 60 }, 100_000, 4_000));
    expect(demand?.cases).toBe(1_500);
  });

  test('keeps what is to be left out as a condition of each word', () => {
    for (const { condition } of demandsByRarity(parseQuery('해고 수습 -정직'), figures))
      expect(condition).toContain("!(('정직' & !'~정직'))");
  });
});

describe('the budget of hits', () => {
  const of = (...cases: readonly number[]) =>
    withinBudget(cases.map((each) => ({ cases: each }))).map((each) => each.cases);

  test('is spent on the rarest first, and on one at least', () => {
    expect(of(10, 2_000, 12_000, 14_000)).toEqual([10, 2_000, 12_000]);
    expect(of(90_000, 95_000)).toEqual([90_000]);
    expect(of()).toEqual([]);
  });
});

describe('the evidence for a case', () => {
  const evidence = evidenceFor(unitsOf(parseQuery('해고 야콘 재배')), figures);

  test('weighs more the rarer it is', () => {
    const weights = evidence.map(({ weight }) => weight);
    expect(weights).toEqual(weights.toSorted((a, b) => b - a));
    expect(evidence.map(({ query }) => query)).toContain("'야콘'");
  });

  test('is at most 96 terms', () => {
    const long = Array.from({ length: 100 }, (_, n) => String.fromCharCode(0xac00 + 29 * n, 0xac1c + 31 * n)).join(' ');
    expect(evidenceFor(unitsOf(parseQuery(long)), figures).length).toBeLessThanOrEqual(96);
  });
});
