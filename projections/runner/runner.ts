import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyBatch } from './apply-batch.ts';
import { claim, createCheckpoints, type Hold, LEASE_SECONDS, release, renew } from './checkpoint.ts';
import type { DbPool } from './db.ts';
import type { EventSource, StoredEvent } from './event-source.ts';
import { OwnershipLost } from './failure.ts';
import { createProgress } from './progress.ts';
import type { Projection } from './projection.ts';
import { createSettling } from './settling.ts';
import { createWaitFor, type WaitFor } from './wait-for.ts';

export type Report = {
  readonly projection: string;
  readonly what: 'parked' | 'retrying' | 'ownership_lost';
  readonly error: unknown;
  /** The event whose stream was parked. */
  readonly event?: StoredEvent;
};

export type ProjectionRunner = {
  /** Returns once the tables exist and every projection is followed; catching up goes on behind. */
  readonly start: () => Promise<void>;
  /** Ends after the batch at hand and lets another process take over at once. */
  readonly stop: () => Promise<void>;
  readonly waitFor: WaitFor;
};

export type RunnerParts = {
  readonly source: EventSource;
  readonly db: DbPool;
  readonly projections: readonly Projection[];
  readonly batchSize?: number;
  /** Take projections from whoever holds them when starting, rather than wait for a dead owner's lease. */
  readonly steal?: boolean;
  /** The wait after a failure: doubled with each further one, up to the longest. */
  readonly backOff?: { readonly firstMs: number; readonly longestMs: number };
  readonly report?: (report: Report) => void;
};

const STANDBY_MS = (LEASE_SECONDS * 1_000) / 3;
const patientBackOff = { firstMs: 100, longestMs: 5_000 };

/**
 * Keeps read models up with the log. Each projection has one owner at a time; a runner that isn't the owner stands by and
 * takes over when the lease runs out. No failure of the database ends it: it waits longer and longer, and opens again. An
 * event that a projection can't take parks its stream there (parking.ts) and stops nobody else.
 */
export const createProjectionRunner = (parts: RunnerParts): ProjectionRunner => {
  const { source, db, projections, batchSize = 500, steal = true, report = () => {} } = parts;
  const { firstMs, longestMs } = parts.backOff ?? patientBackOff;
  // With jitter, so that many projections of many processes don't come back to the database as one.
  const waitAfter = (failures: number): number =>
    Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (0.5 + Math.random() / 2);
  const owner = randomUUID();
  const progress = createProgress();
  const stopping = new AbortController();
  const holds = new Map<string, { epoch: string; lose: () => void }>();
  let running: Promise<unknown> = Promise.resolve();

  const keepUp = async (projection: Projection, opened: () => void): Promise<void> => {
    let failures = 0;
    let stealing = steal;
    while (!stopping.signal.aborted) {
      try {
        const hold = await claim(db, projection, owner, stealing);
        stealing = false;
        opened();
        if (hold) await follow(projection, hold, () => (failures = 0));
        else await pause(STANDBY_MS);
      } catch (error) {
        if (stopping.signal.aborted) return;
        if (error instanceof OwnershipLost) {
          // At once: a retry of what is parked raised the epoch and left us the owner, or another has it and claim says so.
          report({ projection: projection.name, what: 'ownership_lost', error });
          continue;
        }
        failures += 1;
        report({ projection: projection.name, what: 'retrying', error });
        await pause(waitAfter(failures));
      } finally {
        holds.delete(projection.name);
        progress.forget(projection.name);
      }
    }
  };

  /** Reads on as the owner until told to stop, or until another has it. */
  const follow = async (projection: Projection, from: Hold, succeeded: () => void): Promise<void> => {
    const { name, types } = projection;
    const losing = new AbortController();
    holds.set(name, { epoch: from.epoch, lose: () => losing.abort() });
    const signal = AbortSignal.any([stopping.signal, losing.signal]);
    let hold = from;
    progress.moved(name, hold);
    const settle = createSettling(db, projection.table);
    // What is read ahead is read ahead within a batch.
    const size = projection.atOnce === undefined ? batchSize : Math.max(batchSize, 20 * projection.atOnce);
    for await (const batch of source.subscribe({ after: hold.position, types, batchSize: size, signal })) {
      if (signal.aborted) break;
      const applied = await applyBatch(db, projection, hold, batch);
      hold = applied.hold;
      progress.moved(name, hold);
      settle(batch);
      succeeded();
      for (const { event, refusal } of applied.waiting) {
        if (refusal) report({ projection: name, what: 'parked', error: refusal, event });
      }
    }
    if (losing.signal.aborted) throw new OwnershipLost(name);
    if (!signal.aborted) throw new Error('the subscription ended by itself');
  };

  const heartbeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(STANDBY_MS);
      if (stopping.signal.aborted || holds.size === 0) continue;
      const before = new Map(holds);
      // A failed beat is no loss yet: the lease lasts for three, and every batch renews it too.
      const kept = await renew(db, owner).catch(() => null);
      // Only of what was held when asking: a hold that began meanwhile isn't in this answer.
      if (kept) for (const [name, hold] of before) if (kept.get(name) !== hold.epoch) hold.lose();
    }
  };

  const pause = (milliseconds: number): Promise<void> =>
    sleep(milliseconds, undefined, { signal: stopping.signal }).catch(() => {});

  return {
    start: async () => {
      await createCheckpoints(db);
      const opened = projections.map((projection) => {
        const { promise, resolve } = Promise.withResolvers<void>();
        return { projection, promise, resolve };
      });
      running = Promise.all([
        heartbeat(),
        ...opened.map(({ projection, resolve }) => keepUp(projection, resolve).finally(resolve)),
      ]);
      await Promise.all(opened.map(({ promise }) => promise));
    },
    stop: async () => {
      stopping.abort();
      await running;
      await release(db, owner).catch(() => {});
    },
    waitFor: createWaitFor({ db, source, progress }),
  };
};
