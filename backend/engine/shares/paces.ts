import { LRUCache } from 'lru-cache';

/** Counts a task of this party; true once it has used up its burst. */
export type Paces = { isUsedUp(party: string): boolean };

const mostParties = 50_000;

/** A bucket of tokens for each party: a task takes one, and so many come back a second. */
export const createPaces = (
  { burst, perSecond }: { readonly burst: number; readonly perSecond: number },
  now: () => number = () => performance.now(),
): Paces => {
  const buckets = new LRUCache<string, { readonly tokens: number; readonly at: number }>({ max: mostParties });
  return {
    isUsedUp: (party) => {
      const at = now();
      const known = buckets.get(party);
      const tokens = known ? Math.min(burst, known.tokens + ((at - known.at) / 1_000) * perSecond) : burst;
      buckets.set(party, { tokens: Math.max(0, tokens - 1), at });
      return tokens < 1;
    },
  };
};
