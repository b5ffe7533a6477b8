import { caseSearchQuery } from '@nomucheck/domain/search/contract/search.ts';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPool } from '../engine/postgres/connections/pool.ts';
import { startTestDatabase, type TestDatabase } from '../engine/testing/test-database.ts';
import type { CaseSearch } from './case-search.ts';
import { judgedCases, judgedQueries, sameMeaning, spellingsOfNumber } from './judged/judged-set.fixture.ts';
import { mean, nDcgAt, recallAt } from './judged/measures.ts';
import { searchOver } from './judged/search-over.fixture.ts';

const cases = judgedCases();
const nameOf = new Map(cases.map(({ id, name }) => [id, name]));
let database: TestDatabase;
let pool: pg.Pool;
let search: CaseSearch;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  search = await searchOver(pool, cases);
}, 60_000);
afterAll(async () => {
  await pool.end();
  await database.close();
});

const found = async (q: string, size = 50): Promise<readonly string[]> => {
  const { items } = await search.search(caseSearchQuery.parse({ q, size }), false);
  return items.map(({ id }) => id);
};

describe('among the cases written for it, the search', () => {
  test('has the named case first, in whatever spelling its number is typed', async () => {
    const asked = process.env.LONG === '1' ? cases : cases.filter((_case, n) => n % 5 === 0);
    const spelled = asked.flatMap(({ id, record }, n) => {
      const spellings = spellingsOfNumber(record);
      // Two of them for each case, in turn.
      return [n, n + 1].map((place) => ({ q: spellings[place % spellings.length] ?? '', id }));
    });
    const first = await Promise.all(spelled.map(async ({ q, id }) => (await found(q, 1))[0] === id));
    const success = mean(first.map(Number));
    console.log(`success@1 for ${spelled.length} case numbers: ${success.toFixed(3)}`);
    expect(success).toBeGreaterThanOrEqual(0.95);
  });

  test('has what people look for on its first page, in a good order', async () => {
    const measured = [];
    for (const { q, grades } of judgedQueries('issues')) {
      expect([q, [...grades.keys()].filter((id) => !nameOf.has(id))]).toEqual([q, []]);
      const list = await found(q);
      measured.push({ q, nDcg: nDcgAt(10, list, grades), recall: recallAt(50, list, grades), list });
    }
    const nDcg = mean(measured.map((each) => each.nDcg));
    const recall = mean(measured.map((each) => each.recall));
    console.log(
      `${cases.length} cases, ${measured.length} queries: nDCG@10 ${nDcg.toFixed(3)}, recall@50 ${recall.toFixed(3)}`,
    );
    if (process.env.LONG === '1') {
      for (const { q, nDcg: each, recall: of, list } of measured.filter((one) => one.nDcg < 0.9 || one.recall < 1))
        console.log(
          q,
          each.toFixed(2),
          of.toFixed(2),
          list
            .slice(0, 10)
            .map((id) => nameOf.get(id))
            .join(' '),
        );
    }
    expect(measured.length).toBeGreaterThanOrEqual(60);
    expect(cases.length).toBeGreaterThanOrEqual(150);
    expect(nDcg).toBeGreaterThanOrEqual(0.92);
    expect(recall).toBeGreaterThanOrEqual(0.86);
  });

  test.each(sameMeaning())('finds the same ten for %s and %s', async (one, other) => {
    const ten = await found(one, 10);
    expect(ten.length).toBeGreaterThan(0);
    expect(await found(other, 10)).toEqual(ten);
  });
});
