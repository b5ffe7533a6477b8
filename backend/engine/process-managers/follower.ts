import { randomUUID } from 'node:crypto';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventBatch } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Hold } from '@nomucheck/projections/runner/subscriptions/leases.ts';
import type { SubscriptionReport } from '@nomucheck/projections/runner/subscriptions/report.ts';
import {
  createSubscriptions,
  type Subscriber,
  type Subscriptions,
  toTake,
} from '@nomucheck/projections/runner/subscriptions/subscriptions.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import { advance, managerLeases, stepBackToHead } from './checkpoints.ts';
import { type Failpoint, noFailpoint } from './failpoint.ts';
import { entriesOf } from './outbox/outbox-entries.ts';
import type { ProcessManager } from './process-manager.ts';

/**
 * Reports that only process managers have. `parked`: an event that the manager can't read. `beyond_log`: the log lost
 * its end, and the manager continues from there.
 */
type OfManager = 'parked' | 'beyond_log';
export type FollowerReport = SubscriptionReport<OfManager>;

export type FollowerParts = {
  readonly store: Pick<EventStore, 'subscribe' | 'head'>;
  readonly db: Queryable;
  readonly managers: readonly ProcessManager[];
  /** Called when the outbox has new effects. */
  readonly onEffects: () => void;
  readonly report?: (report: FollowerReport) => void;
  /** The name under which this process holds leases: no two may share one. */
  readonly owner?: string;
  /** How long a lease lasts without a heartbeat. */
  readonly leaseSeconds?: number;
  readonly failpoint?: Failpoint;
};

export type Follower = Pick<Subscriptions<Hold>, 'start' | 'stop' | 'kept'>;

/**
 * Reads the log for each process manager, a subscriber like the projections, and writes its effects into the outbox. Nothing
 * here carries out an effect.
 */
export const createFollower = (parts: FollowerParts): Follower => {
  const { store, db, managers, onEffects, report = () => {}, leaseSeconds, failpoint = noFailpoint } = parts;
  const leases = managerLeases(leaseSeconds);
  const { owner = randomUUID() } = parts;

  const takeKnown = async (manager: ProcessManager, hold: Hold, { events, position }: EventBatch): Promise<Hold> => {
    const { name } = manager;
    const entries = events.flatMap((event) => entriesOf(manager, event));
    failpoint('follower: before the write');
    const written = await advance(db, leases, name, hold, position, entries);
    failpoint('follower: after the write');
    if (written > 0) {
      onEffects();
      for (const { state, last_error } of entries)
        if (state === 'parked') report({ name, what: 'parked', error: last_error });
    }
    return { ...hold, position };
  };

  const subscriberOf = (manager: ProcessManager): Subscriber<Hold, OfManager> => ({
    name: manager.name,
    types: manager.types,
    claim: async () => {
      const beginAt = manager.startAt === 'head' ? await store.head() : START;
      const hold = await leases.claim(db, { name: manager.name, owner, beginAt });
      return hold ? { is: 'ours', hold } : { is: 'others' };
    },
    take: async (hold, batch) => {
      const { known, unknown } = toTake(manager.knows, hold.position, batch);
      return { hold: known ? await takeKnown(manager, hold, known) : hold, unknown };
    },
  });

  return createSubscriptions({
    ...{ source: store, db, leases, owner, report },
    stopping: new AbortController(),
    subscribers: managers.map(subscriberOf),
    noticeLostEnd: async () => {
      const beyond = await stepBackToHead(db, store.head);
      for (const name of beyond) report({ name, what: 'beyond_log', error: 'the log ends before what it had taken' });
      return beyond;
    },
  });
};
