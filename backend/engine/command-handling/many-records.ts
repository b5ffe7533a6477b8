import { setImmediate as othersTurn } from 'node:timers/promises';
import type { DomainEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { EventStore } from '../event-store/event-store.ts';
import { type Folding, inOneGo, type Loaded } from './folded-record.ts';
import { grownBy, type KeptRecords, longAmongMany, type Opened } from './kept-records.ts';

/** The streams that are read by one statement. */
const streamsTogether = 100;

export type ManyRecordsParts = {
  readonly store: Pick<EventStore, 'readMany'>;
  readonly kept: KeptRecords;
  readonly opened: <Event extends DomainEvent>(stored: readonly StoredEvent[]) => Promise<Opened<Event>>;
};

export type LoadMany = <State, Event extends DomainEvent>(
  decider: Folding<State, Event>,
  streams: readonly string[],
) => Promise<ReadonlyMap<string, Loaded<State>>>;

/** Reads several records together: of those that are kept only the events after it. */
export const createLoadMany = ({ store, kept, opened }: ManyRecordsParts): LoadMany => {
  /** A long stream goes on in pieces, beside the other long ones. */
  const read = async <State, Event extends DomainEvent>(
    decider: Folding<State, Event>,
    streams: readonly string[],
  ): Promise<readonly (readonly [string, Loaded<State>])[]> => {
    if (streams.some((stream) => kept.find(decider, stream))) await kept.heed();
    const generation = kept.generation();
    const records = new Map(streams.map((stream) => [stream, kept.find(decider, stream)]));
    for (let unread = streams; unread.length > 0; ) {
      const found = await store.readMany(
        unread.map((stream) => {
          const from = (records.get(stream)?.loaded.revision ?? 0) + 1;
          return { stream, from, to: from + inOneGo - 1 };
        }),
      );
      const pieces = await Promise.all(
        [...found].map(async ([stream, stored]) => [stream, await opened<Event>(stored)] as const),
      );
      for (const [stream, piece] of pieces)
        records.set(stream, await grownBy(decider, records.get(stream) ?? null, piece));
      unread = unread.filter((stream) => found.get(stream)?.length === inOneGo);
      if (unread.length > 0) await othersTurn();
    }
    return [...records].flatMap(([stream, record]) => {
      if (record === null) return [];
      if (record.loaded.revision >= longAmongMany) kept.keep(decider, stream, record, generation);
      return [[stream, record.loaded] as const];
    });
  };

  return async <State, Event extends DomainEvent>(decider: Folding<State, Event>, streams: readonly string[]) => {
    const wanted = [...new Set(streams)];
    const loaded: (readonly [string, Loaded<State>])[] = [];
    for (let next = 0; next < wanted.length; next += streamsTogether)
      loaded.push(...(await read(decider, wanted.slice(next, next + streamsTogether))));
    return new Map(loaded);
  };
};
