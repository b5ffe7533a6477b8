import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { GrowingPool } from './growing-pool.ts';
import { protectPool } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database.close());

const open = (patienceMs: number, idleTimeoutMillis = 10_000): GrowingPool => {
  const pool = new GrowingPool({ connectionString: database.url, max: 5, idleTimeoutMillis }, patienceMs);
  protectPool(pool);
  return pool;
};
/** However busy the machine is, its statements take less. */
const longMs = 60_000;
const queries = (pool: GrowingPool, count: number) =>
  Promise.all(Array.from({ length: count }, () => pool.query('select')));

it('many statements that come together share few connections', async () => {
  const pool = open(longMs);
  await queries(pool, 40);
  expect(pool.totalCount).toBe(2);
  await pool.end();
});

it('who holds a connection keeps nobody waiting: one after the other is opened, up to the most', async () => {
  const pool = open(20);
  const held = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  expect([pool.totalCount, pool.most]).toEqual([5, 5]);
  const sixth = pool.query('select');
  held.pop()?.release();
  await sixth;
  expect(pool.totalCount).toBe(5);
  for (const client of held) client.release();
  await pool.end();
});

it('begins with few again once nobody needed the others for a while', async () => {
  const pool = open(500, 20);
  const held = await Promise.all(Array.from({ length: 3 }, () => pool.connect()));
  for (const client of held) client.release();
  await expect.poll(() => pool.totalCount).toBe(0);
  expect(pool.options.max).toBe(2);
  await pool.end();
});
