import type { EventStore } from '../event-store/event-store.ts';
import type { JobCounts } from '../jobs/jobs.ts';
import type { Queryable } from '../postgres/connections/queryable.ts';
import { managerStates } from '../process-managers/checkpoints.ts';
import { type EffectCounts, effectCounts, noEffects } from '../process-managers/outbox/outbox-overview.ts';
import type { ProcessManager } from '../process-managers/process-manager.ts';
import { adviceOnManager } from './subscriptions/read-model-advice.ts';
import {
  type Health,
  healthOf,
  type SubscriptionStatus,
  subscriptionStatus,
} from './subscriptions/subscription-status.ts';

export type ManagerStatus = SubscriptionStatus & {
  /** The effects that it requested and that aren't done. */
  readonly effects: EffectCounts;
};

export type WorkStatus = {
  readonly health: Health;
  readonly managers: readonly ManagerStatus[];
  /** null when the queue doesn't answer: effects wait, everything else continues. */
  readonly queue: JobCounts | null;
};

/** A failed job is retried for some minutes; a problem with an older effect should have been noticed. */
const LATE_EFFECT_SECONDS = 900;

type Parts = {
  readonly db: Queryable;
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'distance'>;
  /** The process managers of this program. */
  readonly managers: readonly ProcessManager[];
  readonly queue: () => Promise<JobCounts | null>;
  readonly clock: () => Date;
};

/**
 * The state of the process managers: how far each has read, what waits and what is parked. Throws when the database
 * is unavailable.
 */
export const readWorkStatus = async ({ db, store, managers: ours, queue, clock }: Parts): Promise<WorkStatus> => {
  const [states, asked, jobs] = await Promise.all([managerStates(db), effectCounts(db), queue()]);
  const head = await store.head();
  const managers = await Promise.all(
    // A manager that this program no longer has may have left parked effects.
    [...new Set([...ours.map(({ name }) => name), ...asked.keys()])].map(async (name): Promise<ManagerStatus> => {
      const effects = asked.get(name) ?? noEffects;
      const status = await subscriptionStatus(
        { store, head, clock },
        {
          name,
          reader: ours.find((each) => each.name === name),
          checkpoint: states.find((each) => each.name === name),
          isParked: effects.parked > 0,
          isLate: effects.oldestSeconds > LATE_EFFECT_SECONDS,
          adviceOn: adviceOnManager,
        },
      );
      return { ...status, effects };
    }),
  );
  const worst = healthOf(managers);
  return { health: worst === 'green' && jobs === null ? 'amber' : worst, managers, queue: jobs };
};
