import { type Child, startChild } from '@nomucheck/projections/testing/child.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyRuns } from '../../../.config/property-runs.ts';
import { failpoints } from './failpoint.ts';
import { openWork, someOrder } from './work-under-test.fixture.ts';
import type { WorkerOrders } from './worker-process.fixture.ts';

/** Starting a process takes a second: `npm test` kills one at each place, `npm run test:long` kills many more. */
const rounds = process.env.LONG === '1' ? 8 : 1;

let work: Awaited<ReturnType<typeof openWork>>;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.close());

const started: Child[] = [];
const start = (death: WorkerOrders['death'] = null): Child => {
  const child = startChild(new URL('worker-process.fixture.ts', import.meta.url), {
    url: work.url,
    death,
  } satisfies WorkerOrders);
  started.push(child);
  return child;
};
afterAll(() => {
  for (const { process } of started) process.kill('SIGKILL');
});

it(
  'processes that are killed with -9 in sequence, at each place and beside a running one, do every effect once under its key',
  async () => {
    const first = start();
    await first.hears(() => true);
    first.process.stdin?.end();
    expect(await first.ended).toBe('0');

    const nths = fc.sample(fc.integer({ min: 1, max: 2 }), { ...propertyRuns(), numRuns: rounds * failpoints.length });
    const places = Array.from({ length: rounds }, () => failpoints).flat();
    const orders: string[] = [];
    for (const [n, place] of places.entries()) {
      orders.push(await work.pay(someOrder()), await work.pay(someOrder()));
      const dying = start({ place, nth: nths[n] ?? 1 });
      expect(await dying.ended).toBe('SIGKILL');
    }
    // One process runs all the time while others beside it are killed.
    const living = start();
    await living.hears(() => true);
    const killed = start();
    await killed.hears(() => true);
    for (let n = 0; n < 20; n += 1) orders.push(await work.pay(someOrder()));
    killed.process.kill('SIGKILL');
    await work.settled();

    for (const order of orders) {
      expect(await work.unlocksOf(order)).toBe(1);
      expect(await work.receiptsOf(order)).toHaveLength(1);
    }
    const effects = await work.effects();
    expect(effects).toHaveLength(2 * orders.length);
    expect(effects.every(({ state }) => state === 'done')).toBe(true);

    await work.replay();
    await work.settled();
    expect(await work.effects()).toEqual(effects);
    living.process.stdin?.end();
    expect(await living.ended).toBe('0');
  },
  30_000 + rounds * failpoints.length * 4_000,
);
