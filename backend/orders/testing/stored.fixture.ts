import { expect } from 'vitest';
import { createPool } from '../../engine/postgres/pool.ts';
import type { TestService } from '../../engine/testing/test-service.fixture.ts';

/** What a database holds: the log and the read models word for word, of the other tables how many rows. */
export type Stored = Readonly<Record<string, string>>;

/** What a process writes without being asked: its leases, and how far it has read. */
const always: ReadonlySet<string> = new Set(['read.checkpoints', 'work.process_managers']);

/** Reads it as the database's owner. `counted` is the sum of all counters of tries. */
export const openStored = (test: TestService) => {
  const pool = createPool(test.databaseUrl, { max: 2 });
  const textOf = async (query: string): Promise<string> =>
    (await pool.query<{ text: string }>(`select (${query})::text as text`)).rows[0]?.text ?? '';
  return {
    read: async (): Promise<Stored> => {
      const behind = `select exists (select from read.checkpoints where position < '${await test.service.store.head()}')`;
      await expect.poll(() => textOf(behind)).toBe('false');
      const { rows } = await pool.query<{ name: string }>(
        `select schemaname || '.' || relname as name from pg_stat_user_tables
         where schemaname in ('log', 'read', 'work', 'vault') order by 1`,
      );
      const tables = rows.map(({ name }) => name).filter((name) => !always.has(name));
      const found = await Promise.all(
        tables.map(async (table): Promise<readonly [string, string]> => {
          const isWord = /^(log|read)\./.test(table);
          const rowsText = `select coalesce(md5(string_agg(t::text, ',' order by t::text)), '') from ${table} t`;
          return [table, await textOf(isWord ? rowsText : `select count(*) from ${table}`)];
        }),
      );
      return Object.fromEntries(found);
    },
    counted: async (): Promise<number> => Number(await textOf('select coalesce(sum(failures), 0) from vault.attempts')),
    close: () => pool.end(),
  };
};
