import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';

/** SQL files of one part, run in the order of their names (`0001-events.sql`), each once. */
export type MigrationSet = { readonly schema: 'log' | 'vault' | 'work'; readonly folder: string };

/** Any number: it is this service's alone, so that two starting processes take turns. */
const LOCK = 7_236_491;

/**
 * Brings the database to the code's state, forward only, in one transaction under one advisory lock: processes that start
 * together wait for the first, then find nothing to do. A file that was run and has been changed since is refused: what a
 * database went through must stay readable in the repository.
 */
export const migrate = async (pool: pg.Pool, sets: readonly MigrationSet[]): Promise<void> => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(`set local lock_timeout = '30s'; set local statement_timeout = 0`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await client.query('create schema if not exists meta');
    await client.query(
      `create table if not exists meta.migrations (
         schema text not null, name text not null, sha256 text not null, run_at timestamptz not null default now(),
         primary key (schema, name))`,
    );
    for (const set of sets) await runSet(client, set);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
};

const runSet = async (client: pg.PoolClient, { schema, folder }: MigrationSet): Promise<void> => {
  await client.query(`create schema if not exists ${schema}`);
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from meta.migrations where schema = $1',
    [schema],
  );
  const alreadyRun = new Map(rows.map((row) => [row.name, row.sha256]));
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
    const sql = await readFile(join(folder, name), 'utf8');
    const sha256 = createHash('sha256').update(sql).digest('hex');
    const before = alreadyRun.get(name);
    if (before === sha256) continue;
    if (before) throw new Error(`migration ${schema}/${name} was changed after it had been run`);
    await client.query(sql);
    await client.query('insert into meta.migrations (schema, name, sha256) values ($1, $2, $3)', [
      schema,
      name,
      sha256,
    ]);
  }
};
