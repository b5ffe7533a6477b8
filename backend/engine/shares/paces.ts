import { LRUCache } from 'lru-cache';

/** Counts a task of this party, or one that costs as much as several; returns the milliseconds in which what it has taken beyond its burst is regained. */
export type Paces = { restOf(party: string, cost?: number): number };

const mostParties = 50_000;
/** In tasks: parallel ones may all take before the first is regained. */
const mostDebt = 20;

/** A bucket of tokens for each party: a task takes one, and so many come back a second. */
export const createPaces = (
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number = () => performance.now(),
): Paces => {
  // A size in place of `max`, for which the cache would make room at once.
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({
    maxSize: mostParties,
    sizeCalculation: () => 1,
  });
  return {
    restOf: (party, cost = 1) => {
      const at = now();
      const known = buckets.get(party);
      const regained = known ? known.tokens + ((at - known.at) / 1_000) * perSecond : burst;
      const tokens = Math.max(-mostDebt, Math.min(burst, regained) - cost);
      buckets.set(party, { tokens, at });
      return tokens < 0 ? (-tokens / perSecond) * 1_000 : 0;
    },
  };
};
