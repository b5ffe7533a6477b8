import { type ProjectionState, projectionStates } from '@nomucheck/projections/runner/checkpoint.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Projection } from '@nomucheck/projections/runner/projection.ts';
import { unknownReadModels } from '@nomucheck/projections/runner/unknown-read-models.ts';
import { type EventStore, START } from '../event-store/event-store.ts';
import { isBeforeUnknown, LATE_SECONDS, type Lag, lagBehind } from './lag.ts';
import { adviceOn } from './read-model-advice.ts';

/**
 * `unattended`: no living process keeps it up. `parked`: some stream waits for a retry. `behind`: later than readers should
 * have to bear. `live`: all is well. `newer_version`: a newer program made it, which doesn't live. `unknown_event`: nobody who
 * lives knows the next event, which a newer program wrote. `beyond_log`: the log ends before what it has read.
 */
export type State = 'live' | 'behind' | 'parked' | 'unattended' | 'newer_version' | 'unknown_event' | 'beyond_log';
export type Health = 'green' | 'amber' | 'red';

export type ProjectionStatus = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  readonly lag: Lag;
  readonly state: State;
  readonly advice: string | null;
  /** Whether a living process keeps it up. */
  readonly owned: boolean;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
  readonly movedAt: string | null;
};

export type LogStatus = {
  readonly head: string;
  readonly health: Health;
  readonly projections: readonly ProjectionStatus[];
  /** Read models in the database that this program doesn't have, by name, and tables that belong to none. */
  readonly unknown: readonly string[];
};

type Parts = {
  readonly db: Db;
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  /** Of this program. */
  readonly projections: readonly Projection[];
  readonly clock: () => Date;
};

/** Where the log and every projection stand, whichever processes keep them up. Throws where the database is away. */
export const readStatus = async ({ db, store, projections, clock }: Parts): Promise<LogStatus> => {
  // Checkpoints first: a head that is read after them can't be before them, unless the log has lost its end.
  const [states, left] = await Promise.all([projectionStates(db), unknownReadModels(db, projections)]);
  const known = new Map(states.map((state) => [state.name, state]));
  const head = await store.head();

  const statuses = await Promise.all(
    projections.map(async (projection): Promise<ProjectionStatus> => {
      const { name } = projection;
      const standing = known.get(name) ?? unknown;
      const { version, position, parkedStreams, parkedEvents, movedAt, owned } = standing;
      const lag = await lagBehind({ store, clock }, head, position);
      const state =
        standing.beyondLog || position > head ? 'beyond_log' : await stateOf(standing, projection, store, lag);
      const advice = adviceOn(name, state);
      return { name, version, position, lag, state, advice, owned, parkedStreams, parkedEvents, movedAt };
    }),
  );
  const names = new Set([...left.names.map((name) => name.replace(/~.*/, '')), ...left.tables.map(nameOfTable)]);
  return { head, health: healthOf(statuses), projections: statuses, unknown: [...names].sort() };
};

/** Read models are named with hyphens, their tables with underscores; what is built beside one has its purpose behind it. */
const nameOfTable = (table: string): string => table.replace(/__.*/, '').replaceAll('_', '-');

const unknown: Omit<ProjectionState, 'name' | 'movedAt'> & { movedAt: null } = {
  version: 0,
  position: START,
  owned: false,
  beyondLog: false,
  parkedStreams: 0,
  parkedEvents: 0,
  movedAt: null,
};

const stateOf = async (
  {
    owned,
    parkedStreams,
    version,
    position,
  }: Pick<ProjectionState, 'owned' | 'parkedStreams' | 'version' | 'position'>,
  projection: Projection,
  store: Parts['store'],
  lag: Lag,
): Promise<State> => {
  if (!owned && version > projection.version) return 'newer_version';
  if (!owned) return (await isBeforeUnknown(store, projection, position, lag)) ? 'unknown_event' : 'unattended';
  if (parkedStreams > 0) return 'parked';
  return lag.seconds > LATE_SECONDS ? 'behind' : 'live';
};

/** As bad as the worst of them. */
export const healthOf = (projections: readonly { readonly state: State }[]): Health => {
  const states = new Set(projections.map(({ state }) => state));
  if ([...states].some((state) => state !== 'live' && state !== 'behind')) return 'red';
  return states.has('behind') ? 'amber' : 'green';
};

const badness = ['green', 'amber', 'red'] as const;
export const worstOf = (...healths: readonly Health[]): Health =>
  badness.findLast((each) => healths.includes(each)) ?? 'green';
