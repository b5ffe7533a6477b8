import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../.config/property-runs.ts';
import { eventId } from '../../command-handling/command-ids.ts';
import { createMemoryJobs } from '../../jobs/memory-jobs.ts';
import { type Failpoint, failpoints } from '../failpoint.ts';
import { effectKey } from '../process-manager.ts';
import { Killed, openWork, resultOf, someOrder, startProcess } from '../work-under-test.fixture.ts';

type Work = Awaited<ReturnType<typeof openWork>>;
type Death = { readonly place: (typeof failpoints)[number]; readonly nth: number };

/** Cases run in parallel, each with its own database, because a case mostly waits. */
const lanes = 5;
const leaseSeconds = 0.08;

const scenario = fc.record({
  orders: fc.array(fc.record({ readable: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)) }), {
    minLength: 1,
    maxLength: 5,
  }),
  steps: fc.array(fc.constantFrom('pay', 'pay', 'start', 'pause', 'steal the lease', 'lose the queue', 'replay'), {
    maxLength: 10,
  }),
  /** The processes of a case, in the order in which they are started. */
  deaths: fc.array(fc.record({ place: fc.constantFrom(...failpoints), nth: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 4,
  }),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;

const dieAt = ({ place, nth }: Death): Failpoint => {
  let left = nth;
  return (reached) => {
    if (reached !== place) return;
    left -= 1;
    if (left === 0) throw new Killed();
  };
};

const play = async (work: Work, { orders, steps, deaths }: Scenario): Promise<void> => {
  await work.pool.query('truncate work.outbox, work.process_managers');
  const beginning = await work.store.head();
  const queue = createMemoryJobs({ backOffMs: 2 });
  const processes: Awaited<ReturnType<typeof startProcess>>[] = [];
  const dying = deaths.map(dieAt);
  const start = async (failpoint: Failpoint = () => {}): Promise<void> => {
    processes.push(await startProcess(work, queue, { failpoint, leaseSeconds }));
  };
  const unpaid = [...orders];
  const paid: { readonly order: string; readonly readable: boolean }[] = [];
  const pay = async (): Promise<void> => {
    const next = unpaid.shift();
    if (next) paid.push({ order: await work.pay(someOrder(), next.readable), readable: next.readable });
  };
  const doing: Record<Scenario['steps'][number], () => Promise<void>> = {
    pay,
    start: () => start(dying.shift()),
    pause: () => sleep(8),
    'steal the lease': work.stealLease,
    'lose the queue': async () => queue.wipe(),
    replay: () => work.replay(beginning),
  };

  await start(dying.shift());
  for (const step of steps) await doing[step]();
  while (unpaid.length > 0) await pay();
  await start();
  await work.settled();
  const effects = await work.effects();
  await held(work, paid, effects);

  await work.replay(beginning);
  await work.settled();
  expect(await work.effects()).toEqual(effects);
  await held(work, paid, effects);
  await Promise.all(processes.map(({ stop }) => stop()));
  await queue.close();
};

/**
 * Expects that each order's effects exist once, under the keys of its event, that they are done, and that there are
 * no others.
 */
const held = async (
  { store, receiptsOf }: Work,
  paid: readonly { readonly order: string; readonly readable: boolean }[],
  effects: Awaited<ReturnType<Work['effects']>>,
): Promise<void> => {
  const expected: object[] = [];
  for (const { order, readable } of paid) {
    const [event] = await store.read(order);
    const keyOf = (purpose: string): string => effectKey('after-payment', event?.id ?? '', purpose);
    const unlocks = await store.read(resultOf(order));
    expect(unlocks.map(({ id }) => id)).toEqual(readable ? [eventId(keyOf('unlock'), 0)] : []);
    expect(await receiptsOf(order)).toHaveLength(readable ? 1 : 0);
    expected.push(
      ...(readable
        ? [
            { key: keyOf('receipt'), state: 'done' },
            { key: keyOf('unlock'), state: 'done' },
          ]
        : [{ key: keyOf('take the event'), state: 'parked' }]),
    );
  }
  expect(effects.map(({ key, state }) => ({ key, state }))).toEqual(expected);
};

it(
  'whichever process is killed and whichever lease or job is lost, every effect is done once under its key, and a replay adds none',
  async () => {
    const { numRuns, seed, ...how } = propertyRunsUnshrunk();
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        const work = await openWork();
        await fc.assert(
          fc.asyncProperty(scenario, (given) => play(work, given)),
          { ...how, numRuns: Math.ceil(numRuns / lanes), ...(seed === undefined ? {} : { seed: seed + lane }) },
        );
        await work.close();
      }),
    );
  },
  propertyTimeout,
);
