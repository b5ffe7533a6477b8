import { randomUUID } from 'node:crypto';
import { applyBatch } from './apply-batch.ts';
import { noticeLostEnd } from './beyond-log.ts';
import { claim, createCheckpoints, type Hold } from './checkpoint.ts';
import type { DbPool } from './db.ts';
import type { EventSource } from './event-source.ts';
import { leases } from './leases.ts';
import type { Projection } from './projection.ts';
import type { Progress } from './rebuild/beside.ts';
import { BuildGoesOn } from './rebuild/shadow.ts';
import { leftAlone, type OfProjection, type Report } from './report.ts';
import { createRecentRows } from './rows/recent-rows.ts';
import { standingOf } from './standing.ts';
import {
  type Claimed,
  createSubscriptions,
  type Subscriber,
  type SubscriptionParts,
} from './subscriptions/subscriptions.ts';
import { createGinFlush } from './tables/gin-flush.ts';
import { createReplacement, type Upgrading } from './tables/replace-table.ts';
import { createWaitFor, type WaitFor } from './wait-for.ts';

export type ProjectionRunner = {
  /**
   * Returns once every projection is followed by this runner or another, or can't be followed by this program. A
   * table of an older definition is replaced first, because queries expect the columns of this program's definition.
   * It returns before the projections have caught up.
   */
  readonly start: () => Promise<void>;
  /** Ends after the current batch and lets another process take over at once. */
  readonly stop: () => Promise<void>;
  readonly waitFor: WaitFor;
  /** True where this runner owns all these projections and none of them has parked anything; false where it can't know. */
  readonly nothingParkedIn: (projections: readonly string[]) => boolean;
  /** How many projections this runner owns now. */
  readonly kept: () => number;
};

export type RunnerParts = Pick<SubscriptionParts<Hold, OfProjection>, 'backOff'> & {
  readonly source: EventSource;
  readonly db: DbPool;
  readonly projections: readonly Projection[];
  readonly batchSize?: number;
  /** The name under which this process holds leases: no two may share one. */
  readonly owner?: string;
  /** At the start, takes projections from their owners instead of waiting until a killed owner's lease expires. */
  readonly steal?: boolean;
  readonly report?: (report: Report) => void;
  /** Called with the progress of a table of a new version, which is built before `start` returns. */
  readonly onProgress?: (projection: string, progress: Progress) => void;
  readonly upgrading?: Upgrading;
};

/**
 * Updates read models from the log, each as a subscriber (subscriptions/subscriptions.ts). An event that a projection
 * can't apply parks its stream there (parking.ts) and stops no other stream.
 */
export const createProjectionRunner = (parts: RunnerParts): ProjectionRunner => {
  const { source, db, projections, batchSize = 500, steal = true, report = () => {}, backOff } = parts;
  const { owner = randomUUID() } = parts;
  const stopping = new AbortController();
  const replaceTable = createReplacement({ ...parts, owner, signal: stopping.signal });

  const subscriberOf = (projection: Projection): Subscriber<Hold, OfProjection> => {
    const { name, types, atOnce } = projection;
    const ginFlush = createGinFlush(db, projection.table);
    let starting = true;
    const recent = createRecentRows(projection);
    return {
      name,
      types,
      // Reading ahead happens only within a batch.
      batchSize: atOnce === undefined ? batchSize : Math.max(batchSize, 20 * atOnce),
      claim: async () => {
        recent.forget();
        const claimed = await claimTable(projection, starting);
        if (claimed.is !== 'put_in_order') starting = false;
        return claimed;
      },
      take: async (before, batch) => {
        const { hold, waiting, unknown } = await applyBatch(db, projection, before, batch, recent);
        ginFlush(batch);
        for (const { event, refusal } of waiting) {
          if (refusal) report({ name, what: 'parked', error: refusal, event });
        }
        return { hold, unknown };
      },
      passedOver: ginFlush,
    };
  };

  const claimTable = async (projection: Projection, starting: boolean): Promise<Claimed<Hold, OfProjection>> => {
    const standing = await standingOf(db, projection);
    // Two builds of one version would replace each other's table for ever, so only a starting program does it.
    if (standing === 'older' || (standing === 'reshaped' && starting)) {
      await replaceTable(projection).catch((error: unknown) => {
        // Another process is building it, and the wait for it was long enough.
        if (!(error instanceof BuildGoesOn)) throw error;
      });
      return { is: 'put_in_order' };
    }
    if (standing !== 'ours') return { is: 'left_alone', why: leftAlone(projection.name, standing) };
    const hold = await claim(db, projection, owner, steal && starting);
    if (!hold) return { is: 'others' };
    return (await isBeyondLog(hold)) ? { is: 'put_in_order' } : { is: 'ours', hold };
  };

  const isBeyondLog = async ({ position }: Hold): Promise<boolean> =>
    position > (await source.head()) && (await noticeLostEnd(db, source)).length > 0;

  const subscriptions = createSubscriptions({
    ...{ source, db, leases, owner, stopping, report },
    ...(backOff && { backOff }),
    subscribers: projections.map(subscriberOf),
    noticeLostEnd: () => noticeLostEnd(db, source),
  });

  return {
    start: async () => {
      await createCheckpoints(db);
      await subscriptions.start();
    },
    stop: subscriptions.stop,
    kept: subscriptions.kept,
    nothingParkedIn: (names) => names.every((name) => subscriptions.progress.holds.get(name)?.parked.size === 0),
    waitFor: createWaitFor({ db, source, projections, progress: subscriptions.progress }),
  };
};
