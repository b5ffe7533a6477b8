import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import type { TestDatabase } from '../../engine/testing/test-database.ts';
import { startedDatabase } from '../../testing/test-service.fixture.ts';
import { underLock } from './under-lock.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startedDatabase();
});
afterAll(() => database.close());

it('more tasks than there are connections run under one lock, one after the other, also after one has failed', async () => {
  const pool = createPool(database.url, { max: 2 });
  const steps: string[] = [];
  const task = (name: number) => async () => {
    steps.push(`${name} begins`);
    const { rows } = await pool.query<{ name: number }>('select $1::int as name', [name]);
    steps.push(`${name} ends`);
    if (name === 2) throw new Error('the second fails');
    return rows[0]?.name;
  };
  const names = [1, 2, 3, 4, 5, 6];
  const ended = await Promise.allSettled(names.map((name) => underLock(pool, 4711, task(name))));
  expect(ended.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([1, 'failed', 3, 4, 5, 6]);
  expect(steps).toEqual(names.flatMap((name) => [`${name} begins`, `${name} ends`]));
  await pool.end();
});
