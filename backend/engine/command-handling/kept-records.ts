import type { DomainEvent, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { LRUCache } from 'lru-cache';
import type { DestroyedOf } from '../sealing/keys/sealing-keys.ts';
import { type Folding, inOneGo, type Loaded, recordInTurns, recordOf } from './folded-record.ts';

/** A record as it was last folded: the next command or read reads only the events after it. */
export type KeptRecord<State> = {
  readonly loaded: Loaded<State>;
  /** The record as it was at earlier revisions, the oldest first: an earlier one is folded from the last of them before it. */
  readonly marks: readonly Loaded<State>[];
  /** The record's first event. */
  readonly begun: RecordedEvent | undefined;
  /** The ids of all its events, by which a repeated command is recognised; those of later events are added to it. */
  readonly ids: Set<string>;
  /** When its nth event happened, in milliseconds; later events are added to it, too. */
  readonly instants: number[];
  /** Those with whose keys it was opened; those of later events are added to it, too. */
  readonly owners: Set<string>;
  /** When it has to be folded anew, in milliseconds. */
  readonly until: number;
};

/** Events as they were opened, and with whose keys. */
export type Opened<Event extends DomainEvent> = {
  readonly events: readonly RecordedEvent<Event>[];
  readonly owners: ReadonlySet<string>;
};

export type KeptRecords = {
  /** Awaited before `find`: a record may hold what was opened with a key that another process has destroyed meanwhile. */
  heed(): Promise<void>;
  find<State, Event extends DomainEvent>(decider: Folding<State, Event>, stream: string): KeptRecord<State> | null;
  /** Keeps a record that has events, unless a key with which it was opened was destroyed since `generation`. */
  keep<State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    record: KeptRecord<State>,
    generation: number,
  ): void;
  drop(stream: string): void;
  /** Drops what was opened with keys of these people; called when a key was destroyed, by whichever process. */
  forget(whose: DestroyedOf): void;
  /** Counts the calls of `forget`. */
  generation(): number;
};

/** Of all kept records together; each of them and of their marks counts some events more, for what a short one takes besides. */
const mostEvents = 100_000;
const eventsOfARecord = 50;
/**
 * A shorter record that is read among many isn't kept for it: it is read whole by the same statement, and a walk over thousands of
 * them would drop the long ones.
 */
export const longAmongMany = 20;
/**
 * Destroyed keys need no such end (`heed`): it is for what `heed` doesn't hear of, a log that was set back under a running process.
 */
const keptForMs = 60 * 60_000;
/** A record that was being read during more destructions than this isn't kept. */
const mostRemembered = 100;

/** The record after the events that follow it; null: after its first ones. */
export const grownBy = async <State, Event extends DomainEvent>(
  decider: Folding<State, Event>,
  before: KeptRecord<State> | null,
  piece: Opened<Event>,
): Promise<KeptRecord<State>> => {
  const loaded = await recordInTurns(decider, piece.events, before?.loaded ?? recordOf<State, Event>(decider, []));
  return followedBy(before, piece, loaded);
};

export const nothingOpened: Opened<never> = { events: [], owners: new Set() };

/** The same where the record after the events is folded already. */
export const followedBy = <State, Event extends DomainEvent>(
  before: KeptRecord<State> | null,
  piece: Opened<Event>,
  loaded: Loaded<State>,
): KeptRecord<State> => {
  const { ids = new Set<string>(), instants = [], owners = new Set<string>(), marks = [] } = before ?? {};
  noteIn({ ids, instants, owners }, piece);
  const until = before?.until ?? Date.now() + keptForMs;
  return {
    loaded,
    marks: marksWith(marks, loaded),
    begun: before?.begun ?? piece.events[0],
    ids,
    instants,
    owners,
    until,
  };
};

/** The marks with this record after them, once so many events have come that reading those after the last mark is long. */
const marksWith = <State>(marks: readonly Loaded<State>[], loaded: Loaded<State>): readonly Loaded<State>[] =>
  loaded.revision - (marks.at(-1)?.revision ?? 0) < inOneGo ? marks : [...marks, loaded];

/** The latest known record of no later revision than this one. */
export const knownUpTo = <State>({ loaded, marks }: KeptRecord<State>, to: number): Loaded<State> | undefined =>
  loaded.revision <= to ? loaded : marks.findLast(({ revision }) => revision <= to);

/** Notes events that follow a kept record in what later versions of it share; noting them again changes nothing. */
const noteIn = <Event extends DomainEvent>(
  { ids, instants, owners }: Pick<KeptRecord<unknown>, 'ids' | 'instants' | 'owners'>,
  piece: Opened<Event>,
): void => {
  for (const { id, revision, at } of piece.events) {
    ids.add(id);
    instants[revision - 1] = Date.parse(at);
  }
  for (const owner of piece.owners) owners.add(owner);
};

const holdsAny = ({ owners }: KeptRecord<unknown>, whose: DestroyedOf): boolean =>
  whose === 'anybody' || !owners.isDisjointFrom(whose);

/** The revision as of an instant: that of its last event which had happened by then, wherever it stands. */
export const revisionAt = ({ loaded, instants }: KeptRecord<unknown>, at: string): number => {
  const instant = Date.parse(at);
  return instants.slice(0, loaded.revision).findLastIndex((happened) => happened <= instant) + 1;
};

type Kept<State = unknown> = {
  readonly evolve: unknown;
  readonly record: KeptRecord<State>;
  readonly roomOfAnEvent: number;
};

export const createKeptRecords = (heed: () => Promise<void> = async () => {}): KeptRecords => {
  const records = new LRUCache<string, Kept>({
    maxSize: mostEvents,
    sizeCalculation: ({ record: { loaded, marks }, roomOfAnEvent }) =>
      loaded.revision * roomOfAnEvent + (marks.length + 1) * eventsOfARecord,
  });
  // A stream may be folded by several deciders: for commands, and for its history.
  const numbers = new WeakMap<object, number>();
  let deciders = 0;
  const keyOf = (evolve: object, stream: string): string => {
    const number = numbers.get(evolve) ?? deciders++;
    numbers.set(evolve, number);
    return `${stream} ${number}`;
  };
  let generation = 0;
  /** Whose keys were destroyed last, the newest last. */
  const destroyed: DestroyedOf[] = [];
  const mayHoldDestroyed = (record: KeptRecord<unknown>, since: number): boolean => {
    const missed = generation - since;
    if (missed > destroyed.length) return true;
    return missed > 0 && destroyed.slice(-missed).some((whose) => holdsAny(record, whose));
  };
  return {
    heed,
    find: (decider, stream) => {
      const kept = records.get(keyOf(decider.evolve, stream));
      if (!kept || kept.record.until <= Date.now()) return null;
      return isOfDecider(kept, decider) ? kept.record : null;
    },
    keep: (decider, stream, record, before) => {
      if (record.loaded.revision === 0 || mayHoldDestroyed(record, before)) return;
      const { evolve, roomOfAnEvent = 1 } = decider;
      records.set(keyOf(evolve, stream), { evolve, record, roomOfAnEvent });
    },
    drop: (stream) => {
      for (const key of [...records.keys()]) if (key.startsWith(`${stream} `)) records.delete(key);
    },
    forget: (whose) => {
      generation += 1;
      destroyed.push(whose);
      if (destroyed.length > mostRemembered) destroyed.shift();
      for (const [key, { record }] of [...records.entries()]) if (holdsAny(record, whose)) records.delete(key);
    },
    generation: () => generation,
  };
};

/** For work that reads each record once. */
export const nothingKept: KeptRecords = {
  heed: async () => {},
  find: () => null,
  keep: () => {},
  drop: () => {},
  forget: () => {},
  generation: () => 0,
};

/** What a decider folded has its state: TypeScript can't know, because the cache holds the states of all deciders. */
const isOfDecider = <State, Event extends DomainEvent>(
  kept: Kept,
  decider: Folding<State, Event>,
): kept is Kept<State> => kept.evolve === decider.evolve;
