import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createPool } from './pool.ts';

/** Numbers that only this service uses. Others are the log's (7236492) and the read models' (7236493, 7236495). */
export const locks = {
  migrations: 7_236_491,
  /** What a start writes into the log: its epoch, the first records. */
  beginning: 7_236_494,
  logProofs: 7_236_496,
} as const;

const LOOK_AGAIN_MS = 100;

/**
 * Takes a lock of the connection, which holds it until it is unlocked or closed. It asks again and again in place of waiting
 * in one statement, so that no timeout of a statement applies: another process may hold it for as long as its work takes.
 */
export const takeLock = async (client: Pick<pg.ClientBase, 'query'>, lock: number): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
    if (rows[0]?.mine) return;
    await sleep(LOOK_AGAIN_MS);
  }
};

/** Does the work while no other process of this database does work under the same lock. */
export const underLock = async <Result>(
  databaseUrl: string,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> => {
  // A connection of its own: it stays open for as long as the work takes, and its end gives the lock back.
  const pool = createPool(databaseUrl, { max: 1, idleTimeoutMillis: 0, application_name: 'nomucheck lock' });
  try {
    const client = await pool.connect();
    try {
      await takeLock(client, lock);
      return await work();
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
};
