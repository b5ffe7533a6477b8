import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type Identity, likePairs, mastersLike } from '@nomucheck/projections/cases/case-work/duplicates.ts';
import type { DbPool } from '@nomucheck/projections/runner/db.ts';
import { underLock } from '../refining/under-lock.ts';

/** Prevents that one decision is accepted twice. */
export type Duplicates = {
  /**
   * Those of these cases that are similar to a master case or to an earlier one of these, each with the similar ones.
   * It knows everything that was accepted until now. Throws `unavailable` while the read models are behind.
   */
  among(ids: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** The master cases that are similar to this case, if its record names its decision so; else as `among`. */
  of(id: string, identity: Identity): Promise<readonly string[]>;
  /**
   * One acceptance at a time in all processes: of two copies that are accepted at the same moment, the second sees
   * the first.
   */
  inTurn<Result>(accept: () => Promise<Result>): Promise<Result>;
};

/** The number of the advisory lock that accepting a case takes. Any number that no other lock uses. */
export const acceptLock = 5_120_734;

export const createDuplicates = (db: DbPool, caughtUp: () => Promise<boolean>): Duplicates => ({
  among: async (ids) => {
    if (ids.length === 0) return new Map();
    // It must know what was accepted a moment ago.
    if (!(await caughtUp())) throw new DomainError('unavailable');
    const pairs = await likePairs(db, ids);
    const place = new Map(ids.map((id, at) => [id, at]));
    const isBefore = (other: string, id: string): boolean => (place.get(other) ?? -1) < (place.get(id) ?? -1);
    const like = new Map<string, string[]>();
    for (const { id, other, otherIsMaster } of pairs)
      if (otherIsMaster || isBefore(other, id)) like.set(id, [...(like.get(id) ?? []), other]);
    return like;
  },
  of: async (id, identity) => {
    if (!(await caughtUp())) throw new DomainError('unavailable');
    return mastersLike(db, id, identity);
  },
  inTurn: (accept) => underLock(db, acceptLock, accept),
});
