import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declared } from '../../contexts.ts';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { migrate } from '../../engine/postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../../engine/testing/test-database.ts';
import { vaultMigrations } from '../../engine/vault/vault.ts';

const { tablesOfPeople } = declared;

let database: TestDatabase;
let pool: pg.Pool;
let columns: readonly { table_name: string; column_name: string }[];

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [{ ...vaultMigrations, contextFolders: declared.migrations }]);
  const found = await pool.query(
    `select table_name::text, column_name::text from information_schema.columns where table_schema = 'vault'`,
  );
  columns = found.rows;
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

it('each table of the vault declares how a person is erased from it, or that it holds no personal data', () => {
  const tables = new Set(columns.map(({ table_name }) => table_name));
  expect(Object.keys(tablesOfPeople).toSorted()).toEqual([...tables].toSorted());
});

it('each column that has a name of a person’s column is covered by erasure', () => {
  const named = columns.filter(({ column_name }) =>
    /(^|_)(user|person|owner|account|actor|reader)(_id)?$/.test(column_name),
  );
  expect(named.length).toBeGreaterThan(4);
  for (const { table_name, column_name } of named) {
    const table = tablesOfPeople[table_name];
    expect(table && 'people' in table ? table.people : [], `${table_name}.${column_name}`).toContain(column_name);
  }
});

it('each column that is declared to hold people exists', () => {
  for (const [table, stands] of Object.entries(tablesOfPeople)) {
    const there = columns.filter(({ table_name }) => table_name === table).map(({ column_name }) => column_name);
    if ('people' in stands) expect(there).toEqual(expect.arrayContaining([...stands.people]));
  }
});
