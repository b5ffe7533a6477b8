import type { SourceOut } from '@nomucheck/domain/crawling/contract.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../engine/postgres/test-database.ts';
import { startedDatabase } from '../engine/testing/test-service.fixture.ts';
import { freshnessAlarm, sourcesWithNews } from './source-freshness.ts';
import type { StateOfSource } from './sources/source-desk.ts';
import { openCrawler } from './testing/crawler.fixture.ts';
import { madeSource } from './testing/made-source.fixture.ts';

let database: TestDatabase;
let crawler: ReturnType<typeof openCrawler>;
beforeAll(async () => {
  database = await startedDatabase();
  crawler = openCrawler(database.url);
  await crawler.readModels.start();
});
afterAll(async () => {
  await crawler.close();
  await database.close();
});

it('a source without anything new for longer than it should is said to be stale, and the operator is told', async () => {
  const courts = madeSource('law-api-courts', [{ id: '1', day: '2026-01-05' }]);
  const work = await crawler.start('law-api-courts', '2026-01-01', '2026-01-31');
  await crawler.run(work, { adapters: { 'law-api-courts': courts } });

  const lines: string[] = [];
  const partsIn = (days: number, state: StateOfSource['state'] = 'ready') => ({
    db: crawler.pool,
    desk: {
      states: async (): Promise<readonly StateOfSource[]> => [
        { name: 'law-api-courts', state, message: null, restsUntil: null },
        { name: 'commission-site', state: 'ready', message: null, restsUntil: null },
      ],
    },
    clock: () => new Date(Date.now() + days * 86_400_000),
    log: { error: (facts: { readonly source: string }) => void lines.push(facts.source) },
  });
  const courtsIn = async (...when: Parameters<typeof partsIn>): Promise<SourceOut | undefined> => {
    await freshnessAlarm(partsIn(...when)).run();
    return (await sourcesWithNews(partsIn(...when))).find(({ name }) => name === 'law-api-courts');
  };

  expect(await courtsIn(14)).toMatchObject({ state: 'ready', message: null });
  expect(lines).toEqual([]);
  expect(await courtsIn(16)).toMatchObject({ state: 'stale', message: /새 자료가 16일째 없습니다/ });
  // A source that was never used isn't stale, and one that is off has its own message.
  expect(lines).toEqual(['law-api-courts']);
  expect(await courtsIn(16, 'off')).toMatchObject({ state: 'off' });
  expect(lines).toEqual(['law-api-courts']);
});
