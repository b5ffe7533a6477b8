import { type SourceEvent, sourceDecider, sourceStream } from '@nomucheck/domain/crawling/source-record.ts';
import { listWorks } from '@nomucheck/projections/crawling/listing.ts';
import { v4 as uuidV4 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import { openCrawler } from '../testing/crawler.fixture.ts';
import { madeSource } from '../testing/made-source.fixture.ts';
import { scheduledCrawls } from './scheduled-crawls.ts';

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

const source = 'law-api-courts';
const courts = madeSource(source, [{ id: '1', day: '2026-03-03' }]);
const partsAt = (at: string, adapter: typeof courts | 'off' = courts) => ({
  ...crawler.jobParts({ adapters: { [source]: adapter } }),
  ...{ db: crawler.pool, clock: () => new Date(at) },
});
/** What one process does when the service's clock shows this instant. */
const look = async (at: string, adapter?: typeof courts | 'off'): Promise<void> => {
  await scheduledCrawls(partsAt(at, adapter)).run();
  await crawler.readModels.caughtUp();
};
const works = async () => {
  const sort = { field: 'from', descending: false } as const;
  const { items } = await listWorks(crawler.pool, 'case-high', { sort, from: 0, to: 99, filter: { source } });
  return items;
};
const spans = async () => (await works()).map(({ from, to }) => `${from}~${to}`);
const runs = async () => {
  const events = await partsAt('2026-03-09T00:00:00Z').commands.history<SourceEvent>(sourceStream(source));
  return events.flatMap(({ type, data }) => (type === 'CrawlScheduleRan' ? [data.due] : []));
};
/** The decisions of the works that run are collected, as by a job of that time. */
const collected = async (): Promise<void> => {
  for (const { id, stage } of await works())
    if (stage === 'running') await crawler.run(id, { adapters: { [source]: courts } });
};

it('a source is collected from once for each time of its schedule, and what was missed is made up once', async () => {
  await partsAt('2026-03-04T00:00:00Z').commands.handle(sourceDecider, {
    stream: sourceStream(source),
    command: { type: 'SetSchedule', source, time: { weekday: 1, hour: 6 }, at: '2026-03-04T00:00:00.000Z' },
    context: {
      ...{ commandId: uuidV4(), at: '2026-03-04T00:00:00.000Z', correlationId: 'a test' },
      ...{ actor: { id: 'system', role: 'system' }, reason: '매주 확인' },
    },
  });
  // The Monday before it was set isn't made up, and a minute before the first one nothing starts.
  await look('2026-03-08T20:59:00Z');
  expect(await works()).toEqual([]);

  // Two processes look at the same moment; another one a minute later.
  await Promise.all([look('2026-03-08T21:00:30Z'), look('2026-03-08T21:00:30Z'), look('2026-03-08T21:00:31Z')]);
  await look('2026-03-08T21:01:30Z');
  expect(await spans()).toEqual(['2026-03-02~2026-03-08']);
  expect(await runs()).toEqual(['2026-03-08T21:00:00.000Z']);
  expect((await works())[0]?.startedBy).toEqual({ id: 'system', role: 'system' });

  // While its work runs, and while it is off, the next times wait. Three were missed, and one run makes up for them.
  await look('2026-03-15T21:00:00Z');
  await collected();
  await look('2026-03-29T21:00:00Z', 'off');
  expect(await spans()).toHaveLength(1);
  await look('2026-03-31T03:00:00Z');
  await look('2026-03-31T03:01:00Z');
  // The week was asked for today, long after it was over: it is complete, and the next run begins with its last day.
  expect(await spans()).toEqual(['2026-03-02~2026-03-08', '2026-03-08~2026-03-30']);
  expect(await runs()).toEqual(['2026-03-08T21:00:00.000Z', '2026-03-29T21:00:00.000Z']);
});
