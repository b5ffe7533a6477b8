import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { positionOf } from '../event-store/positions/dense-positions.ts';
import { readWorkStatus } from '../operations/work-status.ts';
import { managerLeases, managerStates, stepBackToHead } from './checkpoints.ts';
import { createFollower } from './follower.ts';
import type { ProcessManager } from './process-manager.ts';
import { afterPayment, openWork, someOrder } from './work-under-test.fixture.ts';

let work: Awaited<ReturnType<typeof openWork>>;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.close());
beforeEach(() => work.pool.query('truncate work.outbox, work.process_managers'));

const following = async (manager: ProcessManager) => {
  const reports: string[] = [];
  const { store, pool: db } = work;
  const report = ({ what }: { what: string }): void => void reports.push(what);
  const follower = createFollower({ store, db, managers: [manager], onEffects: () => {}, leaseSeconds: 0.3, report });
  await follower.start();
  return { reports, stop: follower.stop };
};
const stateOf = async (manager: ProcessManager) => {
  const parts = {
    db: work.pool,
    store: work.store,
    managers: [manager],
    queue: async () => null,
    clock: () => new Date(),
  };
  return (await readWorkStatus(parts)).managers[0];
};

it('leaves an event of a version that only a newer program can read to that program, and neither parks nor skips it', async () => {
  const older = { ...afterPayment(), knows: () => false };
  const first = await following(older);
  const order = await work.pay(someOrder());
  await expect.poll(() => first.reports).toEqual(['unknown_event']);
  await sleep(500);
  expect(first.reports, 'told once').toEqual(['unknown_event']);
  expect(await work.effects()).toEqual([]);
  // For moments it is claimed again, to see whether the program can read the event by now.
  await expect
    .poll(() => stateOf(older))
    .toMatchObject({ state: 'unknown_event', advice: expect.stringContaining('알 수 없는 사건') });

  const newer = await following(afterPayment());
  await expect.poll(async () => (await work.effects()).map(({ state }) => state)).toEqual(['pending', 'pending']);
  expect(order).toBeTruthy();
  await Promise.all([first.stop(), newer.stop()]);
});

it('continues from the end of a log that lost its end: no effect is written twice, and no new event is skipped', async () => {
  const first = await following(afterPayment());
  await work.pay(someOrder());
  await expect.poll(async () => (await work.effects()).length).toBe(2);
  await first.stop();
  const asked = await work.effects();
  await work.pool.query('update work.process_managers set position = $1', [positionOf(1_000_000)]);
  expect((await stateOf(afterPayment()))?.state).toBe('beyond_log');

  expect(await stepBackToHead(work.pool, () => work.store.head())).toEqual(['after-payment']);
  const second = await following(afterPayment());
  expect(await work.effects()).toEqual(asked);
  await work.pay(someOrder());
  await expect.poll(async () => (await work.effects()).length).toBe(4);
  await second.stop();
});

it('notices at run time that the log has lost its end', async () => {
  const follower = await following(afterPayment());
  await work.pool.query('update work.process_managers set position = $1, epoch = epoch + 1', [positionOf(1_000_000)]);
  await expect.poll(() => follower.reports).toContain('beyond_log');
  await expect.poll(async () => (await managerStates(work.pool))[0]?.position).toBe(await work.store.head());
  await follower.stop();
});

it.each([
  { end: '11 s', taken: false },
  { end: '1 year', taken: true },
])(
  'a lease that ends in $end is taken over: $taken, for none is given for longer than six seconds',
  async ({ end, taken }) => {
    const { claim } = managerLeases();
    const one = { name: 'after-payment', owner: 'before the clock was set back', beginAt: positionOf(0) };
    await claim(work.pool, one);
    await work.pool.query('update work.process_managers set lease_until = now() + $1::interval', [end]);
    expect((await managerStates(work.pool))[0]?.owned).toBe(!taken);
    const other = await claim(work.pool, { ...one, owner: 'another' });
    expect(other !== null).toBe(taken);
  },
);
