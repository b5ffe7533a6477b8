import { findWork } from '@nomucheck/projections/crawling/listing.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startChild } from '../../engine/testing/child.ts';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import { openCrawler } from '../testing/crawler.fixture.ts';
import type { CrawlerOrders } from '../testing/crawler-process.fixture.ts';

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

const decisions = Array.from({ length: 20 }, (_, n) => ({
  id: String(700 + n),
  day: `2025-0${1 + Math.floor(n / 10)}-${10 + (n % 10)}`,
}));

it('killed with -9 at any place and started again by another process, a work stores every item once', async () => {
  const workId = await crawler.start('law-api-commissions', '2025-01-01', '2025-02-28');
  const process = (dieAtAppend: number | null) =>
    startChild(new URL('../testing/crawler-process.fixture.ts', import.meta.url), {
      ...{ url: database.url, workId, decisions, dieAtAppend, heldSeconds: 1 },
    } satisfies CrawlerOrders);

  // In the middle of the first items, after a part was recorded, among the confirmations at the end of a window, and late.
  for (const dieAtAppend of [3, 5, 1, 14, 6]) expect(await process(dieAtAppend).ended).toBe('SIGKILL');
  // Two at once: one of them has the source, the other one waits and finds nothing left to do.
  const last = [process(null), process(null)];
  expect(await Promise.all(last.map(({ ended }) => ended))).toEqual(['0', '0']);

  const stored = await crawler.eventsOfCases();
  const streams = stored.flatMap(({ type, stream }) => (type === 'CaseCollected' ? stream : []));
  expect(streams).toHaveLength(decisions.length);
  expect(new Set(streams).size).toBe(decisions.length);
  expect(stored.filter(({ type }) => type === 'CasePopulationConfirmed')).toHaveLength(decisions.length);
  const recorded = (await crawler.history(workId)).flatMap((event) =>
    event.type === 'CrawlItemsRecorded' ? event.data.items.map(({ id, verdict }) => [id, verdict]) : [],
  );
  expect(recorded).toEqual(decisions.map(({ id }) => [id, 'new']));
  await crawler.readModels.caughtUp();
  expect(await findWork(crawler.pool, 'case-high', workId)).toMatchObject({
    ...{ stage: 'ended', complete: true, done: 20, listed: 20, windows: { total: 2, ended: 2, complete: 2 } },
    counts: { new: 20, changed: 0, unchanged: 0, failed: 0 },
  });
});
