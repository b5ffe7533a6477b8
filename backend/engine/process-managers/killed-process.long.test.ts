import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Child, startChild } from '../testing/child.ts';
import { failpoints } from './failpoint.ts';
import { retryEffects } from './outbox/outbox-overview.ts';
import { afterPayment, openWork, someOrder } from './work-under-test.fixture.ts';
import type { WorkerOrders } from './worker-process.fixture.ts';

/** Three processes are killed at the first passing of each place, and three at the second. */
const rounds = 3;
const deaths = failpoints.flatMap((place) => [1, 2].map((nth) => ({ place, nth })));

let work: Awaited<ReturnType<typeof openWork>>;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.close());

const started: Child[] = [];
const start = (death: WorkerOrders['death'] = null, more: Partial<WorkerOrders> = {}): Child => {
  const child = startChild(new URL('worker-process.fixture.ts', import.meta.url), {
    url: work.url,
    death,
    ...more,
  } satisfies WorkerOrders);
  started.push(child);
  return child;
};
afterAll(() => {
  for (const { process } of started) process.kill('SIGKILL');
});

/** A process that isn't killed. The first one begins to read at the present head of the log. */
const letOneDoTheRest = async (): Promise<void> => {
  const child = start();
  await child.hears(() => true);
  await work.settled();
  child.process.stdin?.end();
  expect(await child.ended).toBe('0');
};

/** False once the process has ended, otherwise true a little later. */
const stillLives = ({ ended }: Child): Promise<boolean> => Promise.race([ended.then(() => false), sleep(200, true)]);

it(
  'processes that are killed with -9 in sequence, at each place and beside a running one, do every effect once under its key',
  async () => {
    await letOneDoTheRest();
    const orders: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const death of deaths) {
        orders.push(await work.pay(someOrder()), await work.pay(someOrder()));
        const dying = start(death);
        // It may read both orders as one batch, which passes a place only once. So it gets more of them until it has died.
        for (let lives = (await dying.hears(() => true)) !== null; lives; lives = await stillLives(dying))
          orders.push(await work.pay(someOrder()));
        expect(await dying.ended).toBe('SIGKILL');
      }
      // The queue gives a job up whose worker has died more than ten times: none outlives a round.
      await letOneDoTheRest();
    }
    // One process runs all the time while others beside it are killed.
    const living = start();
    await living.hears(() => true);
    const killed = start();
    await killed.hears(() => true);
    for (let n = 0; n < 20; n += 1) orders.push(await work.pay(someOrder()));
    killed.process.kill('SIGKILL');
    await work.settled();

    const effects = await work.effects();
    // First, because what wasn't done says here why.
    expect(effects.filter(({ state }) => state !== 'done')).toEqual([]);
    expect(effects).toHaveLength(2 * orders.length);
    for (const order of orders) {
      expect(await work.unlocksOf(order)).toBe(1);
      expect(await work.receiptsOf(order)).toHaveLength(1);
    }

    await work.replay();
    await work.settled();
    expect(await work.effects()).toEqual(effects);
    living.process.stdin?.end();
    expect(await living.ended).toBe('0');
  },
  30_000 + rounds * deaths.length * 4_000,
);

it('a process whose event loop is blocked for seconds keeps what it is at: the other one doesn’t do it, too', async () => {
  const both = [start(null, { blocksForMs: 3_000 }), start(null, { blocksForMs: 3_000 })];
  for (const child of both) await child.hears(() => true);
  const order = await work.pay(someOrder());
  await work.settled();
  expect(await work.receiptsOf(order)).toMatchObject([{ times: 1 }]);
  for (const { process, ended } of both) {
    process.stdin?.end();
    expect(await ended).toBe('0');
  }
}, 60_000);

it('effects that kill every worker that begins them are given up with that reason after ten deaths; tried again, they are done once', async () => {
  const mostDeaths = 10;
  await letOneDoTheRest();
  const order = await work.pay(someOrder());
  const unsettled = async () => (await work.effects()).filter(({ state }) => state !== 'done');
  const isOpen = async (): Promise<boolean> =>
    !(await work.caughtUp()) || (await unsettled()).some(({ state }) => state !== 'parked');
  let deaths = 0;
  while (await isOpen()) {
    const dying = start({ place: 'worker: begun', nth: 1 });
    for (let lives = true; lives && (await isOpen()); ) lives = await stillLives(dying);
    dying.process.stdin?.end();
    if ((await dying.ended) === 'SIGKILL') deaths += 1;
  }
  expect(deaths).toBeGreaterThan(mostDeaths);
  expect(await unsettled()).toMatchObject(
    ['receipt', 'unlock'].map((name) => ({ name, state: 'parked', last_error: expect.stringContaining('stalled') })),
  );
  expect([await work.unlocksOf(order), await work.receiptsOf(order)]).toEqual([0, []]);

  await retryEffects(work.pool, afterPayment().name);
  await letOneDoTheRest();
  expect(await unsettled()).toEqual([]);
  expect([await work.unlocksOf(order), (await work.receiptsOf(order)).length]).toEqual([1, 1]);
}, 120_000);
