import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { propertyRuns } from '../../../.config/property-runs.ts';
import { startTestService, type TestService } from '../../testing/test-service.fixture.ts';
import { SETTLE_ORDER } from '../following/order-following.ts';
import { createBuyers } from '../testing/buyers.fixture.ts';
import { startPortOne } from '../testing/portone.fixture.ts';
import { once, openLog, type SettlingProcess, startSettlingProcess } from '../testing/settling-processes.fixture.ts';

/** Starting a process takes seconds: each round kills one. */
const rounds = 20;

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let log: ReturnType<typeof openLog>;
const running = new Set<SettlingProcess>();
const buyers = createBuyers(() => test);
const start = async (): Promise<SettlingProcess> => {
  const process = await startSettlingProcess(test, { environment: portone.environment });
  running.add(process);
  return process;
};
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  log = openLog(test);
});
afterAll(async () => {
  await Promise.all([...running].map(({ clear }) => clear()));
  await log.close();
  await test.stop();
  await portone.stop();
});

it('processes that are killed with -9 at any moment while they settle leave one settlement, one unlock and one receipt, ' +
  'without any report after the kill', async () => {
  const orders = await Promise.all(Array.from({ length: rounds }, () => buyers.buyer()));
  const moments = fc.sample(fc.integer({ min: 0, max: 120 }), { ...propertyRuns(), numRuns: rounds });
  test = await test.restart(portone.environment, async () => {
    const living = await start();
    for (const [round, order] of orders.entries()) {
      const dying = await start();
      portone.pay(order.orderId);
      const reported = dying.reports(order).catch(() => []);
      await sleep(moments[round] ?? 0);
      await dying.clear();
      running.delete(dying);
      await reported;
    }
    // The reconciler's next look comes, by the process that lives.
    await log.makeDue(SETTLE_ORDER);
    for (const order of orders)
      await expect.poll(() => log.outcomeOf(order), { timeout: 120_000, interval: 1_000 }).toEqual(once);
    await living.clear();
    running.delete(living);
  });
}, 600_000);
