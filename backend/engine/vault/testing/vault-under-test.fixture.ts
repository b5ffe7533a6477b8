import type pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { createPool } from '../../postgres/connections/pool.ts';
import { migrate } from '../../postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { createVault, type Vault } from '../vault.ts';

/** A vault on a database of its own, for the tests of one file. */
export const vaultUnderTest = () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let vault: Vault;
  beforeAll(async () => {
    database = await startTestDatabase();
    pool = createPool(database.url);
    await migrate(pool, [{ schema: 'vault', folder: new URL('../migrations/', import.meta.url) }]);
    vault = createVault(pool);
  });
  afterAll(async () => {
    await pool.end();
    await database.close();
  });
  return {
    pool: (): pg.Pool => pool,
    vault: (): Vault => vault,
    /** Moves a row's times into the past by this many seconds. */
    pass: (table: string, columns: readonly string[], seconds: number) =>
      pool.query(`update vault.${table} set ${columns.map((c) => `${c} = ${c} - interval '${seconds} s'`).join()}`),
  };
};
