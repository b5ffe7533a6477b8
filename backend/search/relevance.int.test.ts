import { caseSearchQuery } from '@nomucheck/domain/search/contract/search.ts';
import { firstSearchWords } from '@nomucheck/domain/search/first-search-words.ts';
import { synonymsOf } from '@nomucheck/domain/search/search-word.ts';
import { caseFacts } from '@nomucheck/projections/cases/case-facts/case-facts.ts';
import { createKnownEditions } from '@nomucheck/projections/cases/case-facts/known-editions.ts';
import { createProjectionRunner } from '@nomucheck/projections/runner/runner.ts';
import { caseSearch } from '@nomucheck/projections/search/case-search/case-search.ts';
import { createFinding } from '@nomucheck/projections/search/case-search/finding.ts';
import type pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fakeLog } from '../../projections/testing/fake-source.ts';
import { createPool } from '../engine/postgres/pool.ts';
import { startTestDatabase, type TestDatabase } from '../engine/postgres/test-database.ts';
import { createBlobs } from '../engine/vault/blobs.ts';
import { type CaseSearch, createCaseSearch } from './case-search.ts';
import { judgedCases, judgedQueries, mean, nDcgAt, recallAt, sameMeaning } from './judged/judged-set.fixture.ts';
import { createTermStatistics } from './term-statistics.ts';

const cases = judgedCases();
const nameOf = new Map(cases.map(({ id, name }) => [id, name]));
let database: TestDatabase;
let pool: pg.Pool;
let search: CaseSearch;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await pool.query(`create schema vault;
    create table vault.blobs (hash bytea primary key, media_type text not null, content bytea not null)`);
  const blobs = createBlobs(pool);
  const log = fakeLog();
  for (const { id, record, text } of cases) {
    const hash = await blobs.put(text, 'text/plain');
    const data = { caseId: id, edition: 1, record: { ...record, text: { hash, chars: text.length } } };
    log.append({ stream: `case-${id}`, type: 'CaseAccepted', schemaVersion: 2, data });
  }
  const runner = createProjectionRunner({ source: log, db: pool, projections: [caseSearch, caseFacts] });
  await runner.start();
  await runner.waitFor(await log.head(), [caseSearch.name, caseFacts.name], { timeoutMs: 30_000 });
  await runner.stop();
  search = createCaseSearch({
    db: pool,
    finding: createFinding(pool, createKnownEditions(pool)),
    statistics: createTermStatistics({ pool, log: pino({ level: 'silent' }) }),
    synonyms: async () => synonymsOf(firstSearchWords),
    points: { of: async () => null },
    defaultQuery: '',
    clock: () => new Date('2026-11-21T03:00:00Z'),
  });
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
    const spelled = cases.flatMap(({ id, record }, n) => {
      const [number = ''] = record.caseNumbers;
      const bare = number.replace(/^[가-힣]+/u, '');
      const spellings = [
        number,
        bare.replace(/([가-힣]+)/u, '-$1-'),
        bare.replace(/([가-힣]+)/u, ' $1 '),
        `${record.tribunal} ${number} 판결`,
      ];
      // Two of the four for each case, in turn.
      return [spellings[n % 4], spellings[(n + 1) % 4]].map((q = number) => ({ q, id }));
    });
    const first = await Promise.all(spelled.map(async ({ q, id }) => (await found(q, 1))[0] === id));
    const success = mean(first.map(Number));
    console.log(`success@1 for ${spelled.length} case numbers: ${success.toFixed(3)}`);
    expect(success).toBeGreaterThanOrEqual(0.95);
  });

  test('has what people look for on its first page, in a good order', async () => {
    const measured = [];
    for (const { q, grades } of judgedQueries()) {
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
    expect(nDcg).toBeGreaterThanOrEqual(0.86);
    expect(recall).toBeGreaterThanOrEqual(0.72);
  });

  test.each(sameMeaning())('finds the same ten for %s and %s', async (one, other) => {
    const ten = await found(one, 10);
    expect(ten.length).toBeGreaterThan(0);
    expect(await found(other, 10)).toEqual(ten);
  });
});
