import type { Action } from '@nomucheck/domain/accounts/rights.ts';
import type { LiveChange } from '@nomucheck/domain/kernel/contract/live.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { createWakeUp } from '../event-store/delivery/wake-up.ts';
import type { EventStore } from '../event-store/event-store.ts';

/**
 * The read model that a list is read from, and the right to read it: whoever may read a list may be told that it has
 * changed.
 */
export type LiveList = { readonly projection: Pick<Projection, 'name' | 'types'>; readonly right: Action };
/** By their names in `/api/admin/events`. */
export type LiveLists = Readonly<Record<string, LiveList>>;

/** Notifies followers of a list that rows have changed. */
export type LiveChanges = {
  /**
   * From now on, until the signal aborts or the service ends. Changes that arrive while the reader is busy are merged:
   * a slow reader gets fewer messages and uses no more memory.
   */
  follow(
    resources: readonly string[],
    signal: AbortSignal,
  ): Promise<{ readonly position: string; readonly changes: AsyncIterable<LiveChange> }>;
  /** Ends all subscriptions of followers. */
  stop(): void;
};

export type LiveChangeParts = {
  readonly store: Pick<EventStore, 'subscribe' | 'head' | 'tokenOf'>;
  /** Waits until these projections have passed the position, or gives up. */
  readonly waitFor: (position: string, projections: readonly string[]) => Promise<boolean>;
  readonly lists: Readonly<Record<string, Pick<LiveList, 'projection'>>>;
  /** How long changes are collected before the next message. */
  readonly gatherMs?: number;
};

type Follower = { readonly wants: ReadonlySet<string>; readonly add: (change: LiveChange) => void };

const never = 60_000;

/** The log is read once for all followers, and not at all without followers. */
export const createLiveChanges = (parts: LiveChangeParts): LiveChanges => {
  const { store, waitFor, gatherMs = 1_000 } = parts;
  const lists = Object.entries(parts.lists).map(([resource, { projection }]) => {
    // A list of every event would be told of each: nobody follows one.
    const { name, types } = projection;
    return { resource, name, types: types ?? [] };
  });
  const followers = new Set<Follower>();
  const stopping = new AbortController();
  let reading: { readonly end: AbortController; readonly from: Promise<string> } | null = null;

  const read = async (from: Promise<string>, signal: AbortSignal): Promise<void> => {
    const types = [...new Set(lists.flatMap((list) => list.types))];
    for await (const { events, position } of store.subscribe({ after: await from, types, signal })) {
      const changed = lists
        .map(({ resource, name, types }) => ({
          resource,
          name,
          changes: events.filter(({ type }) => types.includes(type)).length,
        }))
        .filter(({ changes }) => changes > 0);
      if (changed.length === 0) continue;
      const token = await store.tokenOf(position);
      // Sent only once the read model shows it; a late or parked projection doesn't delay the others.
      await waitFor(
        position,
        changed.map(({ name }) => name),
      );
      for (const { wants, add } of followers) {
        for (const { resource, changes } of changed)
          if (wants.has(resource)) add({ resource, changes, position: token });
      }
    }
  };

  const begin = (): Promise<string> => {
    if (reading) return reading.from;
    const end = new AbortController();
    const from = store.head();
    reading = { end, from };
    read(from, AbortSignal.any([end.signal, stopping.signal])).catch(() => {
      // The followers of this reader are disconnected and reconnect.
      if (reading?.end === end) reading = null;
      end.abort();
    });
    return from;
  };

  const endIfAlone = (): void => {
    if (followers.size > 0) return;
    reading?.end.abort();
    reading = null;
  };

  return {
    follow: async (wanted, signal) => {
      const pending = new Map<string, LiveChange>();
      const wakeUp = createWakeUp();
      const follower: Follower = {
        wants: new Set(wanted),
        add: (change) => {
          const before = pending.get(change.resource);
          pending.set(change.resource, { ...change, changes: change.changes + (before?.changes ?? 0) });
          wakeUp.ring();
        },
      };
      // Before the head is read: later events reach this follower, earlier ones are before its position.
      followers.add(follower);
      const from = begin();
      const ending = AbortSignal.any([signal, stopping.signal, ...(reading ? [reading.end.signal] : [])]);
      const leave = (): void => {
        followers.delete(follower);
        endIfAlone();
      };
      ending.addEventListener('abort', leave, { once: true });
      if (ending.aborted) leave();
      try {
        // A further follower begins at the log's current head; changes that are still pending are sent to all.
        const [position] = await Promise.all([store.head(), from]);
        return { position: await store.tokenOf(position), changes: gathered(pending, wakeUp, ending, gatherMs) };
      } catch (error) {
        leave();
        throw error;
      }
    },
    stop: () => stopping.abort(),
  };
};

async function* gathered(
  pending: Map<string, LiveChange>,
  wakeUp: ReturnType<typeof createWakeUp>,
  ending: AbortSignal,
  gatherMs: number,
): AsyncGenerator<LiveChange, void, undefined> {
  while (!ending.aborted) {
    const ticket = wakeUp.ticket();
    const changes = [...pending.values()];
    pending.clear();
    yield* changes;
    // After a message, changes are collected for a while; otherwise the first one is sent at once.
    if (changes.length > 0) await pause(gatherMs, ending);
    else await wakeUp.sleep(ticket, never, ending);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  createWakeUp().sleep(0, milliseconds, signal);
