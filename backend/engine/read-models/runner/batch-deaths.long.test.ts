import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { propertyTimeout } from '../../../../.config/property-runs.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { startChild } from '../../testing/child.ts';
import { createDeaths, type Death, dieAt } from './testing/death.ts';
import {
  expectFoldUpToCheckpoint,
  type Happening,
  happening,
  type MoneyLog,
  openMoneyLog,
  seen,
} from './testing/money-log.fixture.ts';
import type { ProjectorOrders } from './testing/projector-process.ts';
import { prove } from './testing/proof.fixture.ts';
import { type AtStep, dbThrough, logThrough, moments, type Step } from './testing/steps.ts';

/** Whatever happens to a projector at any await, the table equals the pure fold of the log up to the checkpoint. */

/** Each await between the start of a projector and its end. The last test checks that the list is complete. */
const everyBatch: readonly Step[] = ['log: read', 'batch: rows read', 'batch: written'];
const start: readonly Step[] = ['checkpoints: made', 'standing: looked at', 'checkpoint: claimed', 'log: head'];
const tableThere: readonly Step[] = ['parked: read'];
const tableAnew: readonly Step[] = [
  'connect',
  'begin',
  'anew: checkpoint',
  'anew: table',
  'parked: forgotten',
  'log’s end: forgotten',
  'commit',
];
const lazily: Step = 'checkpoints: moved over events of others';
const end: readonly Step[] = ['checkpoint: released'];
const steps = [...start, ...tableThere, ...tableAnew, ...everyBatch, lazily, ...end];
const awaits = steps.flatMap((step) => moments.map((moment) => ({ step, moment })));
/**
 * Each await three times, before, during and after it: at its first passing, and twice at random at the first or the second
 * where it is passed again with each batch.
 */
const runs = 3 * awaits.length;

let log: MoneyLog;
/** The table is missing: it is built again from the first event. */
const loseTable = (): Promise<unknown> => log.pool.query('drop table if exists read.tally');
/** A new log after some cases: each case compares the whole table with a fold of the whole log. */
const withinLog = async (index: number): Promise<void> => {
  if (index === 0 || index % 25 !== 0) return;
  await log.close();
  log = await openMoneyLog();
};
beforeAll(async () => {
  log = await openMoneyLog();
});
afterAll(() => log.close());

const blow = fc.record({
  happened: fc.array(happening, { minLength: 4, maxLength: 12 }),
  meanwhile: fc.array(happening, { maxLength: 6 }),
  batchSize: fc.integer({ min: 1, max: 5 }),
  atOnce: fc.option(fc.integer({ min: 1, max: 3 })),
  nth: fc.integer({ min: 1, max: 2 }),
  afterMs: fc.nat(3),
});
type Blow = typeof blow extends fc.Arbitrary<infer Value> ? Value : never;
/** A table that is rebuilt reads the whole log, which would take long in small batches. */
const batchSizeOf = ({ step }: Death, small: number): number => (tableAnew.includes(step) ? 100 * small : small);
/** Applied in every case: no other event of its stream can be parked. */
const applied: Happening = { stream: 100, what: 'moved', from: 1, to: 2, amount: 3 };
/** What is only for others comes last, and by itself: divided batches are read as larger ones. */
const happeningBefore = ({ step }: Death, given: Blow): Blow => {
  const happened = [applied, ...given.happened];
  return step === lazily
    ? { ...given, happened: [...happened, ofOthers], meanwhile: [], batchSize: 1, atOnce: null }
    : { ...given, happened };
};
const ofOthers: Happening = { stream: 1, what: 'other', from: 1, to: 2, amount: 3 };
const deathAt = (index: number, { nth, afterMs }: { nth: number; afterMs: number }): Death => {
  const { step, moment } = awaits[index % awaits.length] ?? { step: 'commit', moment: 'before' };
  const again = index >= awaits.length && everyBatch.includes(step) ? nth : 1;
  return { step, moment, nth: again, afterMs, signal: 'SIGKILL' };
};

const toTheHead = (orders: Partial<ProjectorOrders> = {}) =>
  startChild(new URL('./testing/projector-process.ts', import.meta.url), {
    url: log.url,
    version: 1,
    batchSize: 3,
    atOnce: null,
    steal: true,
    until: 'head',
    death: null,
    ...orders,
  } satisfies ProjectorOrders);

const expectAllApplied = async (): Promise<void> => {
  const now = await seen(log.pool);
  await expectFoldUpToCheckpoint(now, log);
  expect(now.position).toBe(await log.store.head());
};

test(
  'given SIGKILL at any await of a projector’s batch, then rows and checkpoint match, and the next projector continues from there',
  async () => {
    const deaths = createDeaths(awaits);
    await prove(
      blow,
      async (blow, index) => {
        await withinLog(index);
        const dying = deathAt(index, blow);
        const given = happeningBefore(dying, blow);
        if (tableAnew.includes(dying.step)) await loseTable();
        await log.append(given.happened);
        // A divided batch is read only once, so the second read, at which this case kills, wouldn't happen.
        const atOnce = dying.step === 'log: read' ? null : given.atOnce;
        const child = toTheHead({ batchSize: batchSizeOf(dying, given.batchSize), atOnce, death: dying });
        const appending = log.append(given.meanwhile);
        if ((await child.ended) === 'SIGKILL') deaths.note(dying);
        await appending;
        // Before the very first claim there is no table yet.
        const { rows } = await log.pool.query<{ there: boolean }>(
          `select to_regclass('read.tally') is not null as there`,
        );
        if (rows[0]?.there) await expectFoldUpToCheckpoint(await seen(log.pool), log);
      },
      runs,
    );
    expect(deaths.missing()).toEqual([]);
    expect(await toTheHead().ended).toBe('0');
    await expectAllApplied();
  },
  propertyTimeout,
);

/** Runs a runner in this process to the log's head, with the interruptions of `at`. */
const runToTheHead = async (at: AtStep, batchSize: number): Promise<void> => {
  const pool = createPool(log.url, { application_name: 'a projector', max: 4 });
  const runner = createProjectionRunner({
    source: logThrough(log.store, at),
    db: dbThrough(pool, at),
    projections: [tally()],
    batchSize,
    backOff: { firstMs: 1, longestMs: 5 },
  });
  try {
    await untilItWorks(() => runner.start());
    await log.until(await log.store.head());
  } finally {
    await runner.stop();
    await pool.end();
  }
};

/** A start is refused while the database is unavailable, and is repeated, as an operator restarts the service. */
const untilItWorks = async (work: () => Promise<void>): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === 20) throw error;
    }
  }
};

test(
  'given the server ends all its connections at any await of a batch, then it continues by itself, and nothing is lost or applied twice',
  async () => {
    const deaths = createDeaths(awaits);
    await prove(
      blow,
      async (blow, index) => {
        await withinLog(index);
        const dying = deathAt(index, blow);
        const given = happeningBefore(dying, blow);
        if (tableAnew.includes(dying.step)) await loseTable();
        await log.append(given.happened);
        const die = dieAt(dying, async () => {
          deaths.note(dying);
          await log.endConnections();
        });
        await runToTheHead(die, batchSizeOf(dying, given.batchSize));
        await expectAllApplied();
      },
      runs,
    );
    expect(deaths.missing()).toEqual([]);
  },
  propertyTimeout,
);

test('every await of a projector has a name here', async () => {
  const passed = new Set<Step>();
  await log.append([{ ...ofOthers, what: 'moved' }, ofOthers]);
  await loseTable();
  while (!passed.has('parked: read')) await runToTheHead((step) => void passed.add(step), 1);
  for (const beat of ['checkpoint: renewed', 'log’s end: checkpoints read'] as const) passed.delete(beat);
  expect(passed).toEqual(new Set(steps));
});
