import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { startTestDatabase } from '../../engine/testing/test-database.ts';

const migrations = new URL('../migrations/', import.meta.url);

/** A database with the crawler's own tables and nothing else; they are empty at the beginning of each test. */
export const crawlTables = (): (() => pg.Pool) => {
  let pool: pg.Pool;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await startTestDatabase();
    drop = database.close;
    pool = createPool(database.url, { max: 8 });
    await pool.query('create schema vault');
    for (const name of (await readdir(migrations)).toSorted())
      await pool.query(await readFile(new URL(name, migrations), 'utf8'));
  });
  beforeEach(async () => {
    const { rows } = await pool.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'vault'`,
    );
    await pool.query(`truncate ${rows.map(({ name }) => `vault.${pg.escapeIdentifier(name)}`).join(', ')}`);
  });
  afterAll(async () => {
    await pool.end();
    await drop();
  });
  return () => pool;
};
