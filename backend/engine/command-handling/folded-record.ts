import { type Decider, fold } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { shortTurns } from '../shares/short-turns.ts';
import { eventId } from './command-ids.ts';

/** A record folded from its stream. Without a stream: `revision` 0, no instants and the decider's initial state. */
export type Loaded<State> = {
  readonly state: State;
  readonly revision: number;
  /** The position of its last event. */
  readonly position: string;
  readonly createdAt: string | null;
  readonly updatedAt: string | null;
};

/** The part of a decider that reads a stream. */
export type Folding<State, Event extends DomainEvent> = Pick<
  Decider<State, never, Event>,
  'initialState' | 'evolve'
> & {
  /** How much of the room for kept records an event takes, where the state has something of every one. Default 1. */
  readonly roomOfAnEvent?: number;
};

/** The number of events of a long stream that are read and decrypted before other requests get the event loop. */
export const inOneGo = 250;

/**
 * Events of a decider's stream passed its schemas when they were written: the codec checked it, TypeScript can't know.
 */
export const isOfItsDecider = <Event extends DomainEvent>(_event: RecordedEvent): _event is RecordedEvent<Event> =>
  true;

/** The record after these events; `before`: the record that they follow. */
export const recordOf = <State, Event extends DomainEvent>(
  decider: Folding<State, Event>,
  events: readonly RecordedEvent<Event>[],
  before?: Loaded<State>,
): Loaded<State> => {
  const last = events.at(-1);
  return {
    state: fold(decider, events, before?.state),
    revision: last?.revision ?? before?.revision ?? 0,
    position: last?.position ?? before?.position ?? START,
    createdAt: before?.createdAt ?? events[0]?.at ?? null,
    updatedAt: last?.at ?? before?.updatedAt ?? null,
  };
};

/** The same without blocking the event loop, however many events there are and however long each takes. */
export const recordInTurns = async <State, Event extends DomainEvent>(
  decider: Folding<State, Event>,
  events: readonly RecordedEvent<Event>[],
  before?: Loaded<State>,
): Promise<Loaded<State>> => {
  let loaded = before ?? recordOf(decider, []);
  const turn = shortTurns();
  for (const event of events) {
    loaded = recordOf(decider, [event], loaded);
    if (turn.isOver()) await turn.next();
  }
  return loaded;
};

/** Adds those of these events that the command wrote to the earlier ones of it. */
export const takeThoseOf = <Event extends DomainEvent>(
  commandId: string,
  events: readonly RecordedEvent<Event>[],
  taken: RecordedEvent<Event>[],
): void => {
  if (events.length === 0) return;
  let next = eventId(commandId, taken.length);
  for (const event of events) {
    if (event.id !== next) continue;
    taken.push(event);
    next = eventId(commandId, taken.length);
  }
};
