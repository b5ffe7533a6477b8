import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/test-service.fixture.ts';
import { SETTLE_ORDER } from './following/order-following.ts';
import { createBuyers } from './testing/buyers.fixture.ts';
import { callAbout, signedCall, startPortOne } from './testing/portone.fixture.ts';
import { once, openLog, type SettlingProcess, startSettlingProcess } from './testing/settling-processes.fixture.ts';

/** Real processes on one database; `killed-settlement.long.test.ts` kills many more of them. */

/** The leases of a killed process have to end first. */
const patient = { timeout: 60_000 };

let portone: Awaited<ReturnType<typeof startPortOne>>;
let test: TestService;
let log: ReturnType<typeof openLog>;
const running: SettlingProcess[] = [];
const buyers = createBuyers(() => test);
const start = async (clockMinutesOff = 0): Promise<SettlingProcess> => {
  const process = await startSettlingProcess(test, { environment: portone.environment, clockMinutesOff });
  running.push(process);
  return process;
};
beforeAll(async () => {
  portone = await startPortOne();
  test = await startTestService(portone.environment);
  log = openLog(test);
});
afterAll(async () => {
  await Promise.all(running.map(({ clear }) => clear()));
  await log.close();
  await test.stop();
  await portone.stop();
});

it('two processes that get the same reports at the same time settle, open and write a receipt once', async () => {
  const bought = [await buyers.buyer(), await buyers.buyer(), await buyers.buyer()];
  test = await test.restart(portone.environment, async () => {
    const [one, other] = await Promise.all([start(), start()]);
    for (const order of bought) {
      portone.pay(order.orderId);
      const answers = await Promise.all([one.reports(order), other.reports(order), one.reports(order)]);
      expect(new Set(answers.flat())).toEqual(new Set([200, 303]));
    }
    for (const order of bought) await expect.poll(() => log.outcomeOf(order), patient).toEqual(once);
    await Promise.all([one.clear(), other.clear()]);
  });
}, 120_000);

it('a process killed with -9 between payment and settlement is followed by one that settles without any report, ' +
  'though its machine’s clock is 6 minutes off', async () => {
  const bought = await buyers.buyer();
  const report = () => signedCall(callAbout(bought.orderId));
  test = await test.restart(portone.environment, async () => {
    const killed = await start();
    portone.pay(bought.orderId);
    portone.trouble('silent');
    const asked = portone.askedAbout(bought.orderId);
    const unanswered = killed.webhook(report()).catch(() => 'unanswered');
    await expect.poll(() => portone.askedAbout(bought.orderId)).toBe(asked + 1);
    killed.child.kill('SIGKILL');
    expect(await unanswered).toBe('unanswered');
    expect(await log.typesOf(`order-${bought.orderId}`)).toEqual(['OrderPlaced']);
    portone.trouble(null);

    const next = await start(6);
    // Its clock takes every call for an old one.
    expect(await next.webhook(report())).toBe(400);
    await log.makeDue(SETTLE_ORDER);
    await expect.poll(() => log.outcomeOf(bought), patient).toEqual(once);
    await next.clear();
  });
}, 120_000);
