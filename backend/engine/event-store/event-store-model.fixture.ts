import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { GENESIS } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import { v4 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { propertyRuns, propertyTimeout } from '../../../.config/property-runs.ts';
import type { LogUnderTest } from './event-store.contract.ts';
import type { EventStore, NewEvent } from './event-store.ts';
import { expectInOrder, expectLast } from './positions/expect-positions.fixture.ts';
import { canonicalEnvelope, chainHash, verifyChain } from './proof/hash-chain.ts';
import { idsOf, someEvent, takeUntil } from './test-events.ts';

type Append = {
  readonly stream: number;
  /** The difference between the revision that the writer expects and the true one. */
  readonly off: number;
  readonly data: readonly Record<string, unknown>[];
  /** Sends the ids of an earlier append again, at its revision. */
  readonly again: number | null;
};

/**
 * Any character that the log may contain, including unusual ones: line separators, quotes, backslashes, Hangul,
 * emoji.
 */
const unit = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }).filter((one) => one !== '\u0000' && one.isWellFormed()),
  fc.constantFrom('"', '\\', '\n', '\u2028', '한', '😀', '0', '1', '$', '\\u0000'),
);
/** Names that JSON escapes are refused (prepared-append.ts): they can't be read back. */
const key = fc.string({ unit, maxLength: 8 }).filter((name) => !/["\\\p{Cc}]/u.test(name));
const plain = fc.oneof(
  fc.string({ unit }),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.boolean(),
  fc.constant(null),
);
const value = fc.anything({ key, values: [plain] });

const appends = fc.array(
  fc.record<Append>({
    stream: fc.nat(2),
    off: fc.constantFrom(0, 0, 0, 0, -1, 1, 3),
    data: fc.array(fc.dictionary(key, value), { minLength: 1, maxLength: 3 }),
    again: fc.option(fc.nat(30), { freq: 4 }),
  }),
  { minLength: 1, maxLength: 25 },
);

type Sent = { readonly stream: string; readonly revision: number; readonly events: readonly NewEvent[] };

/** Compares the store with the simplest possible model: one array for each stream. */
export const eventStoreModel = (name: string, open: () => Promise<LogUnderTest>): void => {
  describe(`the event store in ${name}, against a model`, () => {
    let log: LogUnderTest;
    let store: EventStore;
    beforeAll(async () => {
      log = await open();
      store = log.connect();
    });
    afterAll(() => log.close());

    it(
      'answers any sequence of appends as the model does, and returns the events as they were written',
      async () => {
        await fc.assert(
          fc.asyncProperty(appends, async (sequence) => {
            const begin = await store.head();
            const streams = [0, 1, 2].map(() => `test-${newId()}`);
            const model = new Map<string, NewEvent[]>(streams.map((stream) => [stream, []]));
            const order: string[] = [];
            const sent: Sent[] = [];
            for (const { stream: which, off, data, again } of sequence) {
              const earlier = again === null ? undefined : sent[again];
              const stream = earlier?.stream ?? streams[which] ?? '';
              const written = model.get(stream) ?? [];
              const revision = earlier?.revision ?? Math.max(0, written.length + off);
              const events = earlier?.events ?? data.map((one) => someEvent(one));
              const result = await store.append(stream, revision, events);
              if (revision === written.length && !events.some(({ id }) => order.includes(id))) {
                written.push(...events);
                order.push(...idsOf(events));
                expect(result).toMatchObject({ ok: true, retried: false });
              } else {
                const there = written.slice(revision, revision + events.length);
                const isRetry = idsOf(there).join() === idsOf(events).join();
                expect(result).toMatchObject(
                  isRetry ? { ok: true, retried: true } : { ok: false, actualRevision: written.length },
                );
              }
              sent.push({ stream, revision, events });
            }
            for (const [stream, written] of model) await expectStream(store, stream, written);
            const { events } = await store.readAll({ after: begin, limit: 1_000 });
            expect(idsOf(events)).toEqual(order);
            expectInOrder(store, begin, events);
          }),
          propertyRuns(),
        );
        const verdict = await verifyChain(pagesOf(store), store.distance);
        expect(verdict).toMatchObject({ ok: true });
        await expectLast(store, verdict.ok ? verdict.head : '');
      },
      propertyTimeout,
    );

    it(
      'keeps every acknowledged write of parallel writers, once and in one order for all readers',
      async () => {
        const others = [store, log.connect(), log.connect()];
        const another = log.connect();
        await fc.assert(
          fc.asyncProperty(appends, async (sequence) => {
            const begin = await store.head();
            const streams = [0, 1, 2].map(() => `test-${newId()}`);
            const acknowledged: string[] = [];
            await Promise.all(
              sequence.map(async ({ stream: which, data }, n) => {
                const stream = streams[which] ?? '';
                const through = others[n % others.length] ?? store;
                const events = data.map((one) => someEvent(one));
                for (;;) {
                  const last = await through.read(stream, { backwards: true });
                  const result = await through.append(stream, last[0]?.revision ?? 0, events);
                  if (result.ok) break;
                }
                acknowledged.push(...idsOf(events));
              }),
            );
            const seen = await takeUntil(store.subscribe({ after: begin, batchSize: 3 }), (_all, { atHead }) => atHead);
            expect(idsOf(seen.events).sort()).toEqual(acknowledged.sort());
            expect(await takeUntil(another.subscribe({ after: begin }), (_all, { atHead }) => atHead)).toMatchObject({
              events: seen.events,
            });
          }),
          propertyRuns(),
        );
      },
      propertyTimeout,
    );
  });
};

const expectStream = async (store: EventStore, stream: string, written: readonly NewEvent[]): Promise<void> => {
  const stored = await store.read(stream);
  expect(stored.map(({ revision }) => revision)).toEqual(written.map((_, n) => n + 1));
  let previousHash = GENESIS;
  for (const [index, event] of written.entries()) {
    const canonical = canonicalEnvelope({ ...event, stream, revision: index + 1 });
    const hash = chainHash(previousHash, canonical);
    expect(stored[index]).toMatchObject({ id: event.id, previousHash, hash });
    // The events as they are read give the stored hashes: no data was lost or reordered.

    expect(canonicalEnvelope(stored[index] ?? failed(stream))).toBe(canonical);
    previousHash = hash;
  }
};

const failed = (stream: string): never => {
  throw new Error(`${stream} lacks an event`);
};

async function* pagesOf(store: EventStore): AsyncGenerator<readonly StoredEvent[]> {
  for (let after = START; ; ) {
    const page = await store.readAll({ after, limit: 500 });
    yield page.events;
    if (page.atHead) return;
    after = page.position;
  }
}
