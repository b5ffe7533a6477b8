import { type LiveChange, type LiveResource, liveResources } from '@nomucheck/domain/kernel/contract/live.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { createWakeUp } from '../event-store/wake-up.ts';

/** Tells whoever follows a list that something has come into it. */
export type LiveChanges = {
  /**
   * From now on, until the signal aborts or the service ends. What comes while its reader is busy is added up: a slow reader
   * gets fewer messages, never more memory.
   */
  follow(
    resources: readonly LiveResource[],
    signal: AbortSignal,
  ): Promise<{ readonly position: string; readonly changes: AsyncIterable<LiveChange> }>;
  /** Ends all that is followed. */
  stop(): void;
};

export type LiveChangeParts = {
  readonly store: Pick<EventStore, 'subscribe' | 'head' | 'tokenOf'>;
  /** Waits until these projections have passed the position, or gives up. */
  readonly waitFor: (position: string, projections: readonly string[]) => Promise<boolean>;
  /** What each list is read from. */
  readonly resources: Readonly<Record<LiveResource, { readonly name: string; readonly types: readonly string[] }>>;
  /** How long changes are gathered before the next message. */
  readonly gatherMs?: number;
};

type Follower = { readonly wants: ReadonlySet<LiveResource>; readonly add: (change: LiveChange) => void };

const never = 60_000;

/** The log is read once for all who follow, and not at all while nobody does. */
export const createLiveChanges = (parts: LiveChangeParts): LiveChanges => {
  const { store, waitFor, resources, gatherMs = 1_000 } = parts;
  const names: readonly LiveResource[] = liveResources;
  const followers = new Set<Follower>();
  const stopping = new AbortController();
  let reading: { readonly end: AbortController; readonly from: Promise<string> } | null = null;

  const read = async (from: Promise<string>, signal: AbortSignal): Promise<void> => {
    const types = [...new Set(names.flatMap((name) => resources[name].types))];
    for await (const { events, position } of store.subscribe({ after: await from, types, signal })) {
      const changed = names
        .map((resource) => ({
          resource,
          changes: events.filter(({ type }) => resources[resource].types.includes(type)).length,
        }))
        .filter(({ changes }) => changes > 0);
      if (changed.length === 0) continue;
      const token = await store.tokenOf(position);
      // Told only once it can be seen; a projection that is late or parked doesn't keep the others waiting.
      await waitFor(
        position,
        changed.map(({ resource }) => resources[resource].name),
      );
      for (const { wants, add } of followers) {
        for (const change of changed) if (wants.has(change.resource)) add({ ...change, position: token });
      }
    }
  };

  const begin = (): Promise<string> => {
    if (reading) return reading.from;
    const end = new AbortController();
    const from = store.head();
    reading = { end, from };
    read(from, AbortSignal.any([end.signal, stopping.signal])).catch(() => {
      // Whoever follows now hears no more from here: they are let go, and come again.
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
      const pending = new Map<LiveResource, LiveChange>();
      const wakeUp = createWakeUp();
      const follower: Follower = {
        wants: new Set(wanted),
        add: (change) => {
          const before = pending.get(change.resource);
          pending.set(change.resource, { ...change, changes: change.changes + (before?.changes ?? 0) });
          wakeUp.ring();
        },
      };
      // Before the head is asked for: what is written from here on is heard by this follower or is before its position.
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
        // One who joins others begins at what the log holds now: what those still wait for is told to all.
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
  pending: Map<LiveResource, LiveChange>,
  wakeUp: ReturnType<typeof createWakeUp>,
  ending: AbortSignal,
  gatherMs: number,
): AsyncGenerator<LiveChange, void, undefined> {
  while (!ending.aborted) {
    const ticket = wakeUp.ticket();
    const changes = [...pending.values()];
    pending.clear();
    yield* changes;
    // After a message the next ones are gathered for a while; with none, whatever comes first is told at once.
    if (changes.length > 0) await pause(gatherMs, ending);
    else await wakeUp.sleep(ticket, never, ending);
  }
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  createWakeUp().sleep(0, milliseconds, signal);
