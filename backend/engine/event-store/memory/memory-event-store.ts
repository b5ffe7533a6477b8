import { LOG_EPOCH_OPENED } from '@nomucheck/domain/kernel/log/log-epoch.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { EventBatch, StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { readOn } from '../delivery/subscription.ts';
import { createWakeUp } from '../delivery/wake-up.ts';
import type { AppendResult, EventStore } from '../event-store.ts';
import { countOf, denseDistance, positionOf } from '../positions/dense-positions.ts';
import { createEpochs, type ReadOpenings } from '../positions/epochs.ts';
import { type PreparedEvent, prepareAppend } from '../prepared-append.ts';
import { chainHash, type Envelope } from '../proof/hash-chain.ts';
import { proveByReading } from '../proof/prove-by-reading.ts';

export type MemoryEventStore = EventStore & {
  /** Another store on the same log, as another process would have it: closing it ends its own subscriptions only. */
  readonly connect: () => MemoryEventStore;
};

/** The log in an array, for tests. Returned events are frozen, so that a test can't change what was written. */
export const createMemoryEventStore = (): MemoryEventStore => {
  const log: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const streamOfId = new Map<string, string>();
  const wakeUp = createWakeUp();

  const record = (last: StoredEvent | undefined, prepared: PreparedEvent): StoredEvent => {
    const envelope: Envelope = JSON.parse(prepared.canonical);
    const previousHash = last?.hash ?? GENESIS;
    const hash = chainHash(previousHash, prepared.canonical);
    return deepFrozen({ ...envelope, position: positionOf(log.length + 1), previousHash, hash });
  };

  const append: EventStore['append'] = async (stream, expectedRevision, events): Promise<AppendResult> => {
    const prepared = prepareAppend(stream, expectedRevision, events);
    const written = streams.get(stream) ?? [];
    if (written.length !== expectedRevision) {
      const first = written.slice(expectedRevision, expectedRevision + prepared.length);
      const retried =
        first.length === prepared.length && first.every((event, at) => event.id === prepared[at]?.envelope.id);
      return retried
        ? { ok: true, events: first, position: first.at(-1)?.position ?? START, retried }
        : { ok: false, actualRevision: written.length };
    }
    const taken = events.find(({ id }) => streamOfId.has(id));
    if (taken) throw new Error(`event ${taken.id} is already in ${streamOfId.get(taken.id)}`);
    streams.set(stream, written);
    const recorded = prepared.map((event) => {
      const stored = record(written.at(-1), event);
      log.push(stored);
      written.push(stored);
      streamOfId.set(stored.id, stream);
      return stored;
    });
    wakeUp.ring();
    return { ok: true, events: recorded, position: positionOf(log.length), retried: false };
  };

  const read: EventStore['read'] = async (stream, { from, to, backwards = false } = {}) => {
    const written = streams.get(stream) ?? [];
    // `from` is where reading starts, so backwards it is the upper end.
    const lowest = (backwards ? to : from) ?? 1;
    const highest = (backwards ? from : to) ?? written.length;
    const range = written.filter(({ revision }) => revision >= lowest && revision <= highest);
    return backwards ? range.reverse() : range;
  };

  const readMany: EventStore['readMany'] = async (parts) => {
    const found = await Promise.all(
      parts.map(async ({ stream, ...range }) => [stream, await read(stream, range)] as const),
    );
    return new Map(found.filter(([, events]) => events.length > 0));
  };

  const readAll: EventStore['readAll'] = async ({ after, limit, types }): Promise<EventBatch> => {
    const events: StoredEvent[] = [];
    let count = countOf(after);
    if (count > log.length) return { events, position: after, atHead: true };
    while (count < log.length && events.length < limit) {
      const event = log[count];
      if (event && (!types || types.includes(event.type))) events.push(event);
      count += 1;
    }
    return { events, position: positionOf(count), atHead: count >= log.length };
  };

  const readOpenings: ReadOpenings = async (after) => ({
    openings: log
      .filter(({ type, position }) => type === LOG_EPOCH_OPENED && position > after)
      .map(({ position, data }) => ({ position, epoch: String(data.epoch) })),
    head: positionOf(log.length),
  });

  const connect = (): MemoryEventStore => {
    const closing = new AbortController();
    const { tokenOf, positionOfToken } = createEpochs(readOpenings);
    return {
      append,
      read,
      readMany,
      readAll,
      hurry: () => {},
      subscribe: (options) => {
        const signal = options.signal ? AbortSignal.any([options.signal, closing.signal]) : closing.signal;
        return readOn({ readAll }, wakeUp, { ...options, signal }, 1000);
      },
      head: async () => positionOf(log.length),
      distance: denseDistance,
      positionAt: async (instant) =>
        log.filter(({ at }) => at <= instant).reduce(laterEvent, { at: '', position: START }).position,
      eventAt: async (position) => log[countOf(position) - 1] ?? null,
      eventsAt: async (positions) =>
        new Map(
          positions.flatMap((position) => {
            const event = log[countOf(position) - 1];
            return event ? [[position, event] as const] : [];
          }),
        ),
      prove: proveByReading({ readAll, distance: denseDistance }),
      isProtected: async () => true,
      tokenOf,
      positionOfToken,
      close: async () => closing.abort(),
      connect,
    };
  };
  return connect();
};

const laterEvent = <Event extends { readonly at: string }>(one: Event, other: Event): Event =>
  other.at >= one.at ? other : one;

const deepFrozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const member of Object.values(value)) deepFrozen(member);
  }
  return value;
};
