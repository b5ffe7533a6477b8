import type { Decider } from '@nomucheck/domain/kernel/decider.ts';
import type { DomainEvent, RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import { LRUCache } from 'lru-cache';
import type { Loaded } from './folded-record.ts';

/** A record as it was last folded: the next command or read reads only the events after it. */
export type KeptRecord<State> = {
  readonly loaded: Loaded<State>;
  /** The record's first event. */
  readonly begun: RecordedEvent | undefined;
  /** The ids of all its events, by which a repeated command is recognised; those of later events are added to it. */
  readonly ids: Set<string>;
  /** When it has to be folded anew, in milliseconds. */
  readonly until: number;
};

type AnyDecider<State, Event extends DomainEvent> = Pick<Decider<State, never, Event>, 'initialState' | 'evolve'>;

export type KeptRecords = {
  /** Awaited before `find`: a record may hold what was opened with a key that another process has destroyed meanwhile. */
  heed(): Promise<void>;
  find<State, Event extends DomainEvent>(decider: AnyDecider<State, Event>, stream: string): KeptRecord<State> | null;
  /** Keeps a record that has events, unless keys were destroyed since `generation`. */
  keep<State, Event extends DomainEvent>(
    decider: AnyDecider<State, Event>,
    stream: string,
    record: KeptRecord<State>,
    generation: number,
  ): void;
  drop(stream: string): void;
  /** Drops everything; called when a key was destroyed, by whichever process. */
  forget(): void;
  /** Counts the calls of `forget`. */
  generation(): number;
};

/** Of all kept records together; each counts some events more, for what a short one takes besides. */
const mostEvents = 100_000;
const eventsOfARecord = 50;
export const keptForMs = 60_000;

export const createKeptRecords = (heed: () => Promise<void> = async () => {}): KeptRecords => {
  const records = new LRUCache<string, { readonly evolve: unknown; readonly record: KeptRecord<unknown> }>({
    maxSize: mostEvents,
    sizeCalculation: ({ record }) => record.loaded.revision + eventsOfARecord,
  });
  let generation = 0;
  return {
    heed,
    find: (decider, stream) => {
      const kept = records.get(stream);
      if (!kept || kept.record.until <= Date.now()) return null;
      return isOfDecider(kept, decider) ? kept.record : null;
    },
    keep: (decider, stream, record, before) => {
      if (before !== generation || record.loaded.revision === 0) return;
      records.set(stream, { evolve: decider.evolve, record });
    },
    drop: (stream) => {
      records.delete(stream);
    },
    forget: () => {
      generation += 1;
      records.clear();
    },
    generation: () => generation,
  };
};

/** What a decider folded has its state: TypeScript can't know, because the cache holds the states of all deciders. */
const isOfDecider = <State, Event extends DomainEvent>(
  kept: { readonly evolve: unknown; readonly record: KeptRecord<unknown> },
  decider: AnyDecider<State, Event>,
): kept is { readonly evolve: unknown; readonly record: KeptRecord<State> } => kept.evolve === decider.evolve;
