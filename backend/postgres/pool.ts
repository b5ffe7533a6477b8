import pg from 'pg';

export type { Pool } from 'pg';

/**
 * A pool that survives its server. An idle client whose server goes away emits `error` on the pool, a checked-out one on
 * itself; without a listener either ends the process (node-postgres #2386, #2439). Nothing waits for ever: a connection has
 * 2 s to come about, a statement 15 s.
 */
export const createPool = (url: string, options: pg.PoolConfig = {}): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'nomucheck',
    ...options,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
};
