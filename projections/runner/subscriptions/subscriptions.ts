import { setTimeout as sleep } from 'node:timers/promises';
import type { EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { Db } from '../db.ts';
import type { EventSource } from '../event-source.ts';
import { typesToRead } from '../projection.ts';
import { OwnershipLost, UnknownEvent } from './failure.ts';
import { createHeldCheckpoints } from './held-checkpoints.ts';
import type { Hold, Leases } from './leases.ts';
import { createProgress, type Progress } from './progress.ts';
import { reportingOnce, type SubscriptionReport } from './report.ts';

/** A reader of the log with its own checkpoint: a projection, a process manager. */
export type Subscriber<H extends Hold, What extends string> = {
  readonly name: string;
  /** null: every type. */
  readonly types: readonly string[] | null;
  readonly batchSize?: number;
  readonly claim: () => Promise<Claimed<H, What>>;
  /**
   * Processes a batch in one transaction with its checkpoint. Throws `OwnershipLost` when another process owns it:
   * nothing is written then.
   */
  readonly take: (hold: H, batch: EventBatch) => Promise<Taken<H>>;
  /** Called for a batch without events for it; its checkpoint moves a little later (held-checkpoints.ts). */
  readonly passedOver?: (batch: EventBatch) => void;
};

export type Claimed<H extends Hold, What extends string> =
  | { readonly is: 'ours'; readonly hold: H }
  | { readonly is: 'others' }
  /** This program must not own it; `why` is reported once. */
  | { readonly is: 'left_alone'; readonly why: SubscriptionReport<What> }
  /** Something had to be repaired first: it is claimed again at once. */
  | { readonly is: 'put_in_order' };

export type Taken<H extends Hold> = {
  /** The state to continue from, after the processed events. */
  readonly hold: H;
  /**
   * The first event of the batch that this program doesn't know: all before it are processed, it and later ones
   * aren't.
   */
  readonly unknown: StoredEvent | null;
};

export type SubscriptionParts<H extends Hold, What extends string> = {
  readonly source: Pick<EventSource, 'subscribe'>;
  readonly db: Db;
  readonly leases: Leases;
  /** The id under which this process holds leases. */
  readonly owner: string;
  readonly subscribers: readonly Subscriber<H, What>[];
  /**
   * Repairs subscribers that have read further than the log's end; returns the names of those that have to begin
   * again.
   */
  readonly noticeLostEnd: () => Promise<readonly string[]>;
  readonly report: (report: SubscriptionReport<What>) => void;
  /** Ends all subscribers when aborted. */
  readonly stopping: AbortController;
  /** The wait after a failure: doubled with each further one, up to the longest. */
  readonly backOff?: { readonly firstMs: number; readonly longestMs: number };
};

export type Subscriptions<H extends Hold> = {
  /** Returns once every subscriber is followed by this process or another, or can't be followed by this program. */
  readonly start: () => Promise<void>;
  /** Ends after the current batches and lets another process take over at once. */
  readonly stop: () => Promise<void>;
  readonly progress: Progress<H>;
  /** How many subscribers this process owns now. */
  readonly kept: () => number;
};

const patientBackOff = { firstMs: 100, longestMs: 5_000 };

/**
 * Keeps subscribers up to date with the log. Each has one owner at a time among all processes; other processes wait
 * and take over when the lease expires. A failure of the database doesn't end it: it tries again after growing
 * pauses.
 */
export const createSubscriptions = <H extends Hold, What extends string>(
  parts: SubscriptionParts<H, What>,
): Subscriptions<H> => {
  const { source, db, leases, owner, subscribers, stopping, report } = parts;
  const { firstMs, longestMs } = parts.backOff ?? patientBackOff;
  const standbyMs = (leases.seconds * 1_000) / 3;
  // With jitter, so that the many subscribers of many processes don't reconnect at the same moment.
  const waitAfter = (failures: number): number =>
    Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
  const progress = createProgress<H>();
  const held = createHeldCheckpoints<H>({
    move: (moves) => leases.moveAll(db, moves),
    // With the lease that the service has: once a second.
    everyMs: standbyMs / 2,
  });
  const reporting = reportingOnce(report);
  let running: Promise<unknown> = Promise.resolve();

  const keepUp = async (subscriber: Subscriber<H, What>, opened: () => void): Promise<void> => {
    const { name } = subscriber;
    let failures = 0;
    while (!stopping.signal.aborted) {
      try {
        const claimed = await subscriber.claim();
        if (claimed.is === 'put_in_order') continue;
        opened();
        if (claimed.is === 'ours') await follow(subscriber, claimed.hold, () => (failures = 0));
        else if (claimed.is === 'left_alone') await leave(claimed.why);
        else await pause(standbyMs);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (error instanceof OwnershipLost) {
          // At once: the process that raised the epoch may have left this one as the owner; otherwise the claim shows
          // that another has it.
          report({ name, what: 'ownership_lost', error });
        } else if (error instanceof UnknownEvent) {
          await leave({ name, what: 'unknown_event', error, event: error.event }).catch(() => {});
        } else {
          failures += 1;
          report({ name, what: 'retrying', error });
          await pause(waitAfter(failures));
        }
      } finally {
        // When everything ends, `stop` writes the positions that were read.
        if (!stopping.signal.aborted) held.end(name);
        progress.forget(name);
      }
    }
  };

  /** Leaves a subscriber to other programs, and tries again a little later. */
  const leave = async (why: SubscriptionReport<What>): Promise<void> => {
    reporting.tell(why);
    await leases.release(db, owner, why.name);
    await pause(standbyMs);
  };

  /** Reads on as the owner until stopped, or until another process owns it. */
  const follow = async (subscriber: Subscriber<H, What>, from: H, succeeded: () => void): Promise<void> => {
    const { name, types, batchSize, take, passedOver } = subscriber;
    const losing = new AbortController();
    held.begin(name, from, () => losing.abort());
    const signal = AbortSignal.any([stopping.signal, losing.signal]);
    progress.moved(name, from);
    const wanted = {
      after: from.position,
      ...typesToRead({ types }),
      signal,
      ...(batchSize === undefined ? {} : { batchSize }),
    };
    for await (const batch of source.subscribe(wanted)) {
      if (signal.aborted) break;
      if (batch.events.length === 0) {
        progress.moved(name, held.passOver(name, batch.position));
        passedOver?.(batch);
        succeeded();
        continue;
      }
      const { hold, unknown } = await held.take(name, (at) => take(at, batch));
      progress.moved(name, hold);
      succeeded();
      if (unknown) throw new UnknownEvent(name, unknown);
      reporting.wentOn(name);
    }
    if (losing.signal.aborted) throw new OwnershipLost(name);
    if (!signal.aborted) throw new Error('the subscription ended by itself');
  };

  const heartbeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(standbyMs);
      const before = held.now();
      if (stopping.signal.aborted || before.length === 0) continue;
      // A failed heartbeat loses nothing yet: the lease lasts for three, and every batch renews it, too.
      const kept = await leases.renew(db, owner).catch(() => null);
      const beyond: readonly string[] = await parts.noticeLostEnd().catch(() => []);
      for (const { name, lose } of held.now()) if (beyond.includes(name)) lose();
      // Only those that were held at the time of the query: a claim that was made meanwhile isn't in this answer.
      for (const { name, epoch, position, lose } of kept ? before : []) {
        const now = kept?.get(name);
        // Behind what was written: a killed server loses the last commits that weren't flushed to the disk.
        if (now?.epoch !== epoch || now.position < position) lose();
      }
    }
  };

  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  return {
    progress,
    kept: () => progress.holds.size,
    start: async () => {
      const opened = subscribers.map((subscriber) => ({ subscriber, ...Promise.withResolvers<void>() }));
      running = Promise.all([
        heartbeat(),
        ...opened.map(({ subscriber, resolve }) => keepUp(subscriber, resolve).finally(resolve)),
      ]);
      await Promise.all(opened.map(({ promise }) => promise));
    },
    stop: async () => {
      stopping.abort();
      await running;
      await held.close();
      await leases.release(db, owner).catch(() => {});
    },
  };
};

/**
 * The events of a batch that are still to be processed: after the position, and before the first event that the
 * subscriber doesn't know.
 */
export const toTake = (
  knows: (event: StoredEvent) => boolean,
  position: string,
  batch: EventBatch,
): { readonly known: EventBatch | null; readonly unknown: StoredEvent | null } => {
  if (batch.position <= position) return { known: null, unknown: null };
  const events = batch.events.filter((event) => event.position > position);
  const unknownAt = events.findIndex((event) => !knows(event));
  const unknown = events[unknownAt];
  if (!unknown) return { known: { ...batch, events }, unknown: null };
  const before = events.slice(0, unknownAt);
  const last = before.at(-1);
  return { known: last ? { events: before, position: last.position, atHead: false } : null, unknown };
};
