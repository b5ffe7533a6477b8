import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { likePairs } from '@nomucheck/projections/cases/case-work/duplicates.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import { underLock } from './under-lock.ts';

/** What keeps one decision from being accepted twice. */
export type Duplicates = {
  /**
   * Of these cases those that are like a master case, or like one of these that stands before it, each with the others: all
   * that was accepted until now is known. `unavailable` while the read models are behind.
   */
  among(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** One acceptance at a time, in whatever process: of two copies that are accepted at one moment one sees the other. */
  inTurn<Result>(accept: () => Promise<Result>): Promise<Result>;
};

/** Any number of no other's. */
const acceptLock = 5_120_734;

export const createDuplicates = (db: DbPool, caughtUp: () => Promise<boolean>): Duplicates => ({
  among: async (ids) => {
    if (ids.length === 0) return new Map();
    // What was accepted a moment ago must be known.
    if (!(await caughtUp())) throw new DomainError('unavailable');
    const pairs = await likePairs(db, ids);
    const place = new Map(ids.map((id, at) => [id, at]));
    const isBefore = (other: string, id: string): boolean => (place.get(other) ?? -1) < (place.get(id) ?? -1);
    const like = new Map<string, string[]>();
    for (const { id, other, otherIsMaster } of pairs)
      if (otherIsMaster || isBefore(other, id)) like.set(id, [...(like.get(id) ?? []), other]);
    return like;
  },
  inTurn: (accept) => underLock(db, acceptLock, accept),
});
