import { type ProjectionState, projectionStates } from '@nomucheck/projections/runner/checkpoint.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { type EventStore, START } from './event-store/event-store.ts';
import { countOf } from './event-store/position.ts';

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
  readonly lag: { readonly events: number; readonly seconds: number };
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

/** Readers wait two seconds at most; a projection that is this late is somebody's business. */
const LATE_SECONDS = 10;

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

  /** How long the oldest event that isn't applied yet has been waiting. */
  const secondsBehind = async (position: string): Promise<number> => {
    if (position >= head) return 0;
    const [oldest] = (await store.readAll({ after: position, limit: 1 })).events;
    return oldest ? Math.max(0, (clock().getTime() - Date.parse(oldest.at)) / 1000) : 0;
  };

  const projections = await Promise.all(
    names.map(async (name): Promise<ProjectionStatus> => {
      const { version, position, parkedStreams, parkedEvents, movedAt, owned } = known.get(name) ?? unknown;
      const events = Math.max(0, countOf(head) - countOf(position));
      const lag = { events, seconds: await secondsBehind(position) };
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

const healthOf = (projections: readonly ProjectionStatus[]): Health => {
  const states = new Set(projections.map(({ state }) => state));
  if (states.has('parked') || states.has('unattended')) return 'red';
  return states.has('behind') ? 'amber' : 'green';
};
