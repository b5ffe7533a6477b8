import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';

/** By lock: the end of the last task of this process that wants it. */
const lastOf = new Map<number, Promise<unknown>>();

/**
 * Runs a task under an advisory lock with this number, which only one process can hold. The task asks the same pool for
 * connections, so tasks of this process wait for each other without one; otherwise those that wait could have all of them.
 */
export const underLock = async <Result>(db: DbPool, lock: number, act: () => Promise<Result>): Promise<Result> => {
  const before = lastOf.get(lock) ?? Promise.resolve();
  const own = before.then(() => locked(db, lock, act));
  const ended = own.catch(() => {});
  lastOf.set(lock, ended);
  try {
    return await own;
  } finally {
    if (lastOf.get(lock) === ended) lastOf.delete(lock);
  }
};

const locked = async <Result>(db: DbPool, lock: number, act: () => Promise<Result>): Promise<Result> => {
  const client = await db.connect();
  let broken = true;
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const result = await act().finally(() => client.query('commit'));
    broken = false;
    return result;
  } catch (error) {
    broken = !(error instanceof DomainError);
    throw error;
  } finally {
    client.release(broken);
  }
};
