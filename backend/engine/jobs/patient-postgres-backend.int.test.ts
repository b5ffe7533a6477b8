import { PostgresConnection } from 'bullmq';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createPool } from '../postgres/connections/pool.ts';
import { migrate } from '../postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrateQueue } from './bullmq-jobs.ts';

/**
 * These tests show, for the installed version of BullMQ, why patient-postgres-backend.ts is needed. When one fails,
 * the part of that file that it is about can be removed.
 */
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

it('a connection of BullMQ’s own checks once whether the database is ready, and keeps a negative answer', async () => {
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

it('a connection of BullMQ’s own that is given a pool checks only the schema `bullmq`', async () => {
  await migrate(pool, [], [migrateQueue]);
  await expect(new PostgresConnection(pool).waitUntilReady()).rejects.toThrow(/bullmq/);
});
