import { setTimeout as pauseFor } from 'node:timers/promises';
import { v4 as uuidV4 } from 'uuid';
import { z } from 'zod';
import type { EventStore } from '../../engine/event-store/event-store.ts';
import { NotYet } from '../../engine/jobs/jobs.ts';
import { crawlJob } from '../running/crawl-working.ts';
import { openCrawler } from './crawler.fixture.ts';
import { madeSource } from './made-source.fixture.ts';

/**
 * Carries out a work in a separate process, for tests that kill it: `node crawler-process.fixture.ts ORDERS`. If the orders
 * say so, it ends itself with SIGKILL at the nth event that it appends. The test's own process keeps the read models.
 */
const orders = z.object({
  url: z.string(),
  workId: z.string(),
  decisions: z.array(z.object({ id: z.string(), day: z.string() })),
  dieAtAppend: z.int().nullable(),
  heldSeconds: z.number(),
});
export type CrawlerOrders = z.infer<typeof orders>;

const { url, workId, decisions, dieAtAppend, heldSeconds } = orders.parse(JSON.parse(process.argv[2] ?? ''));

let appends = 0;
const mortal = (store: EventStore): EventStore => ({
  ...store,
  append: async (...given) => {
    const result = await store.append(...given);
    appends += 1;
    // After the log has the event, and before the append returns.
    if (appends === dieAtAppend) process.kill(process.pid, 'SIGKILL');
    return result;
  },
});

const crawler = openCrawler(url, mortal);
const adapters = { 'law-api-commissions': madeSource('law-api-commissions', decisions) };
const job = crawlJob(crawler.jobParts({ adapters, heldSeconds, itemsAtOnce: 3 }));
const once = {
  id: uuidV4(),
  name: 'crawl',
  data: { workId },
  attempt: 1,
  isLastAttempt: false,
  progress: async () => {},
};
// A killed process holds the source for a moment longer.
for (let done = false; !done; ) {
  done = await job(once).then(
    () => true,
    async (error: unknown) => {
      if (!(error instanceof NotYet)) throw error;
      await pauseFor(100);
      return false;
    },
  );
}
await crawler.close();
