import type { projectionState } from '@nomucheck/domain/kernel/contract/projection.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { typesToRead } from '@nomucheck/projections/runner/projection.ts';
import type { CheckpointState } from '@nomucheck/projections/runner/subscriptions/leases.ts';
import type { z } from 'zod';
import type { EventStore } from '../../event-store/event-store.ts';

/**
 * `unattended`: no running process owns it. `parked`: something waits for a retry. `behind`: later than readers
 * accept. `live`: no problem. `newer_version`: a newer program made it, and no process of that program runs.
 * `unknown_event`: the next event was written by a newer program, and no running process knows its type.
 * `beyond_log`: the log ends before the position that it has read.
 */
export type State = z.infer<typeof projectionState>;
export type Health = 'green' | 'amber' | 'red';

/**
 * The number of events up to the log's head (`exact`, or estimated where the store doesn't count), from the first one that it still has to take, and how long that one has been
 * waiting. Events of others don't count: the checkpoint moves over them a little later
 * (projections/runner/subscriptions/held-checkpoints.ts).
 */
export type Lag = { readonly events: number; readonly exact: boolean; readonly seconds: number };

/** The state of a projection or a process manager, whichever process owns it. */
export type SubscriptionStatus = {
  readonly name: string;
  readonly position: string;
  /** The events of the log up to there, counted or estimated. */
  readonly read: number;
  readonly lag: Lag;
  readonly state: State;
  /** What the operator has to do; null when there is nothing to do. */
  readonly advice: string | null;
  /** Whether a running process owns it. */
  readonly owned: boolean;
  /** The name of that process; null where none does. */
  readonly owner: string | null;
  readonly movedAt: string | null;
};

export type LogState = {
  readonly store: Pick<EventStore, 'readAll' | 'distance'>;
  /** Read after the checkpoints: a checkpoint beyond it then means that the log has lost its end. */
  readonly head: string;
  readonly clock: () => Date;
};

/** The facts about a subscriber that only its own kind has. */
export type Known = {
  readonly name: string;
  /** Undefined when this program no longer has it. */
  readonly reader: Reader | undefined;
  /** Undefined when no process has followed the log for it yet. */
  readonly checkpoint: CheckpointState | undefined;
  readonly isParked: boolean;
  readonly isBeyondLog?: boolean;
  readonly isOfNewerVersion?: boolean;
  /** The age of its oldest open effect; it counts as lag, however far the log was read. */
  readonly isLate?: boolean;
  readonly adviceOn: (state: State) => string | null;
};

type Reader = { readonly types: readonly string[] | null; readonly knows: (event: StoredEvent) => boolean };

/** A read waits two seconds at most; a lag above this limit needs attention. */
const LATE_SECONDS = 10;

export const subscriptionStatus = async (log: LogState, known: Known): Promise<SubscriptionStatus> => {
  const { name, checkpoint, adviceOn } = known;
  const { position, owned, owner, movedAt } = checkpoint ?? {
    ...{ position: START, owned: false, owner: null, movedAt: null },
  };
  const lag = await lagBehind(log, position, known.reader?.types ?? null);
  const state = await stateOf(log, known, { position, owned, lag });
  const { events: read } = log.store.distance(START, position);
  return { name, position, read, lag, state, advice: adviceOn(state), owned, owner, movedAt };
};

const stateOf = async (
  log: LogState,
  { reader, isParked, isBeyondLog, isOfNewerVersion, isLate }: Known,
  { position, owned, lag }: Pick<SubscriptionStatus, 'position' | 'owned' | 'lag'>,
): Promise<State> => {
  if (isBeyondLog || position > log.head) return 'beyond_log';
  if (!owned && isOfNewerVersion) return 'newer_version';
  if (!owned)
    return reader && (await isBeforeUnknown(log.store, reader, position, lag)) ? 'unknown_event' : 'unattended';
  if (isParked) return 'parked';
  return lag.seconds > LATE_SECONDS || isLate ? 'behind' : 'live';
};

const noLag: Lag = { events: 0, exact: true, seconds: 0 };

/** With null for the types, every event counts as one to take. */
const lagBehind = async (
  { store, head, clock }: LogState,
  position: string,
  types: readonly string[] | null,
): Promise<Lag> => {
  if (position >= head) return noLag;
  const batch = await store.readAll({ after: position, limit: 1, ...typesToRead({ types }) });
  // Of a rare type the log isn't read to its end: what follows then counts whatever it is.
  const isFarBehind = batch.events.length === 0 && !batch.atHead;
  const { events } = isFarBehind ? await store.readAll({ after: batch.position, limit: 1 }) : batch;
  const [oldest] = events;
  if (!oldest || oldest.position > head) return noLag;
  const seconds = Math.max(0, (clock().getTime() - Date.parse(oldest.at)) / 1000);
  const beyond = store.distance(oldest.position, head);
  return { events: beyond.events + 1, exact: beyond.exact, seconds };
};

/** Whether the next event that it takes was written by a newer program in a version that this one doesn't know. */
const isBeforeUnknown = async (
  store: LogState['store'],
  { types, knows }: Reader,
  position: string,
  { events }: Lag,
): Promise<boolean> => {
  if (events === 0) return false;
  const [next] = (await store.readAll({ after: position, limit: 1, ...typesToRead({ types }) })).events;
  return next !== undefined && !knows(next);
};

/** The worst of these states of health. */
export const healthOf = (subscriptions: readonly { readonly state: State }[]): Health => {
  const states = new Set(subscriptions.map(({ state }) => state));
  if ([...states].some((state) => state !== 'live' && state !== 'behind')) return 'red';
  return states.has('behind') ? 'amber' : 'green';
};

const badness = ['green', 'amber', 'red'] as const;
export const worstOf = (...healths: readonly Health[]): Health =>
  badness.findLast((each) => healths.includes(each)) ?? 'green';
