import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DomainEvent, RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../event-store/event-store.ts';
import type { EventCodec } from './event-codec.ts';
import { type Folding, inOneGo, isOfItsDecider, type Loaded, recordInTurns, recordOf } from './folded-record.ts';
import {
  followedBy,
  grownBy,
  type KeptRecord,
  type KeptRecords,
  knownUpTo,
  nothingOpened,
  type Opened,
  revisionAt,
} from './kept-records.ts';
import { createLoadMany, type LoadMany } from './many-records.ts';

/**
 * `from` and `to` are revisions, `at` is an instant; all inclusive. As of an instant means up to the last event that
 * had happened by then: two parallel writers may write a millisecond out of order, and no event is taken without those
 * before it.
 */
export type LoadOptions = {
  readonly to?: number;
  readonly at?: string;
  /** The stream's revision, looked up for this very request: a record that is kept up to it needn't be read. */
  readonly current?: number | undefined;
};
export type HistoryOptions = Omit<LoadOptions, 'current'> & { readonly from?: number };

/** The whole read side of the log, for requests: records folded from their streams, and the events themselves. */
export type RecordReading = {
  load<State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    options?: LoadOptions,
  ): Promise<Loaded<State>>;
  /**
   * Several records, each under its stream, from one read of the log: of long ones only the events since they were last read. Streams
   * without events are left out.
   */
  readonly loadMany: LoadMany;
  /** The stream's events in today's version, with their personal fields unsealed: for histories. */
  history<Event extends DomainEvent>(
    stream: string,
    options?: HistoryOptions,
  ): Promise<readonly RecordedEvent<Event>[]>;
  /** Events of any streams, each under its position; those that don't exist are left out. */
  eventsAt<Event extends DomainEvent>(positions: readonly string[]): Promise<ReadonlyMap<string, RecordedEvent<Event>>>;
};

/** What the handling of commands needs besides. */
export type RecordReader = RecordReading & {
  /** The record as it was kept; null when it has to be folded from its first event. */
  readonly keptOf: <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
  ) => Promise<KeptRecord<State> | null>;
  /**
   * The record as the log has it: folded from the kept one, if there is one, and the events after it. `generation`: that of the kept
   * records before that one was found.
   */
  readonly current: <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    from: KeptRecord<State> | null,
    generation: number,
    onPiece?: (piece: readonly RecordedEvent<Event>[]) => void,
  ) => Promise<KeptRecord<State>>;
  /**
   * Keeps the record as it is after events that were just written behind it, and returns it. `generation`: that of the kept records
   * before their personal data were seen.
   */
  readonly follow: <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    record: KeptRecord<State>,
    written: Opened<Event>,
    generation: number,
  ) => Loaded<State>;
};

const highestRevision = 2_147_483_647;

export const createRecordReader = (
  store: Pick<EventStore, 'read' | 'readMany' | 'eventsAt'>,
  codec: Pick<EventCodec, 'decode'>,
  kept: KeptRecords,
): RecordReader => {
  /** A stream in pages, the first events first; between two pages other requests get the event loop. */
  async function* pieces<Event extends DomainEvent>(
    stream: string,
    { from = 1, to = highestRevision }: { readonly from?: number | undefined; readonly to?: number | undefined } = {},
  ): AsyncGenerator<Opened<Event>, undefined> {
    for (let first = from; first <= to; first += inOneGo) {
      const stored = await store.read(stream, { from: first, to: Math.min(to, first + inOneGo - 1) });
      yield await opened<Event>(stored);
      if (stored.length < inOneGo) return;
      await othersTurn();
    }
  }

  const past = async <Event extends DomainEvent>(
    stream: string,
    { at, ...range }: HistoryOptions = {},
  ): Promise<readonly RecordedEvent<Event>[]> => {
    const events: RecordedEvent<Event>[] = [];
    for await (const piece of pieces<Event>(stream, range)) events.push(...piece.events);
    return at === undefined ? events : events.slice(0, events.findLastIndex((event) => event.at <= at) + 1);
  };

  const load = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    options: LoadOptions = {},
  ): Promise<Loaded<State>> => {
    const { to, at } = options;
    const generation = kept.generation();
    const known = await keptOf(decider, stream);
    if (at !== undefined) {
      const record = await current(decider, stream, known, generation);
      return upTo(decider, stream, record, Math.min(to ?? highestRevision, revisionAt(record, at)));
    }
    if (to !== undefined) return upTo(decider, stream, known, to);
    if (known && known.loaded.revision === options.current) return known.loaded;
    return (await current(decider, stream, known, generation)).loaded;
  };

  /** The record as it stood at a revision, folded from what is known of it. */
  const upTo = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    known: KeptRecord<State> | null,
    to: number,
  ): Promise<Loaded<State>> => {
    let loaded = (known && knownUpTo(known, to)) ?? recordOf<State, Event>(decider, []);
    if (loaded.revision === to) return loaded;
    for await (const piece of pieces<Event>(stream, { from: loaded.revision + 1, to }))
      loaded = await recordInTurns(decider, piece.events, loaded);
    return loaded;
  };

  const keptOf = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
  ): Promise<KeptRecord<State> | null> => {
    if (kept.find(decider, stream) === null) return null;
    await kept.heed();
    return kept.find(decider, stream);
  };

  const current = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    stream: string,
    from: KeptRecord<State> | null,
    generation: number,
    onPiece: (piece: readonly RecordedEvent<Event>[]) => void = () => {},
  ): Promise<KeptRecord<State>> => {
    let record = from ?? (await grownBy<State, Event>(decider, null, nothingOpened));
    for await (const piece of pieces<Event>(stream, { from: record.loaded.revision + 1 })) {
      record = await grownBy(decider, record, piece);
      onPiece(piece.events);
    }
    kept.keep(decider, stream, record, generation);
    return record;
  };

  const follow: RecordReader['follow'] = (decider, stream, before, written, generation) => {
    const loaded = recordOf(decider, written.events, before.loaded);
    const record = followedBy(before, written, loaded);
    kept.keep(decider, stream, record, generation);
    return loaded;
  };

  const opened = async <Event extends DomainEvent>(stored: readonly StoredEvent[]): Promise<Opened<Event>> => {
    const owners = new Set<string>();
    const events = await Promise.all(stored.map((event) => codec.decode(event, owners)));
    return { events: events.filter(isOfItsDecider<Event>), owners };
  };

  return {
    keptOf,
    current,
    follow,
    load,
    loadMany: createLoadMany({ store, kept, opened }),
    history: (stream, options) => past(stream, options),
    eventsAt: async <Event extends DomainEvent>(positions: readonly string[]) => {
      const found = positions.length === 0 ? [] : (await store.eventsAt(positions)).values();
      return new Map((await opened<Event>([...found])).events.map((event) => [event.position, event]));
    },
  };
};
