import { createPool } from '../../postgres/connections/pool.ts';
import type { EventLog } from '../log-adapter.ts';
import { importEvents } from './appending/import-events.ts';
import { noteResealed } from './plain-text/note-resealed.ts';
import { sealPlainText } from './plain-text/seal-plain-text.ts';
import { createPostgresEventStore, logMigrations } from './postgres-event-store.ts';

/** The log in schema `log` of the service's database. */
export const postgresLog = (databaseUrl: string): EventLog => ({
  isInDatabase: true,
  migrations: [logMigrations],
  preparations: (parts) => [sealPlainText(parts)],
  isThere: () => withPool(databaseUrl, isThere),
  open: (options = {}) => createPostgresEventStore({ url: databaseUrl, ...options }),
  importer: (ownerUrl) => {
    const pool = createPool(ownerUrl, { max: 1, statement_timeout: 0, application_name: 'nomucheck log importer' });
    return { import: (events) => importEvents(pool, events), close: () => pool.end() };
  },
  noteAtStart: (store, at) => withPool(databaseUrl, (pool) => noteResealed(store, pool, at)),
});

type Pool = ReturnType<typeof createPool>;

const isThere = async (pool: Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ there: boolean }>(`select to_regclass('log.events') is not null as there`);
  return rows[0]?.there === true;
};

const withPool = async <Result>(url: string, work: (pool: Pool) => Promise<Result>): Promise<Result> => {
  const pool = createPool(url, { max: 1 });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
};
