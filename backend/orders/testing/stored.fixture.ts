import { expect } from 'vitest';
import { createPool } from '../../engine/postgres/connections/pool.ts';
import { behindIn } from '../../testing/caught-up.fixture.ts';
import type { TestService } from '../../testing/test-service.fixture.ts';

/** What a database holds: the log and the read models as hashes of their rows, of each other table how many rows. */
export type Stored = Readonly<Record<string, string>>;

/** What a process writes without being asked: its leases, and how far it has read. */
const always: ReadonlySet<string> = new Set(['read.checkpoints', 'work.process_managers']);

const allTables = `select schemaname || '.' || relname as name from pg_stat_user_tables
  where schemaname in ('log', 'read', 'work', 'vault') order by 1`;

const contentOf = (table: string): string =>
  /^(log|read)\./.test(table)
    ? `select '${table}' as name, coalesce(md5(string_agg(t::text, ',' order by t::text)), '') as content from ${table} t`
    : `select '${table}', count(*)::text from ${table}`;

/** Reads it as the database's owner. `counted` is the sum of all counters of tries. */
export const openStored = (test: TestService) => {
  const pool = createPool(test.databaseUrl, { max: 1 });
  let everything: string | null = null;
  return {
    read: async (): Promise<Stored> => {
      await expect.poll(() => behindIn(test, ['read models'])).toEqual([]);
      if (everything === null) {
        const { rows } = await pool.query<{ name: string }>(allTables);
        const tables = rows.map(({ name }) => name).filter((name) => !always.has(name));
        everything = tables.map(contentOf).join(' union all ');
      }
      const { rows } = await pool.query<{ name: string; content: string }>(everything);
      return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
    },
    counted: async (): Promise<number> => {
      const { rows } = await pool.query<{ tries: number }>(
        'select coalesce(sum(failures), 0)::int as tries from vault.attempts',
      );
      return rows[0]?.tries ?? 0;
    },
    close: () => pool.end(),
  };
};
