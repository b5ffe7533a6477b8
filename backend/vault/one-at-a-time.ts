import type pg from 'pg';

/** Runs what may run only once at a moment, in all processes together: others of the same name wait. */
export type OneAtATime = <Result>(name: string, run: () => Promise<Result>) => Promise<Result>;

/** By a lock of the database that ends with its transaction, so that a process that dies holds up nobody. */
export const createOneAtATime =
  (pool: Pick<pg.Pool, 'connect'>): OneAtATime =>
  async (name, run) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtextextended('nomucheck one at a time: ' || $1, 0))`, [
        name,
      ]);
      return await run();
    } finally {
      await client.query('rollback').catch(() => {});
      client.release();
    }
  };
