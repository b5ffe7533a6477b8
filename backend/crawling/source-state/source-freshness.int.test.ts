import { sourceDecider } from '@nomucheck/domain/crawling/source-record.ts';
import type { SourceName } from '@nomucheck/domain/crawling/sources.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import type { StateOfSource } from '../sources/source-desk.ts';
import { openCrawler } from '../testing/crawler.fixture.ts';
import { type Made, madeSource } from '../testing/made-source.fixture.ts';
import { freshnessAlarm, type SourceWithNews, sourcesWithNews } from './source-freshness.ts';

const record = sourceDecider.initialState;

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

const crawled = async (source: SourceName, decisions: readonly Made[]): Promise<void> => {
  const work = await crawler.start(source, '2026-01-01', '2026-01-31');
  await crawler.run(work, { adapters: { [source]: madeSource(source, decisions) } });
};

it('a source from which nothing came for longer than it should is said to be stale, and the operator is told', async () => {
  await crawled('law-api-courts', [{ id: '1', day: '2026-01-05' }]);
  const lines: string[] = [];
  const partsIn = (days: number, state: StateOfSource['state'] = 'ready') => ({
    db: crawler.pool,
    desk: {
      states: async (): Promise<readonly StateOfSource[]> => [
        { name: 'law-api-courts', state, message: null, restsUntil: null, setting: null, record, revision: 0 },
        {
          name: 'commission-site',
          state: 'ready',
          message: null,
          restsUntil: null,
          setting: null,
          record,
          revision: 0,
        },
      ],
    },
    clock: () => new Date(Date.now() + days * 86_400_000),
    log: { error: (facts: { readonly source: string }) => void lines.push(facts.source) },
  });
  const courtsIn = async (...when: Parameters<typeof partsIn>): Promise<SourceWithNews | undefined> => {
    await freshnessAlarm(partsIn(...when)).run();
    return (await sourcesWithNews(partsIn(...when))).find(({ name }) => name === 'law-api-courts');
  };

  expect(await courtsIn(14)).toMatchObject({ state: 'ready', message: null });
  expect(lines).toEqual([]);
  expect(await courtsIn(16)).toMatchObject({ state: 'stale', message: /^16일째 이 출처에서 받은 답이 없습니다/ });
  // A source that was never used is neither well nor stale, and one that is off has its own message.
  expect((await sourcesWithNews(partsIn(16))).map(({ name, state }) => [name, state])).toEqual([
    ['law-api-courts', 'stale'],
    ['commission-site', 'unasked'],
  ]);
  expect(lines).toEqual(['law-api-courts']);
  expect(await courtsIn(16, 'off')).toMatchObject({ state: 'off' });
  expect(lines).toEqual(['law-api-courts']);
});

it('a source that answers without anything new is said to be stale, also if it never had anything', async () => {
  await crawled('law-api-courts', [{ id: '1', day: '2026-01-05' }]);
  await crawled('precedent-repository', []);
  // What was so far is long ago; since then, both have answered without news.
  await crawler.pool.query(`update read.crawl_items set news_at = news_at - interval '40 days'`);
  await crawler.pool.query(
    `update read.crawl_windows set listed_at = listed_at - interval '40 days',
       first_listed_at = first_listed_at - interval '40 days'`,
  );
  await crawled('law-api-courts', [{ id: '1', day: '2026-01-05' }]);
  await crawled('precedent-repository', []);

  const names = ['law-api-courts', 'precedent-repository'] as const;
  const states = async (): Promise<readonly StateOfSource[]> =>
    names.map((name) => ({
      name,
      state: 'ready',
      message: null,
      restsUntil: null,
      setting: null,
      record,
      revision: 0,
    }));
  const sources = await sourcesWithNews({ db: crawler.pool, desk: { states }, clock: () => new Date() });
  expect(sources.map(({ state, message }) => [state, message])).toEqual([
    ['stale', expect.stringMatching(/^새 자료가 40일째 없습니다\. 출처의 화면이나/)],
    ['stale', expect.stringMatching(/^처음 답한 뒤 40일째 새 자료가 하나도 없습니다\. 출처의 화면이나/)],
  ]);
});
