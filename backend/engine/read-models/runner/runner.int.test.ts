import { START } from '@nomucheck/domain/kernel/log/position.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { slowness } from '../../../../.config/machine-pace.ts';
import { applyBatch } from '../../../../projections/runner/apply-batch.ts';
import { claim, createCheckpoints, projectionStates } from '../../../../projections/runner/checkpoint.ts';
import type { DbPool } from '../../../../projections/runner/db.ts';
import { hashOfTable } from '../../../../projections/runner/rebuild/compare.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner, type RunnerParts } from '../../../../projections/runner/runner.ts';
import { OwnershipLost } from '../../../../projections/runner/subscriptions/failure.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import { type FakeLog, fakeLog, positionAt } from '../../../../projections/testing/fake-source.ts';
import { type TallyRow, tally } from '../../../../projections/testing/tally.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** The usual two seconds of waiting are too few when the machine is busy. */
const patiently = { timeoutMs: 30_000 };

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
});
afterAll(async () => {
  await pool.end();
  await database.close();
});
beforeEach(async () => {
  await pool.query('drop schema if exists read cascade');
});

const moved = (from: string, to: string, amount: unknown) => ({
  stream: 'till-1',
  type: 'Moved',
  data: { from, to, amount },
});
const somethingElse = { stream: 'other-1', type: 'SomethingElse', data: {} };

const rowsOf = async (log: FakeLog): Promise<ReadonlyMap<string, TallyRow>> => {
  const { rows } = await pool.query<{ account: string }>('select account from read.tally');
  const keys = rows.map((row) => row.account);
  expect(new Set(keys)).toEqual(new Set(foldLog(tally(), log.events).keys()));
  return loadRows<TallyRow>(pool, tally().table, keys);
};

const running = async (log: FakeLog, parts: Partial<RunnerParts> = {}) => {
  const runner = createProjectionRunner({ source: log, db: pool, projections: [tally()], ...parts });
  await runner.start();
  return Object.assign(runner, { [Symbol.asyncDispose]: runner.stop });
};

describe('a projection follows the log', () => {
  test('events appended before and after the start are in the table after a wait for them', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5));
    await using runner = await running(log);
    expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    log.append(moved('b', 'c', 2));
    expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });

  test('the last commits that a killed server lost are applied again without a new event', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5), moved('b', 'c', 2));
    await using runner = await running(log);
    expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    await pool.query(`with forgotten as (delete from read.tally) update read.checkpoints set position = '${START}'`);
    await expect
      .poll(async () => (await projectionStates(pool))[0])
      .toMatchObject({ position: positionAt(2), beyondLog: false, owned: true });
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });

  test('the checkpoint moves over events that the projection does not take, within a second and before its owner ends', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5));
    const runner = await running(log);
    const state = async () => (await projectionStates(pool))[0];
    for (const events of [1, 2]) {
      log.append(...Array.from({ length: events }, () => somethingElse));
      expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
      await expect
        .poll(state, { timeout: 20_000 })
        .toMatchObject({ position: await log.head(), owned: true, parkedEvents: 0 });
    }
    log.append(somethingElse);
    expect(await runner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    await runner.stop();
    expect(await state()).toMatchObject({ position: await log.head(), owned: false });
  });

  test('stopped and started again, it continues where it was', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5));
    const first = await running(log);
    await first.waitFor(await log.head(), ['tally'], patiently);
    await first.stop();
    log.append(moved('a', 'b', 6));
    await using runner = await running(log, { steal: false });
    await runner.waitFor(await log.head(), ['tally'], patiently);
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });

  test('a changed version rebuilds the table from the first event', async () => {
    const log = fakeLog();
    log.append(moved('a', 'b', 5));
    const first = await running(log);
    await first.waitFor(await log.head(), ['tally'], patiently);
    const before = await hashOfTable(pool, tally().table);
    await first.stop();
    await pool.query(`update read.tally set balance = 77; insert into read.tally values ('ghost', 1, 1, now(), '{}')`);
    await using runner = await running(log, { projections: [tally(2)] });
    await runner.waitFor(await log.head(), ['tally'], patiently);
    expect(await hashOfTable(pool, tally().table)).toEqual(before);
  });
});

describe('waiting for a position', () => {
  test('a position beyond the head is answered at once', async () => {
    await using runner = await running(fakeLog());
    const began = performance.now();
    expect(await runner.waitFor(positionAt(9), ['tally'])).toBe('beyond_head');
    const took = performance.now() - began;
    expect(took).toBeLessThan(500 * (await slowness()));
  });

  test('works from a process that runs no projection itself', async () => {
    const log = fakeLog();
    await using _owner = await running(log);
    await using reader = await running(log, { projections: [] });
    log.append(moved('a', 'b', 1));
    expect(await reader.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
  });

  test('that is of others is not waited for by a process that is not the owner, wherever the checkpoint is', async () => {
    const log = fakeLog();
    await using owner = await running(log);
    await using reader = await running(log, { steal: false });
    log.append(moved('a', 'b', 1));
    expect(await reader.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    const holding = await pool.connect();
    await holding.query('begin; select from read.checkpoints for update');
    log.append(somethingElse, somethingElse);
    const ofOthers = await log.head();
    expect(await reader.waitFor(ofOthers, ['tally'], patiently)).toBe('passed');
    log.append(moved('a', 'b', 2));
    expect(await reader.waitFor(ofOthers, ['tally'], patiently)).toBe('passed');
    expect(await reader.waitFor(await log.head(), ['tally'], { timeoutMs: 200 })).toBe('late');
    await holding.query('rollback');
    holding.release();
    expect(await reader.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
    expect(await owner.waitFor(await log.head(), ['tally'], patiently)).toBe('passed');
  });

  test('ends when its time is over', async () => {
    const log = fakeLog();
    await using runner = await running(log, { projections: [] });
    log.append(moved('a', 'b', 1));
    expect(await runner.waitFor(await log.head(), ['tally'], { timeoutMs: 80 })).toBe('late');
  });
});

describe('ownership', () => {
  test('a checkpoint that is locked for long delays no other one, and no other lease is lost', async () => {
    const log = fakeLog();
    const other = { ...tally(), name: 'other', table: { ...tally().table, name: 'other' } };
    await using runner = await running(log, { projections: [tally(), other] });
    log.append(moved('a', 'b', 1));
    expect(await runner.waitFor(await log.head(), ['tally', 'other'], patiently)).toBe('passed');
    const stateOfOther = async () => {
      const { rows } = await pool.query<{ position: string; until: Date }>(
        `select position, lease_until as until from read.checkpoints where name = 'other'`,
      );
      return { position: rows[0]?.position ?? '', until: rows[0]?.until.getTime() ?? 0 };
    };
    const holding = await pool.connect();
    await holding.query(`begin; select from read.checkpoints where name = 'tally' for update`);
    log.append(somethingElse);
    await expect.poll(stateOfOther).toMatchObject({ position: await log.head() });
    // Only the heartbeat renews it now.
    const { until } = await stateOfOther();
    await expect.poll(async () => (await stateOfOther()).until).toBeGreaterThan(until);
    await holding.query('rollback');
    holding.release();
    await expect
      .poll(async () => (await projectionStates(pool)).map(({ name, position }) => [name, position]))
      .toEqual([
        ['other', await log.head()],
        ['tally', await log.head()],
      ]);
  });

  test('of two owners only the one with the later epoch writes', async () => {
    const log = fakeLog();
    const [event] = log.append(moved('a', 'b', 5));
    if (!event) throw new Error('nothing was appended');
    const batch = { events: [event], position: event.position, atHead: true };
    await createCheckpoints(pool);
    const paused = await claim(pool, tally(), 'paused', false);
    const thief = await claim(pool, tally(), 'thief', true);
    if (!paused || !thief) throw new Error('both should have held it');
    await expect(applyBatch(pool, tally(), paused, batch)).rejects.toBeInstanceOf(OwnershipLost);
    expect((await pool.query('select * from read.tally')).rows).toEqual([]);
    await applyBatch(pool, tally(), thief, batch);
    await expect(applyBatch(pool, tally(), paused, batch)).rejects.toBeInstanceOf(OwnershipLost);
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });

  test('a lease that is kept is not taken; one that ran out is', async () => {
    await createCheckpoints(pool);
    expect(await claim(pool, tally(), 'one', false)).not.toBeNull();
    expect(await claim(pool, tally(), 'two', false)).toBeNull();
    await pool.query(`update read.checkpoints set lease_until = now() - interval '1 second'`);
    expect(await claim(pool, tally(), 'two', false)).not.toBeNull();
  });

  test('the same batch again changes nothing', async () => {
    const log = fakeLog();
    const events = log.append(moved('a', 'b', 5), moved('b', 'a', 2));
    await createCheckpoints(pool);
    const hold = await claim(pool, tally(), 'me', false);
    if (!hold) throw new Error('nobody else is there');
    const batch = { events, position: positionAt(2), atHead: true };
    const { hold: next } = await applyBatch(pool, tally(), hold, batch);
    const before = await hashOfTable(pool, tally().table);
    await applyBatch(pool, tally(), next, batch);
    expect(await hashOfTable(pool, tally().table)).toEqual(before);
  });

  test('two runners that take the ownership from each other still end with one fold of the log', async () => {
    const log = fakeLog([1, 3, 2]);
    await using _one = await running(log);
    for (let amount = 0; amount < 30; amount += 1) log.append(moved('a', 'b', amount));
    await using two = await running(log);
    for (let amount = 0; amount < 30; amount += 1) log.append(moved('b', 'c', amount));
    expect(await two.waitFor(await log.head(), ['tally'], { timeoutMs: 30_000 })).toBe('passed');
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });
});

describe('a database that fails at times', () => {
  /** Fails before or after carrying out the statement, so that the outcome is sometimes unknown; `dice` decides. */
  const flaky = (dice: () => number): DbPool => ({
    connect: () => pool.connect(),
    query: async (text, values) => {
      if (dice() < 0.1) throw new Error('the connection broke before the query');
      const result = await pool.query(text, values);
      if (dice() < 0.1) throw new Error('the connection broke after the query');
      return result;
    },
  });

  /** Uniform and repeatable (mulberry32); fast-check's own numbers are biased toward the limits. */
  const diceOf = (seed: number) => {
    let state = seed;
    return (): number => {
      state = (state + 0x6d2b79f5) | 0;
      let x = Math.imul(state ^ (state >>> 15), 1 | state);
      x = (x + Math.imul(x ^ (x >>> 7), 61 | x)) ^ x;
      return ((x ^ (x >>> 14)) >>> 0) / 2 ** 32;
    };
  };

  test('with random batch sizes and failures between any two steps, the table ends as one fold of the log', async () => {
    const account = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const event = fc.oneof(
      { weight: 5, arbitrary: fc.tuple(account, account, fc.integer({ min: 0, max: 99 })).map((t) => moved(...t)) },
      { weight: 1, arbitrary: account.map((name) => ({ stream: 'till-1', type: 'Closed', data: { account: name } })) },
      { weight: 1, arbitrary: fc.constant(somethingElse) },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 1, maxLength: 30 }),
        fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1 }),
        fc.integer({ min: 0, max: 2 ** 31 }),
        fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
        async (events, sizes, seed, atOnce) => {
          await pool.query('drop schema if exists read cascade');
          await createCheckpoints(pool);
          const log = fakeLog(sizes);
          const half = Math.floor(events.length / 2);
          log.append(...events.slice(0, half));
          const db = flaky(diceOf(seed));
          // Smaller than a batch: then each part is read while the one before is written.
          const projections = [{ ...tally(), ...(atOnce === undefined ? {} : { atOnce }) }];
          const parts = { source: log, db, projections, backOff: { firstMs: 1, longestMs: 5 } };
          const killed = createProjectionRunner(parts);
          await startThroughFailures(killed);
          log.append(...events.slice(half));
          await killed.stop();
          const runner = createProjectionRunner(parts);
          await startThroughFailures(runner);
          await waitThroughFailures(runner, await log.head());
          await runner.stop();
          expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
        },
      ),
      { numRuns: 50 },
    );
  }, 120_000);

  const startThroughFailures = async (runner: { start: () => Promise<void> }): Promise<void> => {
    for (;;)
      if (
        await runner.start().then(
          () => true,
          () => false,
        )
      )
        return;
  };
  const waitThroughFailures = async (runner: Awaited<ReturnType<typeof createProjectionRunner>>, position: string) => {
    for (;;) if ((await runner.waitFor(position, ['tally']).catch(() => 'failed')) === 'passed') return;
  };

  test('connections that the server ends are opened again, and nothing is lost or applied twice', async () => {
    const log = fakeLog([2, 5]);
    await using runner = await running(log);
    for (let round = 0; round < 10; round += 1) {
      for (let amount = 0; amount < 20; amount += 1) log.append(moved('a', 'b', amount));
      await pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
    }
    expect(await runner.waitFor(await log.head(), ['tally'], { timeoutMs: 15_000 })).toBe('passed');
    expect(await rowsOf(log)).toEqual(foldLog(tally(), log.events));
  });
});
