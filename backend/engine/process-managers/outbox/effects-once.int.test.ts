import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { EventOfNewerProgram } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { OwnershipLost } from '@nomucheck/projections/runner/subscriptions/failure.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowness } from '../../../../.config/machine-pace.ts';
import { createPostgresJobs, createRedisJobs } from '../../jobs/bullmq-jobs.ts';
import { GroundGone } from '../../jobs/ground-gone.ts';
import { type Jobs, NotYet } from '../../jobs/jobs.ts';
import { createMemoryJobs } from '../../jobs/memory-jobs.ts';
import { machineHasRedis, startTestRedis } from '../../redis/redis.fixture.ts';
import { advance, managerLeases } from '../checkpoints.ts';
import { type Failpoint, failpoints } from '../failpoint.ts';
import { afterPayment, forbidden, Killed, openWork, someOrder, startProcess } from '../work-under-test.fixture.ts';
import { effectJobs } from './effect-jobs.ts';
import { entriesOf } from './outbox-entries.ts';
import { retryEffects } from './outbox-overview.ts';

let work: Awaited<ReturnType<typeof openWork>>;
let queue: ReturnType<typeof createMemoryJobs>;
/** Only what this test adds to the log; earlier tests wrote to it, too. */
let beginning: string;
let running: Awaited<ReturnType<typeof startProcess>>[];
/** Other things that a test has opened; they are closed also when it fails. */
let opened: (() => Promise<void>)[];
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.close());
beforeEach(async () => {
  await work.pool.query('truncate work.outbox, work.process_managers');
  queue = createMemoryJobs({ backOffMs: 5 });
  running = [];
  opened = [];
  beginning = await work.store.head();
});
afterEach(async () => {
  await Promise.all(running.map(({ stop }) => stop()));
  for (const close of opened) await close();
  await queue.close();
});

const start = async (options: Parameters<typeof startProcess>[2] = {}, jobs: Jobs = queue) => {
  const process = await startProcess(work, jobs, options);
  running.push(process);
  return process;
};
const dieAt =
  (place: Parameters<Failpoint>[0]): Failpoint =>
  (reached) => {
    if (reached === place) throw new Killed();
  };
const once = { unlocks: 1, receipts: [{ times: 1 }] };
const outcomeOf = async (order: string) => ({
  unlocks: await work.unlocksOf(order),
  receipts: await work.receiptsOf(order),
});

describe('a killed process', () => {
  it.each(failpoints)(
    'at “%s” leaves each effect to the next process, which does it once under its key',
    async (place) => {
      const first = await start({ failpoint: dieAt(place), concurrency: 1 });
      const order = await work.pay(someOrder());
      await first.died;
      await start();
      await work.settled();
      const { unlocks, receipts } = await outcomeOf(order);
      expect(unlocks).toBe(1);
      expect(receipts).toHaveLength(1);
      // When a process ends after the last step of a job and before the job is marked as done, no other process can
      // know that it was carried out: it is done twice.
      expect(receipts[0]?.times).toBeLessThanOrEqual(place === 'worker: handled' ? 2 : 1);
      expect((await work.effects()).map(({ name, state }) => [name, state])).toEqual([
        ['receipt', 'done'],
        ['unlock', 'done'],
      ]);
    },
  );

  it('delays others for no longer than its lease', async () => {
    const first = await start({ leaseSeconds: 1 });
    first.kill();
    await start({ leaseSeconds: 1 });
    const order = await work.pay(someOrder());
    const begun = performance.now();
    await vi.waitFor(async () => expect(await outcomeOf(order)).toEqual(once), { timeout: 20_000, interval: 20 });
    const took = performance.now() - begun;
    expect(took).toBeLessThan(3_000 * (await slowness()));
  });
});

describe('several processes', () => {
  it('do together what one would have done alone', async () => {
    await start();
    await start();
    const orders = await Promise.all(Array.from({ length: 20 }, () => work.pay(someOrder())));
    await work.settled();
    for (const order of orders) expect(await outcomeOf(order)).toEqual(once);
    expect(await work.effects()).toHaveLength(40);
  });

  it('don’t write after losing the lease, neither checkpoint nor effect', async () => {
    const [sleepy, quick] = [managerLeases(0.05), managerLeases(60)];
    const name = 'after-payment';
    const order = await work.pay(someOrder());
    const head = await work.store.head();
    const held = await sleepy.claim(work.pool, { name, owner: 'sleepy', beginAt: START });
    const taken = () => quick.claim(work.pool, { name, owner: 'quick', beginAt: head });
    const now = await vi.waitFor(async () => (await taken()) ?? Promise.reject(new Error('still held')), 20_000);
    expect(now).toMatchObject({ position: START });
    const [paidFor] = (await work.store.read(order)).flatMap((event) => entriesOf(afterPayment(), event));
    if (!paidFor) throw new Error('nothing follows');
    const lost = advance(work.pool, sleepy, name, held ?? now, head, [paidFor]);
    await expect(lost).rejects.toThrow(OwnershipLost);
    expect(await work.effects()).toEqual([]);
    expect(await advance(work.pool, quick, name, now, head, [paidFor])).toBe(1);
    await quick.release(work.pool, 'quick');
  });

  it('continue when one loses its lease during its work', async () => {
    await start();
    const orders: string[] = [];
    for (let theft = 0; theft < 5; theft += 1) {
      orders.push(await work.pay(someOrder()));
      await work.stealLease();
      orders.push(await work.pay(someOrder()));
    }
    await work.settled();
    for (const order of orders) expect(await outcomeOf(order)).toEqual(once);
  });
});

describe('a job that is delivered twice', () => {
  it('is carried out by one worker at a time, and isn’t carried out again once it is done', async () => {
    await start({}, { ...queue, work: async () => ({ stop: async () => {} }) });
    await work.pay(someOrder());
    const inTheQueue = await vi.waitFor(async () => {
      const sent = (await work.effects()).find(({ name, state }) => name === 'receipt' && state === 'sent');
      return sent ?? Promise.reject(new Error('not yet'));
    }, 5_000);
    let carriedOut = 0;
    const gate = Promise.withResolvers<void>();
    const worker = effectJobs(work.outbox, {
      receipt: async () => {
        carriedOut += 1;
        await gate.promise;
      },
    });
    const deliver = async (): Promise<void> =>
      worker.receipt?.({
        ...{ id: inTheQueue.key, name: 'receipt', data: {}, attempt: 1, isLastAttempt: false },
        progress: async () => {},
      });
    const first = deliver();
    await vi.waitFor(() => expect(carriedOut).toBe(1), 20_000);
    await deliver();
    gate.resolve();
    await first;
    await deliver();
    expect(carriedOut).toBe(1);
    expect((await work.effects()).map(({ name, state }) => [name, state])).toEqual([
      ['receipt', 'done'],
      ['unlock', 'sent'],
    ]);
  });
});

it('a job that is delivered again while its worker may have died is due as soon as that one’s reservation has ended', async () => {
  const process = await start({}, { ...queue, work: async () => ({ stop: async () => {} }) });
  await work.pay(someOrder());
  const { key } = await vi.waitFor(async () => {
    const sent = (await work.effects()).find(({ state }) => state === 'sent');
    return sent ?? Promise.reject(new Error('not yet'));
  }, 5_000);
  await process.stop();
  await work.pool.query(`update work.outbox set due_at = now() + interval '1 minute'`);
  expect(await work.outbox.begin(key, 5)).toBe('mine');
  expect(await work.outbox.begin(key, 5)).toBe('not_mine');
  const { rows } = await work.pool.query(
    `select due_at between now() + interval '5 seconds' and now() + interval '6 seconds' as soon
     from work.outbox where key = $1`,
    [key],
  );
  expect(rows).toEqual([{ soon: true }]);
  // A report of the worker that still lives puts it off.
  await work.outbox.stillAt(key, 30);
  expect(await work.outbox.take(true, 10, 8)).toEqual([]);
});

describe('an effect whose ground has gone', () => {
  const outcomeOf = async (failure: Error) => {
    let failures = 0;
    const reported: unknown[] = [];
    await start({
      onReceipt: () => {
        failures += 1;
        if (failures === 1) throw failure;
      },
      onParked: (why) => void reported.push(why),
    });
    const order = await work.pay(someOrder());
    await work.settled();
    const { state, last_error } = (await work.effects()).find(({ name }) => name === 'receipt') ?? {};
    return { state, last_error, written: (await work.receiptsOf(order)).length, reported };
  };

  it.each([
    ['when its handler says so', new GroundGone('order_fetch_failed')],
    ['when its person has left', new DomainError('user_absent')],
  ])('is done without acting %s, and nobody has to look', async (_when, failure) => {
    expect(await outcomeOf(failure)).toEqual({ state: 'done', last_error: null, written: 0, reported: [] });
  });

  it('is carried out later when others wrote to its record again and again', async () => {
    expect(await outcomeOf(new DomainError('conflict'))).toMatchObject({ state: 'done', written: 1, reported: [] });
  });
});

it('an effect whose record only a newer program can read is put off for an hour, and then parked', async () => {
  const onParked = vi.fn();
  const newer = async (): Promise<void> => {
    throw new EventOfNewerProgram('OrderPaid', 9);
  };
  const handlers = effectJobs(work.outbox, { receipt: newer }, { onParked });
  const order = await work.pay(someOrder());
  const asked = (await work.store.read(order)).flatMap((event) => entriesOf(afterPayment(), event));
  await work.outbox.taken('00000000-0000-5000-8000-000000000001', asked);
  const id = asked.find(({ name }) => name === 'receipt')?.key ?? '';
  const carriedOut = async () => {
    const job = { id, name: 'receipt', data: {}, attempt: 8, isLastAttempt: true };
    await handlers.receipt?.({ ...job, progress: async () => {} });
    return (await work.effects()).find(({ key }) => key === id);
  };
  const why = 'OrderPaid of version 9 is newer than this program';
  const isPutOffSince = (time: string) =>
    work.pool.query('update work.outbox set unreadable_since = now() - $2::interval where key = $1', [id, time]);

  expect(await carriedOut()).toMatchObject({ state: 'pending', last_error: why });
  await isPutOffSince('59 minutes');
  expect(await carriedOut()).toMatchObject({ state: 'pending' });
  expect(onParked).not.toHaveBeenCalled();
  await isPutOffSince('61 minutes');
  expect(await carriedOut()).toMatchObject({ state: 'parked', last_error: why });
  expect(onParked).toHaveBeenCalledExactlyOnceWith('receipt', why);
  // Retried by a person, it has an hour again.
  await retryEffects(work.pool, 'after-payment', id);
  expect(await carriedOut()).toMatchObject({ state: 'pending' });
});

describe('an effect that comes too early', () => {
  it('is due again when it said, also if its worker was faster than the dispatcher', async () => {
    let early = true;
    const handlers = effectJobs(work.outbox, {
      unlock: work.unlock(work.store),
      receipt: async (job) => {
        if (early) {
          early = false;
          throw new NotYet(0.05);
        }
        await work.receipt(work.pool)?.(job);
      },
    });
    // Each job is over before the dispatcher hears that it is in the queue.
    const instant: Jobs = {
      ...queue,
      find: async () => null,
      enqueue: async ({ id, name, data }) => {
        const job = { id, name, data, attempt: 1, isLastAttempt: false, progress: async () => {} };
        await handlers[name]?.(job);
      },
      work: async () => ({ stop: async () => {} }),
    };
    await start({ leaseSeconds: 120 }, instant);
    const order = await work.pay(someOrder());
    await work.settled();
    expect(await outcomeOf(order)).toEqual(once);
  });
});

describe('a log that is read again', () => {
  it('adds no effect that was written before', async () => {
    let enqueued = 0;
    const counting: Jobs = {
      ...queue,
      enqueue: async (job) => {
        enqueued += 1;
        await queue.enqueue(job);
      },
    };
    await start({}, counting);
    const orders = await Promise.all(Array.from({ length: 5 }, () => work.pay(someOrder())));
    await work.settled();
    const before = await work.effects();
    const length = await work.store.head();
    for (let time = 0; time < 2; time += 1) {
      await work.replay(beginning);
      await work.settled();
    }
    expect(await work.effects()).toEqual(before);
    expect(await work.store.head()).toBe(length);
    expect(enqueued).toBe(10);
    for (const order of orders) expect(await outcomeOf(order)).toEqual(once);
  });
});

describe('an event that its manager can’t read', () => {
  it('is parked alone; it is processed once the manager can read it and a person retries it', async () => {
    const reported: unknown[] = [];
    const first = await start({ onParked: (why) => void reported.push(why) });
    const [poison, other] = [await work.pay(someOrder(), false), await work.pay(someOrder())];
    await work.settled();
    expect(await outcomeOf(other)).toEqual(once);
    const [parked, ...more] = (await work.effects()).filter(({ state }) => state === 'parked');
    expect(parked).toMatchObject({ kind: 'event', name: 'OrderPaid', last_error: '읽을 수 없는 결제' });
    expect(more).toEqual([]);
    expect(reported).toEqual(['읽을 수 없는 결제']);

    expect(await retryEffects(work.pool, 'after-payment', parked?.key)).toBe(1);
    await work.settled();
    expect((await work.effects()).filter(({ state }) => state === 'parked')).toHaveLength(1);
    expect(await outcomeOf(poison)).toEqual({ unlocks: 0, receipts: [] });

    await first.stop();
    await start({ manager: afterPayment({ readsAll: true }) });
    await work.replay(beginning);
    await work.settled();
    // No person has retried it yet: reading on, or reading again, doesn't change what is parked.
    expect((await work.effects()).map(({ state }) => state)).toContain('parked');
    await retryEffects(work.pool, 'after-payment');
    await work.settled();
    expect(await outcomeOf(poison)).toEqual(once);
    expect((await work.effects()).every(({ state }) => state === 'done')).toBe(true);
  });
});

describe('an effect that fails', () => {
  it('is parked at once when its command was refused', async () => {
    const reported: unknown[] = [];
    await start({ onParked: (why) => void reported.push(why) });
    const [refused, other] = [await work.pay(someOrder() + forbidden), await work.pay(someOrder())];
    await work.settled();
    const parked = (await work.effects()).filter(({ state }) => state === 'parked');
    expect(parked).toMatchObject([{ kind: 'job', name: 'unlock', last_error: expect.stringMatching(/./) }]);
    expect(reported).toEqual([parked[0]?.last_error]);
    expect(await outcomeOf(refused)).toEqual({ unlocks: 0, receipts: [{ times: 1 }] });
    expect(await outcomeOf(other)).toEqual(once);
  });

  it('is parked after the last attempt when it is a job, and is done once a person retries it', async () => {
    let [attempts, broken] = [0, true];
    const onReceipt = (): void => {
      attempts += 1;
      if (broken) throw new Error('우체국이 닫혔음');
    };
    const reported: unknown[] = [];
    await start({ onReceipt, onParked: (why) => void reported.push(why) });
    const order = await work.pay(someOrder());
    await work.settled();
    expect(attempts).toBe(8);
    const [parked] = (await work.effects()).filter(({ state }) => state === 'parked');
    expect(parked).toMatchObject({ kind: 'job', name: 'receipt', last_error: '우체국이 닫혔음' });
    expect(reported).toEqual(['우체국이 닫혔음']);
    expect(await outcomeOf(order)).toEqual({ unlocks: 1, receipts: [] });

    broken = false;
    await work.replay(beginning);
    await work.settled();
    expect(attempts).toBe(8);
    await retryEffects(work.pool, 'after-payment', parked?.key);
    await work.settled();
    expect(await outcomeOf(order)).toEqual(once);
    expect(attempts).toBe(9);
  });
});

const onRedis = async () => {
  const redis = await startTestRedis();
  const jobs = createRedisJobs(redis.url, { backOffMs: 20 });
  opened.push(jobs.close, redis.stop);
  return { jobs, lose: redis.wipe };
};
const onPostgres = async () => {
  const jobs = createPostgresJobs(work.url, { backOffMs: 20 });
  opened.push(jobs.close);
  return { jobs, lose: async () => void (await work.pool.query('truncate jobs.job cascade')) };
};
const inMemory = async () => ({ jobs: queue, lose: async () => queue.wipe() });

describe.each([
  { where: 'in memory', open: inMemory },
  { where: 'on PostgreSQL', open: onPostgres },
  ...(machineHasRedis ? [{ where: 'on Redis', open: onRedis }] : []),
])('a queue $where that has lost everything', ({ open }) => {
  it('is enqueued again when the queue lost its job, unless it is done', async () => {
    const { jobs, lose } = await open();
    // No worker runs yet: the jobs stay in the queue.
    const idle = await start({}, { ...jobs, work: async () => ({ stop: async () => {} }) });
    const orders = [await work.pay(someOrder()), await work.pay(someOrder())];
    await vi.waitFor(async () => expect(await jobs.counts()).toMatchObject({ waiting: 4 }), 20_000);
    await idle.stop();
    await lose();
    expect(await jobs.counts()).toMatchObject({ waiting: 0 });
    await start({}, jobs);
    await work.settled();
    for (const order of orders) expect(await outcomeOf(order)).toEqual(once);

    await lose();
    await work.replay(beginning);
    await work.settled();
    expect(await jobs.counts()).toMatchObject({ waiting: 0, active: 0, delayed: 0 });
    for (const order of orders) expect(await outcomeOf(order)).toEqual(once);
  });
});
