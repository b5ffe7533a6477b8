import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { slowness } from '../../../../.config/machine-pace.ts';
import { propertyTimeout } from '../../../../.config/property-runs.ts';
import type { Report } from '../../../../projections/runner/report.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { type Child, startChild } from '../../testing/child.ts';
import type { Death } from './testing/death.ts';
import {
  expectFoldUpToCheckpoint,
  type Happening,
  happening,
  type MoneyLog,
  openMoneyLog,
  seen,
} from './testing/money-log.fixture.ts';
import type { ProjectorOrders } from './testing/projector-process.ts';
import { cases, isLong, prove } from './testing/proof.fixture.ts';
import { type AtStep, dbThrough, logThrough, moments, type Step } from './testing/steps.ts';

/** What a reader could see of an owner's writes: every row's version, and the checkpoint's position and epoch. */
const traces = async ({ pool }: MoneyLog) => {
  const { rows } = await pool.query(
    `select (select json_agg(t.xmin::text || ' ' || t.account order by t.account) from read.tally t) as rows,
            (select json_agg(p.position order by p.position) from read.parked p) as parked,
            position, epoch::text, owner, version
     from read.checkpoints where name = 'tally'`,
  );
  return rows[0];
};

const expectWhole = async (log: MoneyLog): Promise<void> => {
  const now = await seen(log.pool);
  await expectFoldUpToCheckpoint(now, log);
  expect(now.position).toBe(await log.store.head());
};

/** Each into an account of its own: an owner reads only rows that it hasn't just written. */
const moved = (n: number): Happening => ({
  stream: n % 20,
  what: n % 9 === 8 ? 'other' : 'moved',
  from: n % 7,
  to: 100 + n,
  amount: n % 99,
});

/** Writes continuously until stopped; only then is the log's end known. */
const appending = (log: MoneyLog) => {
  let stopped = false;
  const writing = (async () => {
    for (let n = 0; !stopped; n += 1) {
      await log.append([moved(n)]);
      await sleep(15);
    }
  })();
  return async (): Promise<void> => {
    stopped = true;
    await writing;
  };
};

const projector = (log: MoneyLog, orders: Partial<ProjectorOrders> = {}): Child =>
  startChild(new URL('./testing/projector-process.ts', import.meta.url), {
    url: log.url,
    version: 1,
    batchSize: 4,
    atOnce: null,
    steal: false,
    until: 'told',
    death: null,
    ...orders,
  } satisfies ProjectorOrders);

const following = z.object({ following: z.literal(true) });
const dying = z.object({ dying: z.string() });
const lost = z.object({ report: z.literal('ownership_lost') });
const isSaid =
  (wanted: z.ZodType) =>
  (said: unknown): true | null =>
    wanted.safeParse(said).success || null;

const told = async (child: Child): Promise<void> => {
  child.process.stdin?.end();
  expect(await child.ended).toBe('0');
};

/** Milliseconds until another process has brought the table past the log's end at the time when the owner stopped. */
const takeover = async (log: MoneyLog): Promise<number> => {
  const since = performance.now();
  await log.until(await log.store.head(), 40_000);
  return performance.now() - since;
};

const pauses = moments.flatMap((moment) =>
  (isLong ? (['log: read', 'batch: rows read', 'batch: written'] as const) : (['batch: written'] as const)).map(
    (step): Pick<Death, 'step' | 'moment'> => ({ step, moment }),
  ),
);

describe.concurrent('with the lease duration of the service', () => {
  test.each(pauses)(
    'an owner that is paused ($step, $moment) past its lease is replaced within 10 s, and writes nothing when it continues',
    async ({ step, moment }) => {
      const log = await openMoneyLog();
      const stop = appending(log);
      const paused = projector(log, { death: { step, moment, nth: 5, afterMs: 1, signal: 'SIGSTOP' } });
      try {
        await paused.hears(isSaid(following));
        const standby = projector(log);
        await paused.hears(isSaid(dying));
        await standby.hears(isSaid(following));
        const milliseconds = await takeover(log);
        console.log(`paused at ${step}, ${moment}: taken over after ${Math.round(milliseconds)} ms`);
        expect(milliseconds).toBeLessThan(10_000 * (await slowness()));
        await stop();
        await log.until(await log.store.head());
        const before = await traces(log);
        paused.process.kill('SIGCONT');
        expect(await paused.hears(isSaid(lost)), 'it finds out').toBe(true);
        await sleep(200);
        expect(await traces(log)).toEqual(before);
        await expectWhole(log);
        await told(paused);
        await told(standby);
      } finally {
        await stop();
        paused.process.kill('SIGKILL');
        await log.close();
      }
    },
    60_000,
  );

  test('when one of three processes over a growing log is killed, it is replaced within 10 s', async () => {
    const log = await openMoneyLog();
    const stop = appending(log);
    try {
      const processes = [projector(log)];
      await processes[0]?.hears(isSaid(following));
      processes.push(projector(log), projector(log, { batchSize: 1 }));
      await Promise.all(processes.map((each) => each.hears(isSaid(following))));
      for (let deaths = 0; deaths < (isLong ? 10 : 1); deaths += 1) {
        const [owner] = processes.splice(0, 1);
        owner?.process.kill('SIGKILL');
        expect(await owner?.ended).toBe('SIGKILL');
        const milliseconds = await takeover(log);
        console.log(`killed: taken over after ${Math.round(milliseconds)} ms`);
        expect(milliseconds).toBeLessThan(10_000 * (await slowness()));
        // The next one to be killed is certainly the owner: it takes what the others hold.
        processes.unshift(projector(log, { steal: true }));
        await processes[0]?.hears(isSaid(following));
      }
      await stop();
      await log.until(await log.store.head());
      await expectWhole(log);
      expect(processes).toHaveLength(3);
      await Promise.all(processes.map(told));
    } finally {
      await stop();
      await log.close();
    }
  }, 200_000);
});

describe('a lease that is stolen', () => {
  let log: MoneyLog;
  beforeAll(async () => {
    log = await openMoneyLog();
  });
  afterAll(() => log.close());

  /**
   * The moments at which an owner can be paused while another takes over: it holds no lock then that the other needs.
   */
  const places: readonly Step[] = [
    'parked: read',
    'connect',
    'begin',
    'log: read',
    'batch: rows read',
    'batch: written',
  ];
  const anew: readonly Step[] = ['connect', 'begin'];

  test(
    'at any await of its owner leaves only the new owner writing, however often',
    async () => {
      let woken = 0;
      const given = fc.record({
        step: fc.constantFrom(...places),
        moment: fc.constantFrom(...moments),
        nth: fc.integer({ min: 1, max: 3 }),
        happened: fc.array(happening, { minLength: 3, maxLength: 10 }),
        batchSize: fc.integer({ min: 1, max: 3 }),
      });
      await prove(given, async ({ step, moment, nth, happened, batchSize }, index) => {
        if (index > 0 && index % 25 === 0) {
          await log.close();
          log = await openMoneyLog();
        }
        if (anew.includes(step)) await log.pool.query('drop table if exists read.tally');
        await log.append(happened);
        const reached = Promise.withResolvers<void>();
        const gate = Promise.withResolvers<void>();
        let times = step === 'batch: rows read' || step === 'batch: written' || step === 'log: read' ? nth : 1;
        const hold: AtStep = async (...place) => {
          if (place[0] !== step || place[1] !== moment) return;
          times -= 1;
          if (times !== 0) return;
          reached.resolve();
          await gate.promise;
        };
        const pool = createPool(log.url, { max: 4 });
        const reports: Report['what'][] = [];
        const runnerOf = (at: AtStep, size: number, heard: Report['what'][] = []) =>
          createProjectionRunner({
            source: logThrough(log.store, at),
            db: dbThrough(pool, at),
            projections: [tally()],
            batchSize: size,
            backOff: { firstMs: 1, longestMs: 5 },
            report: ({ what }) => heard.push(what),
          });
        const first = runnerOf(hold, anew.includes(step) ? 500 : batchSize, reports);
        const thief = runnerOf(() => {}, 500);
        const starting = first.start();
        // With few events, the runner may reach the head without passing this step.
        await Promise.race([reached.promise, starting.then(() => sleep(150))]);
        await thief.start();
        await log.until(await log.store.head());
        const before = await traces(log);
        gate.resolve();
        await starting;
        if (times === 0) woken += 1;
        for (let waited = 0; waited < 20 && !reports.includes('ownership_lost'); waited += 1) await sleep(5);
        await first.stop();
        const after = await traces(log);
        expect(after).toEqual(before);
        await expectWhole(log);
        await thief.stop();
        await pool.end();
      });
      expect(woken).toBeGreaterThan(cases * 0.5);
    },
    propertyTimeout,
  );
});
