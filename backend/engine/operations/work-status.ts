import type { CheckpointState } from '@nomucheck/projections/runner/subscriptions/leases.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { START } from '../event-store/event-store.ts';
import type { JobCounts } from '../jobs/jobs.ts';
import type { Queryable } from '../postgres/queryable.ts';
import { managerStates } from '../process-managers/checkpoints.ts';
import { type EffectCounts, effectCounts, noEffects } from '../process-managers/outbox-overview.ts';
import type { ProcessManager } from '../process-managers/process-manager.ts';
import { isBeforeUnknown, LATE_SECONDS, type Lag, lagBehind } from './lag.ts';
import { type Health, healthOf, type State } from './projection-status.ts';
import { adviceOnManager } from './read-model-advice.ts';

export type ManagerStatus = {
  readonly name: string;
  readonly position: string;
  readonly lag: Lag;
  readonly state: State;
  readonly advice: string | null;
  readonly owned: boolean;
  readonly movedAt: string | null;
  /** What it has asked for and isn't done. */
  readonly effects: EffectCounts;
};

export type WorkStatus = {
  readonly health: Health;
  readonly managers: readonly ManagerStatus[];
  /** null where the queue doesn't answer: effects wait, everything else goes on. */
  readonly queue: JobCounts | null;
};

/** A job that failed is tried again for some minutes; an effect that is older should have been noticed. */
const LATE_EFFECT_SECONDS = 900;

type Parts = {
  readonly db: Queryable;
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  /** Those that this program has. */
  readonly managers: readonly ProcessManager[];
  readonly queue: () => Promise<JobCounts | null>;
  readonly clock: () => Date;
};

/** What follows from events: how far it has been read, what waits and what is parked. Throws where the database is away. */
export const readWorkStatus = async ({ db, store, managers: ours, queue, clock }: Parts): Promise<WorkStatus> => {
  const [states, effects, jobs] = await Promise.all([managerStates(db), effectCounts(db), queue()]);
  const known = new Map(states.map((state) => [state.name, state]));
  const head = await store.head();
  const managers = await Promise.all(
    // A manager that this program has no more may have left something parked.
    [...new Set([...ours.map(({ name }) => name), ...effects.keys()])].map(async (name): Promise<ManagerStatus> => {
      const { position, owned, movedAt } = known.get(name) ?? unknown;
      const asked = effects.get(name) ?? noEffects;
      const lag = await lagBehind({ store, clock }, head, position);
      const manager = ours.find((each) => each.name === name);
      const stands = stateOf(owned, asked, lag);
      const waits = stands === 'unattended' && manager && (await isBeforeUnknown(store, manager, position, lag));
      const state = position > head ? 'beyond_log' : waits ? 'unknown_event' : stands;
      return { name, position, lag, state, advice: adviceOnManager(state), owned, movedAt, effects: asked };
    }),
  );
  const worst = healthOf(managers);
  return { health: worst === 'green' && jobs === null ? 'amber' : worst, managers, queue: jobs };
};

const unknown: Omit<CheckpointState, 'name' | 'movedAt'> & { movedAt: null } = {
  position: START,
  owned: false,
  movedAt: null,
};

const stateOf = (owned: boolean, { parked, oldestSeconds }: EffectCounts, { seconds }: Lag): State => {
  if (!owned) return 'unattended';
  if (parked > 0) return 'parked';
  return seconds > LATE_SECONDS || oldestSeconds > LATE_EFFECT_SECONDS ? 'behind' : 'live';
};
