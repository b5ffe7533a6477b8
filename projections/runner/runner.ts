import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { applyBatch } from './apply-batch.ts';
import { noticeLostEnd } from './beyond-log.ts';
import { claim, createCheckpoints, type Hold, LEASE_SECONDS, release, renew } from './checkpoint.ts';
import type { DbPool } from './db.ts';
import type { EventSource } from './event-source.ts';
import { OwnershipLost, UnknownEvent } from './failure.ts';
import { createGinFlush } from './gin-flush.ts';
import { createProgress } from './progress.ts';
import type { Projection } from './projection.ts';
import type { Progress } from './rebuild/beside.ts';
import { BuildGoesOn } from './rebuild/shadow.ts';
import { createReplacement, type Upgrading } from './replace-table.ts';
import { createTellOnce, leftAlone, type Report } from './report.ts';
import { type Standing, standingOf } from './standing.ts';
import { createWaitFor, type WaitFor } from './wait-for.ts';

export type ProjectionRunner = {
  /**
   * Returns once every projection is followed, by this runner or another, or is one that this program can't follow. A table of
   * an older definition is replaced before: queries expect the columns of theirs. Catching up goes on behind.
   */
  readonly start: () => Promise<void>;
  /** Ends after the current batch and lets another process take over at once. */
  readonly stop: () => Promise<void>;
  readonly waitFor: WaitFor;
};

export type RunnerParts = {
  readonly source: EventSource;
  readonly db: DbPool;
  readonly projections: readonly Projection[];
  readonly batchSize?: number;
  /** At the start, take projections from their owners instead of waiting until a dead owner's lease expires. */
  readonly steal?: boolean;
  /** The wait after a failure: doubled with each further one, up to the longest. */
  readonly backOff?: { readonly firstMs: number; readonly longestMs: number };
  readonly report?: (report: Report) => void;
  /** How far the table of a new version is, which is built before `start` returns. */
  readonly onProgress?: (projection: string, progress: Progress) => void;
  readonly upgrading?: Upgrading;
};

const STANDBY_MS = (LEASE_SECONDS * 1_000) / 3;
const patientBackOff = { firstMs: 100, longestMs: 5_000 };

/**
 * Keeps read models up with the log. Each projection has one owner at a time; a runner that isn't the owner stands by and
 * takes over when the lease runs out. No failure of the database ends it: it waits longer and longer, and opens again. An
 * event that a projection can't take parks its stream there (parking.ts) and stops no other stream.
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
  const telling = createTellOnce(report);
  const replaceTable = createReplacement({ ...parts, owner, signal: stopping.signal });
  let running: Promise<unknown> = Promise.resolve();

  const keepUp = async (projection: Projection, opened: () => void): Promise<void> => {
    let failures = 0;
    let stealing = steal;
    let starting = true;
    while (!stopping.signal.aborted) {
      try {
        const standing = await standingOf(db, projection);
        if (standing === 'older') {
          await replaceTable(projection);
          continue;
        }
        // Two builds of one version would replace each other's table for ever, so only one that starts does it.
        if (standing === 'reshaped' && starting) {
          await replaceTable(projection);
          continue;
        }
        const hold = standing === 'ours' ? await claim(db, projection, owner, stealing) : null;
        if (hold && (await isBeyondLog(hold))) continue;
        stealing = false;
        starting = false;
        opened();
        if (hold) await follow(projection, hold, () => (failures = 0));
        else await standBy(projection, standing);
      } catch (error) {
        if (stopping.signal.aborted) return;
        // It waits for its turn long enough itself.
        if (error instanceof BuildGoesOn) continue;
        if (error instanceof OwnershipLost) {
          // At once: a retry of what is parked raised the epoch and left us the owner, or another has it and claim says so.
          report({ projection: projection.name, what: 'ownership_lost', error });
          continue;
        }
        if (error instanceof UnknownEvent) {
          await leaveIt(projection, error).catch(() => {});
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

  const isBeyondLog = async ({ position }: Hold): Promise<boolean> =>
    position > (await source.head()) && (await noticeLostEnd(db, source)).length > 0;

  /** Leaves a projection to others, and looks again a little later. */
  const standBy = async (projection: Projection, standing: Exclude<Standing, 'older'>): Promise<void> => {
    if (standing !== 'ours') {
      await release(db, owner, projection.name);
      telling.tell(standing, leftAlone(projection.name, standing));
    }
    await pause(STANDBY_MS);
  };

  /** Leaves the projection to a program that knows the next event. */
  const leaveIt = async (projection: Projection, error: UnknownEvent): Promise<void> => {
    telling.tell(error.message, { projection: projection.name, what: 'unknown_event', error, event: error.event });
    await release(db, owner, projection.name);
    await pause(STANDBY_MS);
  };

  /** Reads on as the owner until told to stop, or until another has it. */
  const follow = async (projection: Projection, from: Hold, succeeded: () => void): Promise<void> => {
    const { name, types } = projection;
    const losing = new AbortController();
    holds.set(name, { epoch: from.epoch, lose: () => losing.abort() });
    const signal = AbortSignal.any([stopping.signal, losing.signal]);
    let hold = from;
    progress.moved(name, hold);
    const ginFlush = createGinFlush(db, projection.table);
    // What is read ahead is read ahead within a batch.
    const size = projection.atOnce === undefined ? batchSize : Math.max(batchSize, 20 * projection.atOnce);
    for await (const batch of source.subscribe({ after: hold.position, types, batchSize: size, signal })) {
      if (signal.aborted) break;
      const applied = await applyBatch(db, projection, hold, batch);
      hold = applied.hold;
      progress.moved(name, hold);
      ginFlush(batch);
      if (batch.events.length > 0 && !applied.unknown) telling.wentOn(name);
      succeeded();
      for (const { event, refusal } of applied.waiting) {
        if (refusal) report({ projection: name, what: 'parked', error: refusal, event });
      }
      if (applied.unknown) throw new UnknownEvent(name, applied.unknown);
    }
    if (losing.signal.aborted) throw new OwnershipLost(name);
    if (!signal.aborted) throw new Error('the subscription ended by itself');
  };

  const heartbeat = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await pause(STANDBY_MS);
      if (stopping.signal.aborted || holds.size === 0) continue;
      const before = [...holds].map(([name, hold]) => [name, hold, progress.holds.get(name)?.position ?? ''] as const);
      // A failed beat is no loss yet: the lease lasts for three, and every batch renews it too.
      const kept = await renew(db, owner).catch(() => null);
      const lost = await noticeLostEnd(db, source).catch(() => []);
      for (const name of lost) holds.get(name)?.lose();
      // Only of what was held when asking: a hold that began meanwhile isn't in this answer.
      for (const [name, hold, position] of kept ? before : []) {
        const now = kept?.get(name);
        // Behind what was written: a server that died forgets the last commits, which here aren't waited for to reach the disk.
        if (now?.epoch !== hold.epoch || now.position < position) hold.lose();
      }
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
