import { cp, mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { declared } from '../../contexts.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { type ForeignMigration, migrate } from '../../engine/postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { vaultMigrations } from '../../engine/vault/vault.ts';

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

const sets = () => [{ schema: 'vault', folder: pathToFileURL(`${folder}/`) } as const];

test('processes that start together run each file once', async () => {
  await writeFile(
    join(folder, '0001-counter.sql'),
    'create table vault.counter (n int); insert into vault.counter values (1)',
  );
  await Promise.all([migrate(pool, sets()), migrate(pool, sets()), migrate(pool, sets())]);
  expect((await pool.query('select n from vault.counter')).rows).toEqual([{ n: 1 }]);
});

test('a file that fails has no effect, and the next start runs it again', async () => {
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

test('two files with one number are refused before either runs, because their order would be arbitrary', async () => {
  await writeFile(join(folder, '0001-a.sql'), 'create table vault.a (n int)');
  await writeFile(join(folder, '0002-b.sql'), 'create table vault.b (n int)');
  await writeFile(join(folder, '0002-c.sql'), 'create table vault.c (n int)');
  await expect(migrate(pool, sets())).rejects.toThrow('vault/0002-b.sql, 0002-c.sql');
  expect((await pool.query(`select from pg_tables where schemaname = 'vault'`)).rowCount).toBe(0);
});

test('files of one schema run in the order of their numbers, whatever their folders are, and each runs once', async () => {
  const context = join(folder, 'context');
  await mkdir(context);
  await writeFile(join(folder, '0001-a.sql'), 'create table vault.a (n int)');
  await writeFile(join(context, '0002-a-longer.sql'), 'alter table vault.a add column m int');
  await writeFile(join(folder, '0003-a-shorter.sql'), 'alter table vault.a drop column m');
  const both = sets().map((set) => ({ ...set, contextFolders: [pathToFileURL(`${context}/`)] }));
  await migrate(pool, both);
  await rename(join(context, '0002-a-longer.sql'), join(folder, '0002-a-longer.sql'));
  await migrate(pool, both);
  const { rows } = await pool.query(`select name from meta.migrations where schema = 'vault' order by name`);
  expect(rows.map(({ name }) => name)).toEqual(['0001-a.sql', '0002-a-longer.sql', '0003-a-shorter.sql']);
});

test('the four pairs that ran before numbers were checked keep their names, and no third file may have such a number', async () => {
  await migrate(pool, [{ ...vaultMigrations, contextFolders: declared.migrations }]);

  for (const each of [vaultMigrations.folder, ...declared.migrations]) await cp(each, folder, { recursive: true });
  await writeFile(join(folder, '0003-third.sql'), 'create table vault.third (n int)');
  await expect(migrate(pool, sets())).rejects.toThrow('0003-third.sql');
});

test('a library’s own migrations run under the same lock, one process after the other, and after ours', async () => {
  await writeFile(join(folder, '0001-turns.sql'), 'create table vault.turns (n int)');
  let atOnce = 0;
  const library: ForeignMigration = async (client) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await client.query('begin');
    await client.query('insert into vault.turns select count(*) from vault.turns');
    await client.query('commit');
    atOnce -= 1;
  };
  await Promise.all([1, 2, 3].map(() => migrate(pool, sets(), [library])));
  expect((await pool.query('select n from vault.turns order by n')).rows).toEqual([{ n: 0 }, { n: 1 }, { n: 2 }]);
});

test('a failed migration releases the lock and resets the connections', async () => {
  const small = createPool(database.url, { max: 1 });
  const library: ForeignMigration = async (client) => {
    await client.query('begin');
    await client.query('select no_such_column');
  };
  await expect(migrate(small, sets(), [library])).rejects.toThrow(/no_such_column/);
  await migrate(small, sets());
  expect((await small.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '15s' }]);
  expect((await small.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
  expect(
    (
      await pool.query(
        `select from pg_locks join pg_database d on d.oid = database where datname = current_database() and locktype = 'advisory'`,
      )
    ).rowCount,
  ).toBe(0);
  await small.end();
});
