import { PostgresConnection } from 'bullmq';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrate } from '../postgres/migrations.ts';
import { createPool } from '../postgres/pool.ts';
import { startTestDatabase, type TestDatabase } from '../postgres/test-database.ts';
import { migrateQueue } from './bullmq-jobs.ts';

/** What patient-postgres-backend.ts is there for, of the installed version: a test that fails says that its part can go. */
let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
});
afterEach(async () => {
  await pool.end();
  await database.close();
});

it('a connection of BullMQ’s own asks once: what was not ready at first never is', async () => {
  let asked = 0;
  const late = Object.assign(Object.create(pool), {
    connect: async () => {
      asked += 1;
      throw new Error('the database is late');
    },
  });
  const connection = new PostgresConnection(late);
  await expect(connection.waitUntilReady()).rejects.toThrow('late');
  await expect(connection.waitUntilReady()).rejects.toThrow('late');
  expect(asked).toBe(1);
});

it('a connection of BullMQ’s own, given a pool, finds its tables in no schema but its own', async () => {
  await migrate(pool, [], [migrateQueue]);
  await expect(new PostgresConnection(pool).waitUntilReady()).rejects.toThrow(/bullmq/);
});
