import { setTimeout as sleep } from 'node:timers/promises';
import type { Position } from '@nomucheck/domain/kernel/log/position.ts';
import type { Announcements } from '../../delivery/announcements.ts';
import { type Client, library } from '../client.ts';
import { positionOf } from './stored-form.ts';

export type HeadFollower = {
  /** A read has seen this position: the subscription has to announce it soon. */
  readonly seen: (position: Position) => void;
  readonly close: () => Promise<void>;
};

const firstPause = 200;
const longestPause = 10_000;
/** A subscription that is behind what reads have seen for that long says nothing any more. */
const stalledAfter = 30_000;

/**
 * The one subscription of a process: it only wakes those who read on. The client never subscribes again by itself, so this
 * does, with growing pauses; after each gap nobody knows what was missed, and all are woken. One that has stalled without
 * an error is found by what others read, and replaced.
 */
export const followHead = (client: Client, { reached, unknown }: Announcements): HeadFollower => {
  const closing = new AbortController();
  let announced: Position = '';
  let behindSince: number | null = null;
  let current: ReturnType<Client['subscribeToAll']> | null = null;

  const announce = (position: Position): void => {
    if (position > announced) announced = position;
    behindSince = null;
    reached(position);
  };

  const followOnce = async (): Promise<boolean> => {
    const { END, excludeSystemEvents } = library();
    const subscription = client.subscribeToAll({ fromPosition: END, filter: excludeSystemEvents() });
    current = subscription;
    let isConfirmed = false;
    subscription.on('confirmation', () => {
      isConfirmed = true;
      behindSince = null;
      unknown();
    });
    try {
      for await (const { event } of subscription) if (event) announce(positionOf(event));
    } catch {
      // Whatever ended it, the next one is opened.
    }
    subscription.destroy();
    return isConfirmed;
  };

  const following = (async () => {
    for (let pause = firstPause; !closing.signal.aborted; ) {
      pause = (await followOnce()) ? firstPause : Math.min(pause * 2, longestPause);
      unknown();
      await sleep(pause * (0.5 + Math.random()), undefined, { signal: closing.signal }).catch(() => {});
    }
  })();

  return {
    seen: (position) => {
      if (position <= announced) return;
      behindSince ??= performance.now();
      if (performance.now() - behindSince < stalledAfter) return;
      behindSince = null;
      current?.destroy();
    },
    close: async () => {
      closing.abort();
      current?.destroy();
      await following;
    },
  };
};
