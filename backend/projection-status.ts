import { type ProjectionState, projectionStates } from '@nomucheck/projections/runner/checkpoint.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { type EventStore, START } from './event-store/event-store.ts';
import { LATE_SECONDS, type Lag, lagBehind } from './lag.ts';

/**
 * `unattended`: no living process keeps it up. `parked`: some stream waits for a retry. `behind`: later than readers should
 * have to bear. `live`: all is well.
 */
export type State = 'live' | 'behind' | 'parked' | 'unattended';
export type Health = 'green' | 'amber' | 'red';

export type ProjectionStatus = {
  readonly name: string;
  readonly version: number;
  readonly position: string;
  readonly lag: Lag;
  readonly state: State;
  readonly parkedStreams: number;
  readonly parkedEvents: number;
  readonly movedAt: string | null;
};

export type LogStatus = {
  readonly head: string;
  readonly health: Health;
  readonly projections: readonly ProjectionStatus[];
};

type Parts = {
  readonly db: Db;
  readonly store: Pick<EventStore, 'head' | 'readAll'>;
  readonly names: readonly string[];
  readonly clock: () => Date;
};

/** Where the log and every projection stand, whichever processes keep them up. Throws where the database is away. */
export const readStatus = async ({ db, store, names, clock }: Parts): Promise<LogStatus> => {
  // Checkpoints first: a head that is read after them can't be before them.
  const known = new Map((await projectionStates(db)).map((state) => [state.name, state]));
  const head = await store.head();

  const projections = await Promise.all(
    names.map(async (name): Promise<ProjectionStatus> => {
      const { version, position, parkedStreams, parkedEvents, movedAt, owned } = known.get(name) ?? unknown;
      const lag = await lagBehind({ store, clock }, head, position);
      const state = stateOf({ owned, parkedStreams }, lag);
      return { name, version, position, lag, state, parkedStreams, parkedEvents, movedAt };
    }),
  );
  return { head, health: healthOf(projections), projections };
};

const unknown: Omit<ProjectionState, 'name' | 'movedAt'> & { movedAt: null } = {
  version: 0,
  position: START,
  owned: false,
  parkedStreams: 0,
  parkedEvents: 0,
  movedAt: null,
};

const stateOf = (
  { owned, parkedStreams }: Pick<ProjectionState, 'owned' | 'parkedStreams'>,
  lag: ProjectionStatus['lag'],
): State => {
  if (!owned) return 'unattended';
  if (parkedStreams > 0) return 'parked';
  return lag.seconds > LATE_SECONDS ? 'behind' : 'live';
};

/** As bad as the worst of them. */
export const healthOf = (projections: readonly { readonly state: State }[]): Health => {
  const states = new Set(projections.map(({ state }) => state));
  if (states.has('parked') || states.has('unattended')) return 'red';
  return states.has('behind') ? 'amber' : 'green';
};

const badness = ['green', 'amber', 'red'] as const;
export const worstOf = (...healths: readonly Health[]): Health =>
  badness.findLast((each) => healths.includes(each)) ?? 'green';
