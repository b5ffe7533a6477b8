import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';

/** Runs a task under an advisory lock with this number, which only one process can hold. */
export const underLock = async <Result>(db: DbPool, lock: number, act: () => Promise<Result>): Promise<Result> => {
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
