import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrations.ts';
import { createPool } from './postgres/pool.ts';
import { startTestDatabase, type TestDatabase } from './postgres/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;
let folder: string;
beforeEach(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  folder = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await pool.end();
  await database.close();
});

const sets = () => [{ schema: 'vault', folder } as const];

test('processes that start together run each file once', async () => {
  await writeFile(
    join(folder, '0001-counter.sql'),
    'create table vault.counter (n int); insert into vault.counter values (1)',
  );
  await Promise.all([migrate(pool, sets()), migrate(pool, sets()), migrate(pool, sets())]);
  expect((await pool.query('select n from vault.counter')).rows).toEqual([{ n: 1 }]);
});

test('a file that fails leaves nothing behind, and the next start tries it again', async () => {
  await writeFile(join(folder, '0001-a.sql'), 'create table vault.a (n int)');
  await writeFile(join(folder, '0002-b.sql'), 'create table vault.b (n no_such_type)');
  await expect(migrate(pool, sets())).rejects.toThrow(/no_such_type/);
  await writeFile(join(folder, '0002-b.sql'), 'create table vault.b (n int)');
  await migrate(pool, sets());
  expect((await pool.query('select count(*)::int as files from meta.migrations')).rows).toEqual([{ files: 2 }]);
});

test('a file that was changed after it had been run is refused', async () => {
  await writeFile(join(folder, '0001-a.sql'), 'create table vault.a (n int)');
  await migrate(pool, sets());
  await writeFile(join(folder, '0001-a.sql'), 'create table vault.a (n bigint)');
  await expect(migrate(pool, sets())).rejects.toThrow('vault/0001-a.sql was changed');
});
