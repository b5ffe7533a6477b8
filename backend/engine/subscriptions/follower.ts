import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { UnknownEvent } from '@nomucheck/projections/runner/failure.ts';
import { type EventBatch, type EventStore, START } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/queryable.ts';
import {
  advance,
  claim,
  type Hold,
  LEASE_SECONDS,
  OwnershipLost,
  release,
  renew,
  stepBackToHead,
} from './checkpoints.ts';
import { type Failpoint, noFailpoint } from './failpoint.ts';
import { entriesOf } from './outbox-entries.ts';
import type { ProcessManager } from './process-manager.ts';

export type FollowerParts = {
  readonly store: Pick<EventStore, 'subscribe' | 'head'>;
  readonly db: Queryable;
  readonly managers: readonly ProcessManager[];
  /** Called when the outbox has new effects. */
  readonly onEffects: () => void;
  readonly report?: (report: {
    readonly manager: string;
    /** `unknown_event`: a newer program wrote the next event; told once. `beyond_log`: the log lost its end, the manager goes on there. */
    readonly what: 'retrying' | 'ownership_lost' | 'parked' | 'unknown_event' | 'beyond_log';
    readonly error: unknown;
  }) => void;
  /** How long a lease lasts without a heartbeat. */
  readonly leaseSeconds?: number;
  readonly failpoint?: Failpoint;
};

export type Follower = { start(): Promise<void>; stop(): Promise<void> };

const longestPauseMs = 5_000;

/**
 * Reads the log for each process manager and writes its effects into the outbox. Each manager has one owner among all
 * processes; the others stand by. Nothing here carries out an effect.
 */
export const createFollower = (parts: FollowerParts): Follower => {
  const { store, db, managers, onEffects, report = () => {} } = parts;
  const { leaseSeconds = LEASE_SECONDS, failpoint = noFailpoint } = parts;
  const owner = { id: randomUUID(), leaseSeconds };
  const standbyMs = (leaseSeconds * 1_000) / 3;
  const stopping = new AbortController();
  const holds = new Map<string, { readonly epoch: string; readonly lose: () => void }>();
  let running: Promise<unknown> = Promise.resolve();
  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  const keepUp = async (manager: ProcessManager, opened: () => void): Promise<void> => {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        const hold = await claim(db, manager.name, owner, manager.startAt === 'head' ? await store.head() : START);
        opened();
        if (hold) await follow(manager, hold, () => (failures = 0));
        else await pause(standbyMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (error instanceof UnknownEvent) {
          await leaveIt(manager, error);
          continue;
        }
        const lost = error instanceof OwnershipLost;
        report({ manager: manager.name, what: lost ? 'ownership_lost' : 'retrying', error });
        failures += lost ? 0 : 1;
        await pause(lost ? standbyMs : Math.min(longestPauseMs, 100 * 2 ** failures) * (0.5 + Math.random() / 2));
      } finally {
        holds.delete(manager.name);
      }
    }
  };

  const told = new Map<string, string>();
  /** Leaves the manager to a program that knows the next event, and tries again a little later. */
  const leaveIt = async ({ name }: ProcessManager, error: UnknownEvent): Promise<void> => {
    if (told.get(name) !== error.message) report({ manager: name, what: 'unknown_event', error });
    told.set(name, error.message);
    await release(db, owner, name).catch(() => {});
    await pause(standbyMs);
  };

  const follow = async (manager: ProcessManager, from: Hold, succeeded: () => void): Promise<void> => {
    const losing = new AbortController();
    holds.set(manager.name, { epoch: from.epoch, lose: () => losing.abort() });
    const signal = AbortSignal.any([stopping.signal, losing.signal]);
    let hold = from;
    for await (const batch of store.subscribe({ after: hold.position, types: manager.types, signal })) {
      if (signal.aborted) break;
      hold = await takeBatch(manager, hold, batch);
      succeeded();
    }
    if (losing.signal.aborted) throw new OwnershipLost(manager.name);
    if (!signal.aborted) throw new Error('the subscription ended by itself');
  };

  const takeBatch = async (manager: ProcessManager, hold: Hold, batch: EventBatch): Promise<Hold> => {
    if (batch.position <= hold.position) return hold;
    const events = batch.events.filter(({ position }) => position > hold.position);
    const unknownAt = events.findIndex((event) => !manager.knows(event));
    const unknown = events[unknownAt];
    if (!unknown) return takeKnown(manager, hold, events, batch.position);
    const before = events.slice(0, unknownAt);
    const last = before.at(-1);
    if (last) await takeKnown(manager, hold, before, last.position);
    throw new UnknownEvent(manager.name, unknown);
  };

  const takeKnown = async (
    manager: ProcessManager,
    hold: Hold,
    events: EventBatch['events'],
    position: string,
  ): Promise<Hold> => {
    const entries = events.flatMap((event) => entriesOf(manager, event));
    failpoint('follower: before the write');
    const written = await advance(db, manager.name, owner, hold, position, entries);
    failpoint('follower: after the write');
    if (written > 0) {
      onEffects();
      for (const { state, last_error } of entries)
        if (state === 'parked') report({ manager: manager.name, what: 'parked', error: last_error });
    }
    return { ...hold, position };
  };

  const heartbeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(standbyMs);
      const before = new Map(holds);
      if (stopping.signal.aborted || before.size === 0) continue;
      // A failed beat is no loss yet: the lease lasts for three, and the checkpoint is fenced anyway.
      const kept = await renew(db, owner).catch(() => null);
      const beyond = await stepBackToHead(db, () => store.head()).catch(() => []);
      for (const manager of beyond) {
        report({ manager, what: 'beyond_log', error: 'the log ends before what it had taken' });
        holds.get(manager)?.lose();
      }
      if (kept) for (const [name, hold] of before) if (kept.get(name) !== hold.epoch) hold.lose();
    }
  };

  return {
    start: async () => {
      const opened = managers.map((manager) => ({ manager, ...Promise.withResolvers<void>() }));
      running = Promise.all([
        heartbeat(),
        ...opened.map(({ manager, resolve }) => keepUp(manager, resolve).finally(resolve)),
      ]);
      await Promise.all(opened.map(({ promise }) => promise));
    },
    stop: async () => {
      stopping.abort();
      await running;
      await release(db, owner).catch(() => {});
    },
  };
};
