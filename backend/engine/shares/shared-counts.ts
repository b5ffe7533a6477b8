import { LRUCache } from 'lru-cache';
import type { Allowance, Attempts } from '../vault/attempts.ts';
import type { SubjectOf } from '../vault/counted-subjects.ts';

/** `name` tells the windows of one thing apart. */
export type SharedAllowance = Omit<Allowance, 'subject'> & { readonly name: string };

/**
 * Counts that hold for all processes together, at next to no cost: a process adds what it has counted to the vault's
 * counters when it is a twentieth of the smallest allowance. So all of them together exceed it by a twentieth for each
 * process at most, and a caller who sends little costs no statement.
 */
export type SharedCounts = {
  /** Counts one, or this many; returns the seconds until there may be another, 0 where there may be one now. */
  count(what: string, allowances: readonly SharedAllowance[], amount?: number): number;
  /** The same for many at once: the vault is asked before it is answered, so these never exceed what is allowed. */
  countMany(what: string, allowances: readonly SharedAllowance[], amount: number): Promise<number>;
};

/** As a size in place of `max`, for which a cache would make room at once. */
const mostKnown = { maxSize: 50_000, sizeCalculation: () => 1 };
const partOfAllowance = 20;

export const createSharedCounts = (parts: {
  readonly attempts: Pick<Attempts, 'spend'>;
  readonly subjectOf: SubjectOf;
  readonly now?: () => number;
}): SharedCounts => {
  const { attempts, subjectOf, now = () => performance.now() } = parts;
  /** What this process has counted and not added yet. */
  const counted = new LRUCache<string, number>(mostKnown);
  const refusedUntil = new LRUCache<string, number>(mostKnown);

  const add = async (what: string, allowances: readonly SharedAllowance[], amount: number): Promise<number> => {
    const wanted = allowances.map(({ name, ...rest }) => ({ ...rest, subject: subjectOf('calls', name, what) }));
    const seconds = await attempts.spend(wanted, amount);
    if (seconds > 0) refusedUntil.set(what, now() + seconds * 1_000);
    return seconds;
  };

  return {
    count: (what, allowances, counting = 1) => {
      const wait = (refusedUntil.get(what) ?? 0) - now();
      if (wait > 0) return Math.ceil(wait / 1_000);
      const amount = (counted.get(what) ?? 0) + counting;
      const step = Math.max(1, Math.floor(Math.min(...allowances.map(({ most }) => most)) / partOfAllowance));
      counted.set(what, amount < step ? amount : 0);
      // While the vault is away, each process still has its own counters.
      if (amount >= step) add(what, allowances, amount).catch(() => {});
      return 0;
    },
    countMany: async (what, allowances, amount) => {
      const before = counted.get(what) ?? 0;
      counted.set(what, 0);
      return add(what, allowances, before + amount);
    },
  };
};
