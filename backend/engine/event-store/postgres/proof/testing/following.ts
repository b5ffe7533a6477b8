import { setTimeout as sleep } from 'node:timers/promises';
import type { EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';

/** A subscriber that reads at its own speed, and the events that it has seen so far. */
export type Follower = {
  readonly seen: readonly StoredEvent[];
  /** Resolves when its position has reached the given one; throws when that takes longer than `patience` milliseconds. */
  readonly reached: (position: string, patience?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Follows a subscription until it is stopped. */
export const follow = (subscribe: (signal: AbortSignal) => AsyncIterable<EventBatch>): Follower => {
  const stopping = new AbortController();
  const seen: StoredEvent[] = [];
  let position = '';
  const following = (async () => {
    for await (const batch of subscribe(stopping.signal)) {
      seen.push(...batch.events);
      position = batch.position;
    }
  })();
  // `stop` throws the failure; `reached` throws because the position doesn't move.
  following.catch(() => {});
  return {
    seen,
    reached: async (wanted, patience = 10_000) => {
      const until = Date.now() + patience;
      while (position < wanted) {
        if (Date.now() > until) throw new Error(`the subscriber stays at ${position} and never reaches ${wanted}`);
        await sleep(1);
      }
    },
    stop: async () => {
      stopping.abort();
      await following;
    },
  };
};
