import type pg from 'pg';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Projection } from '../../../../../projections/runner/projection.ts';
import { hashOfTable } from '../../../../../projections/runner/rebuild/compare.ts';
import { createProjectionRunner } from '../../../../../projections/runner/runner.ts';
import { type FakeLog, fakeLog, type LoggedEvent } from '../../../../../projections/testing/fake-source.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { startTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';

/** A real database for the tests of one file, with read models that follow a log on it. */
export const readModelDatabase = () => {
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

  const follow = async <Row extends object>(log: FakeLog, projection: Projection<Row>): Promise<void> => {
    const runner = createProjectionRunner({ source: log, db: pool, projections: [projection] });
    await runner.start();
    expect(await runner.waitFor(await log.head(), [projection.name], { timeoutMs: 30_000 })).toBe('passed');
    await runner.stop();
  };

  return {
    pool: (): pg.Pool => pool,
    follow,
    /** Empties the database and applies these events to the projection. */
    given: async <Row extends object>(
      projection: Projection<Row>,
      events: readonly LoggedEvent[],
      sizes?: readonly number[],
    ) => {
      await pool.query('drop schema if exists read cascade');
      const log = fakeLog(sizes);
      log.append(...events);
      await follow(log, projection);
      return log;
    },
    /** The live table's hash, and the hash of the same table rebuilt from the beginning in one batch. */
    liveAndRebuilt: async <Row extends object>(
      projection: Projection<Row>,
      log: FakeLog,
    ): Promise<[string, string]> => {
      const { hash: live } = await hashOfTable(pool, projection.table);
      await pool.query(`drop table read.${projection.table.name}`);
      const again = fakeLog([log.events.length + 1]);
      again.append(...log.events);
      await follow(again, projection);
      const { hash: rebuilt } = await hashOfTable(pool, projection.table);
      return [live, rebuilt];
    },
  };
};
