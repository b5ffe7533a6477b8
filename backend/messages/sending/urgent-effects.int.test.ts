import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { slowness } from '../../../.config/machine-pace.ts';
import { createPostgresJobs, createRedisJobs } from '../../engine/jobs/bullmq-jobs.ts';
import type { JobHandlers, Jobs } from '../../engine/jobs/jobs.ts';
import { createMemoryJobs } from '../../engine/jobs/memory-jobs.ts';
import { createFollower } from '../../engine/process-managers/follower.ts';
import { createDispatcher } from '../../engine/process-managers/outbox/dispatcher.ts';
import { effectJobs } from '../../engine/process-managers/outbox/effect-jobs.ts';
import { after, defineProcessManager } from '../../engine/process-managers/process-manager.ts';
import { openWork, paid } from '../../engine/process-managers/work-under-test.fixture.ts';
import { machineHasRedis, startTestRedis } from '../../engine/redis/redis.fixture.ts';

let work: Awaited<ReturnType<typeof openWork>>;
let closing: (() => Promise<unknown>)[];
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.close());
beforeEach(async () => {
  await work.pool.query('truncate work.outbox, work.process_managers');
  closing = [];
});
afterEach(async () => {
  for (const close of closing.reverse()) await close();
});

const anything = z.object({});
/** A process manager with an effect for each order: a separate edit, or a code when the order is for a code. */
const slowAndUrgent = defineProcessManager({
  name: 'slow-and-urgent',
  reactions: [
    after(paid, anything, ({ stream }) => [
      stream.startsWith('code') ? { name: 'code', data: { code: stream }, urgent: true } : { name: 'edit', data: {} },
    ]),
  ],
});
/** The same, but waiting edits of one person are merged. */
const merging = defineProcessManager({
  name: 'merging',
  reactions: [
    after(paid, anything, ({ stream }) => {
      const person = stream.split('-')[0] ?? '';
      return [{ name: 'edit', data: { person }, about: person }];
    }),
  ],
});

const start = async (manager: typeof merging, jobs: Jobs, handlers: JobHandlers) => {
  const { outbox, pool: db, store } = work;
  const managers = [manager];
  const dispatcher = createDispatcher({ outbox, jobs, store, managers, pollMs: 50 });
  const follower = createFollower({ store, db, managers, onEffects: dispatcher.kick });
  await follower.start();
  dispatcher.start();
  closing.push(dispatcher.stop, follower.stop);
  return async () => {
    const working = await jobs.work(effectJobs(outbox, handlers));
    closing.push(working.stop);
  };
};
const openEffects = async (): Promise<number> =>
  (await work.effects()).filter(({ state }) => state === 'pending' || state === 'sent').length;
/** Writes orders in several batches, because a single large batch isn't what is tested. */
const edits = async (count: number, of: () => string): Promise<void> => {
  for (let left = count; left > 0; left -= 50)
    await Promise.all(Array.from({ length: Math.min(left, 50) }, () => work.pay(of())));
};

const inMemory = async (): Promise<Jobs> => {
  const jobs = createMemoryJobs();
  closing.push(jobs.close);
  return jobs;
};
const onPostgres = async (): Promise<Jobs> => {
  const jobs = createPostgresJobs(work.url);
  closing.push(jobs.close);
  return jobs;
};
const onRedis = async (): Promise<Jobs> => {
  const redis = await startTestRedis();
  const jobs = createRedisJobs(redis.url);
  closing.push(redis.stop, jobs.close);
  return jobs;
};

describe.each([
  { where: 'in memory', open: inMemory },
  { where: 'on PostgreSQL', open: onPostgres },
  ...(machineHasRedis ? [{ where: 'on Redis', open: onRedis }] : []),
])('with the queue $where', ({ where, open }) => {
  it('a code is sent within two seconds while 2,000 effects of one person wait and others are running', async () => {
    const jobs = await open();
    const sent: string[] = [];
    let dealtWith = 0;
    const beginToWork = await start(slowAndUrgent, jobs, {
      edit: async () => {
        await sleep(20);
        dealtWith += 1;
      },
      code: async ({ data }) => void sent.push(String(data.code)),
    });
    await edits(2_000, () => `order-${randomUUID()}`);
    await vi.waitFor(async () => expect(await openEffects()).toBe(2_000), { timeout: 60_000, interval: 100 });
    await beginToWork();
    await vi.waitFor(() => expect(dealtWith).toBeGreaterThan(0), { timeout: 20_000 });

    const began = performance.now();
    const code = await work.pay(`code-${randomUUID()}`);
    await vi.waitFor(() => expect(sent).toEqual([code]), { timeout: 60_000, interval: 5 });
    const took = performance.now() - began;
    console.log(`a code behind 2,000 effects, the queue ${where}: ${Math.round(took)} ms`);
    expect(dealtWith).toBeLessThan(2_000);
    expect(took).toBeLessThan(2_000 * (await slowness()));
  }, 180_000);
});

describe('effects about the same subject', () => {
  it('become one job while they wait; effects about another person become another', async () => {
    const done: unknown[] = [];
    const beginToWork = await start(merging, await inMemory(), {
      edit: async ({ data }) => void done.push(data.person),
    });
    await edits(300, () => `somebody-${randomUUID()}`);
    await edits(1, () => `another-${randomUUID()}`);
    await vi.waitFor(async () => expect(await work.effects()).toHaveLength(301), { timeout: 20_000 });
    expect(await openEffects()).toBe(2);
    await beginToWork();
    await work.settled();
    expect(done.sort()).toEqual(['another', 'somebody']);
  });

  it('are carried out once more when one was requested after the other had begun', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const beginToWork = await start(merging, await inMemory(), {
      edit: async () => {
        begun += 1;
        await gate.promise;
      },
    });
    await beginToWork();
    closing.push(async () => gate.resolve());
    await work.pay(`somebody-${randomUUID()}`);
    await vi.waitFor(() => expect(begun).toBe(1), { timeout: 20_000 });
    await work.pay(`somebody-${randomUUID()}`);
    await vi.waitFor(() => expect(begun).toBe(2), { timeout: 20_000 });
    gate.resolve();
    await work.settled();
    expect(begun).toBe(2);
  });

  it('are not requested again when the log is read again, although they were merged; a new one is', async () => {
    const done: string[] = [];
    const beginning = await work.store.head();
    const beginToWork = await start(merging, await inMemory(), { edit: async () => void done.push('edit') });
    await edits(20, () => `somebody-${randomUUID()}`);
    await vi.waitFor(async () => expect(await work.effects()).toHaveLength(20), { timeout: 20_000 });
    await beginToWork();
    await work.settled();
    expect(done).toHaveLength(1);
    await work.replay(beginning);
    await work.pay(`somebody-${randomUUID()}`);
    await vi.waitFor(() => expect(done).toHaveLength(2), { timeout: 20_000 });
    await work.settled();
    expect(await work.effects()).toHaveLength(21);
    expect(done).toHaveLength(2);
  });
});
