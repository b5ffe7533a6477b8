import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore, NewEvent } from './event-store.ts';
import { expectInOrder, expectLast } from './positions/expect-positions.fixture.ts';
import { verifyChain } from './proof/hash-chain.ts';
import { wholeLogSince } from './proof/whole-log-hash.ts';
import { idsOf, someEvent, someEvents, someReason, someStream, takeUntil } from './test-events.ts';

/** A log as the contract's tests use it. */
export type LogUnderTest = {
  /**
   * false: the store doesn't look whether another stream has an event's id. Ids are made of the command's id, which belongs
   * to one stream, so nothing rests on it.
   */
  readonly refusesIdsOfOthers?: boolean;
  /** The log as another process sees it; a memory store can only be its own. */
  readonly connect: () => EventStore;
  /** Cuts all connections, as a restart of the server would. */
  readonly cut: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** What every adapter must do. Each adapter registers these tests, so that all implement the port alike. */
export const eventStoreContract = (name: string, open: () => Promise<LogUnderTest>): void => {
  describe(`the event store in ${name}`, () => {
    let log: LogUnderTest;
    let store: EventStore;
    let stream: string;

    beforeAll(async () => {
      log = await open();
      store = log.connect();
    });
    afterAll(async () => {
      await log.close();
    });
    beforeEach(() => {
      stream = someStream();
    });

    const everything = async (after = START): Promise<StoredEvent[]> => {
      const events: StoredEvent[] = [];
      for (let position = after; ; ) {
        const page = await store.readAll({ after: position, limit: 500 });
        events.push(...page.events);
        position = page.position;
        if (page.atHead) return events;
      }
    };

    describe('appending', () => {
      it('returns the events as they will be read', async () => {
        const event = someEvent({ 이름: '김', list: [1, 2.5, { deep: null }] }, { reason: someReason() });
        const result = await store.append(stream, 0, [event]);
        expect(result).toMatchObject({ ok: true, retried: false });
        await expectLast(store, result.ok ? result.position : '');
        const [stored] = await store.read(stream);
        expect(stored).toMatchObject({ ...event, stream, revision: 1 });
        expect(result.ok && result.events).toEqual([stored]);
      });

      it('counts revisions from 1, and gives each event a later position than the one before', async () => {
        const before = await store.head();
        await store.append(stream, 0, someEvents(3));
        await store.append(someStream(), 0, someEvents(1));
        await store.append(stream, 3, someEvents(2));
        expect((await store.read(stream)).map(({ revision }) => revision)).toEqual([1, 2, 3, 4, 5]);
        const written = await everything(before);
        expect(written).toHaveLength(6);
        expectInOrder(store, before, written);
      });

      it('takes one event, or many more than a batch, all or nothing', async () => {
        const many = someEvents(1_200);
        expect(await store.append(stream, 0, many)).toMatchObject({ ok: true });
        expect(idsOf(await store.read(stream))).toEqual(idsOf(many));
      });

      it.each([
        ['that there is no stream, where there is none', 0, 0, true],
        ['that there is no stream, where there is one', 2, 0, false],
        ['the last revision', 2, 2, true],
        ['an older revision', 2, 1, false],
        ['a later revision', 2, 3, false],
        ['a revision of a stream that there is not', 0, 1, false],
      ])('expecting %s', async (_what, written, expected, ok) => {
        if (written > 0) await store.append(stream, 0, someEvents(written));
        const result = await store.append(stream, expected, someEvents(2));
        expect(result).toMatchObject(ok ? { ok: true } : { ok: false, actualRevision: written });
        expect(await store.read(stream)).toHaveLength(ok ? written + 2 : written);
      });

      type Refused = { name?: string; expected?: number; events?: NewEvent[] };
      it.each<[string, Refused]>([
        ['no revision', { expected: Number.NaN }],
        ['a negative revision', { expected: -1 }],
        ['no events', { events: [] }],
        ['a stream without a category', { name: 'nowhere' }],
        ['an id that is none', { events: [someEvent({}, { id: 'one' })] }],
        ['a time without a zone', { events: [someEvent({}, { at: '2026-11-21' })] }],
        ['U+0000', { events: [someEvent({ text: 'a\u0000b' })] }],
        ['a name that JSON escapes, however deep', { events: [someEvent({ text: '\n', list: [{ 'a"b': 1 }] })] }],
        ['half a surrogate pair', { events: [someEvent({ text: '\ud800' })] }],
        ['a bigint', { events: [someEvent({ amount: 1n })] }],
        ['a number that JSON has not', { events: [someEvent({ amount: Number.NaN })] }],
      ] satisfies [string, { name?: string; expected?: number; events?: NewEvent[] }][])(
        'refuses %s as a programming error, and the log stays usable',
        async (_what, { name, expected, events }) => {
          await expect(store.append(name ?? stream, expected ?? 0, events ?? [someEvent()])).rejects.toThrow();
          expect(await store.append(stream, 0, someEvents(1))).toMatchObject({ ok: true });
        },
      );

      it('keeps text that only looks like an escape of U+0000', async () => {
        await store.append(stream, 0, [someEvent({ text: String.raw`a\u0000b \\u0000` })]);
        expect((await store.read(stream))[0]?.data).toEqual({ text: String.raw`a\u0000b \\u0000` });
      });

      it('refuses an id that another stream has, and only that append, where the store looks for it', async () => {
        const event = someEvent();
        await store.append(someStream(), 0, [event]);
        const [taken, fine] = await Promise.allSettled([
          store.append(stream, 0, [event]),
          store.append(someStream(), 0, someEvents(1)),
        ]);
        const isRefused = log.refusesIdsOfOthers !== false;
        expect(taken.status).toBe(isRefused ? 'rejected' : 'fulfilled');
        expect(fine).toMatchObject({ status: 'fulfilled', value: { ok: true } });
        expect(await store.read(stream)).toHaveLength(isRefused ? 0 : 1);
      });
    });

    describe('many at once', () => {
      it('of twenty that expect the same revision one wins, and the others learn the revision', async () => {
        const stores = [store, log.connect(), log.connect()];
        for (const expected of [0, 2]) {
          const results = await Promise.all(
            Array.from({ length: 20 }, (_, n) => (stores[n % 3] ?? store).append(stream, expected, someEvents(2))),
          );
          expect(results.filter(({ ok }) => ok)).toHaveLength(1);
          expect(results.filter((result) => !result.ok && result.actualRevision === expected + 2)).toHaveLength(19);
        }
        expect(await store.read(stream)).toHaveLength(4);
      });

      it('a conflict affects only its own append', async () => {
        await store.append(stream, 0, someEvents(1));
        const results = await Promise.all(
          Array.from({ length: 40 }, (_, n) => store.append(n % 4 ? someStream() : stream, 0, someEvents(1))),
        );
        expect(results.map(({ ok }) => ok)).toEqual(Array.from({ length: 40 }, (_, n) => n % 4 !== 0));
      });
    });

    describe('the same ids again', () => {
      it('are not written twice and return the first result, also when the stream has moved on', async () => {
        await store.append(stream, 0, someEvents(1));
        const events = someEvents(2);
        const first = await store.append(stream, 1, events);
        expect(await store.append(stream, 1, events)).toEqual({ ...first, retried: true });
        await store.append(stream, 3, someEvents(2));
        expect(await store.append(stream, 1, events)).toEqual({ ...first, retried: true });
        expect(await store.read(stream)).toHaveLength(5);
      });

      it('twice in parallel are written once and both answered', async () => {
        const events = someEvents(3);
        const other = log.connect();
        const results = await Promise.all([
          store.append(stream, 0, events),
          other.append(stream, 0, events),
          store.append(stream, 0, events),
        ]);
        expect(results.map((result) => result.ok && idsOf(result.events))).toEqual(results.map(() => idsOf(events)));
        expect(results.filter((result) => result.ok && !result.retried)).toHaveLength(1);
        expect(await store.read(stream)).toHaveLength(3);
      });

      it('are a conflict when only a part of them, or another order, is there', async () => {
        const [first, second, third] = [someEvent(), someEvent(), someEvent()];
        await store.append(stream, 0, [first, second]);
        const conflict = { ok: false, actualRevision: 2 };
        expect(await store.append(stream, 0, [first, second, third])).toEqual(conflict);
        expect(await store.append(stream, 0, [first, third])).toEqual(conflict);
        expect(await store.append(stream, 0, [second, first])).toEqual(conflict);
        expect(await store.append(stream, 1, [first])).toEqual(conflict);
      });
    });

    describe('reading a stream', () => {
      it('gives ranges, forwards and backwards', async () => {
        await store.append(stream, 0, someEvents(5));
        const revisions = async (options: Parameters<EventStore['read']>[1]) =>
          (await store.read(stream, options)).map(({ revision }) => revision);
        expect(await revisions({})).toEqual([1, 2, 3, 4, 5]);
        expect(await revisions({ from: 2, to: 4 })).toEqual([2, 3, 4]);
        expect(await revisions({ from: 4 })).toEqual([4, 5]);
        expect(await revisions({ to: 2 })).toEqual([1, 2]);
        expect(await revisions({ backwards: true })).toEqual([5, 4, 3, 2, 1]);
        expect(await revisions({ backwards: true, from: 4, to: 2 })).toEqual([4, 3, 2]);
        expect(await revisions({ from: 6 })).toEqual([]);
        expect(await revisions({ from: 4, to: 2 })).toEqual([]);
      });

      it('gives each of those who read at the same time the part that they asked for', async () => {
        const other = someStream();
        await store.append(stream, 0, someEvents(5));
        await store.append(other, 0, someEvents(3));
        const asked = [
          [stream, { from: 2, to: 4 }],
          [other, { from: 4, to: 200 }],
          [other, { from: 1, to: 200 }],
          [stream, { from: 5, to: 254 }],
          [someStream(), { from: 1, to: 10 }],
          [stream, { from: 2, to: 4 }],
        ] as const;
        const together = await Promise.all(asked.map(([name, part]) => store.read(name, part)));
        expect(together.map((events) => events.map(({ revision }) => revision))).toEqual([
          [2, 3, 4],
          [],
          [1, 2, 3],
          [5],
          [],
          [2, 3, 4],
        ]);
        const alone = [];
        for (const [name, part] of asked) alone.push(await store.read(name, part));
        expect(together).toEqual(alone);
      });

      it('of a stream that doesn’t exist returns nothing', async () => {
        expect(await store.read(stream)).toEqual([]);
      });
    });

    it('reads parts of several streams in one query, and leaves out those without events', async () => {
      const other = someStream();
      await store.append(stream, 0, someEvents(3));
      await store.append(other, 0, someEvents(2));
      const whole = await store.readMany([{ stream }, { stream: someStream() }, { stream: other }]);
      expect([...whole]).toEqual([
        [stream, await store.read(stream)],
        [other, await store.read(other)],
      ]);
      const parts = await store.readMany([
        { stream: other, from: 3 },
        { stream, from: 2, to: 2 },
      ]);
      expect([...parts]).toEqual([[stream, await store.read(stream, { from: 2, to: 2 })]]);
      expect(await store.readMany([])).toEqual(new Map());
    });

    describe('reading the log', () => {
      it('gives pages whose positions lead on to the head', async () => {
        const after = await store.head();
        const events = someEvents(5);
        await store.append(stream, 0, events);
        const first = await store.readAll({ after, limit: 3 });
        expect(first).toMatchObject({ atHead: false, position: first.events.at(-1)?.position });
        const second = await store.readAll({ after: first.position, limit: 3 });
        expect(second).toMatchObject({ atHead: true, position: await store.head() });
        expect(idsOf([...first.events, ...second.events])).toEqual(idsOf(events));
        expect(await store.readAll({ after: second.position, limit: 3 })).toEqual({ ...second, events: [] });
      });

      it('returns a position beyond the head as it was given', async () => {
        const beyond = `8${'9'.repeat(START.length - 1)}`;
        expect(await store.readAll({ after: beyond, limit: 3 })).toEqual({
          events: [],
          position: beyond,
          atHead: true,
        });
      });

      it('filters types, and moves over the others', async () => {
        const after = await store.head();
        await store.append(stream, 0, [someEvent(), someEvent({}, { type: 'Rare' }), someEvent()]);
        const page = await store.readAll({ after, limit: 10, types: ['Rare', 'Never'] });
        expect(page.events.map(({ type }) => type)).toEqual(['Rare']);
        expect(page).toMatchObject({ atHead: true, position: await store.head() });
      });

      it('refuses what is not a position', async () => {
        await expect(store.readAll({ after: '7', limit: 1 })).rejects.toThrow(TypeError);
      });

      it('is verified by its hash chain', async () => {
        await store.append(stream, 0, [someEvent({ a: 1 }), someEvent({ b: [0.1, 1e21, -0, '한글 😀 \u2028'] })]);
        const events = await everything();
        expect(await verifyChain([events], store.distance)).toMatchObject({ ok: true, events: events.length });
      });
    });

    describe('what positions mean', () => {
      it('is measured by the store: exactly, or it says that it estimates', async () => {
        const before = await store.head();
        await store.append(stream, 0, someEvents(5));
        const distance = store.distance(before, await store.head());
        if (distance.exact) expect(distance.events).toBe(5);
        else expect(distance.events).toBeGreaterThan(0);
        expect(store.distance(before, before)).toEqual({ events: 0, exact: true });
      });

      it('is found for an instant, and read back as the event that is there', async () => {
        const at = (second: number) => ({ at: `2031-01-01T00:00:0${second}.000Z` });
        await store.append(stream, 0, [someEvent({}, at(1)), someEvent({}, at(3))]);
        const [first, second] = await store.read(stream);
        expect(await store.positionAt('2031-01-01T00:00:02.000Z')).toBe(first?.position);
        expect(await store.positionAt('2031-01-01T00:00:03.000Z')).toBe(second?.position);
        expect(await store.positionAt('2001-01-01T00:00:00.000Z')).toBe(START);
        expect(await store.eventAt(second?.position ?? START)).toEqual(second);
        expect(await store.eventAt(START)).toBeNull();
        expect([
          ...(await store.eventsAt([START, second?.position ?? START, first?.position ?? START])).values(),
        ]).toEqual(expect.arrayContaining([first, second]));
        expect(await store.eventAt(`8${'9'.repeat(START.length - 1)}`)).toBeNull();
      });

      it('is proved with the whole log, and with the hash of it at a position', async () => {
        await store.append(stream, 0, someEvents(3));
        const head = (await store.read(stream)).at(-1)?.position ?? START;
        const { digests, digest, ...proof } = await store.prove(() => {}, new Set([head]));
        expect(proof).toMatchObject({ fault: null, head, events: (await everything()).length });
        expect(digests).toEqual(new Map([[head, digest]]));
        expect(await wholeLogSince(store)).toMatchObject({ position: head, hash: digest });
      });
    });

    describe('a subscription', () => {
      it('begins after its position, catches up, and goes on with what is appended', async () => {
        const old = someEvents(3);
        await store.append(stream, 0, old);
        const [first] = await store.read(stream);
        const fresh = someEvents(2);
        const subscription = store.subscribe({ after: first?.position ?? START });
        const { events } = await takeUntil(subscription, (seen, { atHead }) => {
          if (atHead && seen.length === 2) void store.append(stream, 3, fresh);
          return seen.length === 4;
        });
        expect(idsOf(events)).toEqual(idsOf([...old.slice(1), ...fresh]));
      });

      it('yields an empty first batch at once when there are no events', async () => {
        const after = await store.head();
        const { batches } = await takeUntil(store.subscribe({ after }), () => true);
        expect(batches).toEqual([{ events: [], position: after, atHead: true }]);
      });

      it('of some types moves its position over the others', async () => {
        const after = await store.head();
        const subscription = store.subscribe({ after, types: ['Rare'] });
        // The batch may come before the append is answered.
        const { events, batches } = await takeUntil(subscription, (seen, { position }) => {
          if (position === after) void store.append(stream, 0, [someEvent({}, { type: 'Rare' }), ...someEvents(3)]);
          return seen.length > 0;
        });
        expect(events.map(({ type }) => type)).toEqual(['Rare']);
        const position = (await store.read(stream)).at(-1)?.position;
        expect(batches.at(-1)).toMatchObject({ events: [{ type: 'Rare' }], position, atHead: true });
      });

      it('receives what another process appends', async () => {
        const after = await store.head();
        const events = someEvents(2);
        const subscription = store.subscribe({ after });
        const seen = await takeUntil(subscription, (all, { position }) => {
          if (position === after) void log.connect().append(stream, 0, events);
          return all.length === 2;
        });
        expect(idsOf(seen.events)).toEqual(idsOf(events));
      });

      it('sees every event once and in order while many write in random interleavings', async () => {
        const after = await store.head();
        const stores = [store, log.connect(), log.connect(), log.connect()];
        const written = new Set<string>();
        const writing = Promise.all(
          Array.from({ length: 16 }, async (_, writer) => {
            const own = someStream();
            const shared = `${stream}-${writer % 3}`;
            for (let revision = 0; revision < 12; revision += 1) {
              if (Math.random() < 0.5) await sleep(Math.random() * 4);
              const events = someEvents(1 + Math.floor(Math.random() * 3));
              const through = stores[writer % 4] ?? store;
              const last = async (name: string) => (await store.read(name, { backwards: true }))[0]?.revision ?? 0;
              const name = Math.random() < 0.3 ? shared : own;
              const result = await through.append(name, await last(name), events);
              if (result.ok) for (const { id } of events) written.add(id);
            }
          }),
        );
        let done = false;
        void writing.then(async () => {
          done = true;
          await store.append(stream, 0, someEvents(1, { type: 'Last' }));
        });
        const { events } = await takeUntil(store.subscribe({ after, batchSize: 7 }), (_all, batch) =>
          batch.events.some(({ type }) => type === 'Last'),
        );
        await writing;
        expect(done).toBe(true);
        const seen = events.filter(({ type }) => type !== 'Last');
        expect(new Set(idsOf(seen))).toEqual(written);
        expect(seen).toHaveLength(written.size);
        expectInOrder(store, after, events);
        expect(await verifyChain([await everything()], store.distance)).toMatchObject({ ok: true });
      });

      it('resumes where it was after its connections were cut, and so do writers', async () => {
        const after = await store.head();
        const events = someEvents(6);
        const subscription = store.subscribe({ after, batchSize: 2 });
        const writing = (async () => {
          for (const [revision, event] of events.entries()) {
            await store.append(stream, revision, [event]);
            if (revision % 2) await log.cut();
          }
        })();
        const seen = await takeUntil(subscription, (all) => all.length >= events.length);
        await writing;
        expect(idsOf(seen.events)).toEqual(idsOf(events));
      });

      it('reads no faster than its consumer', async () => {
        const after = await store.head();
        await store.append(stream, 0, someEvents(40));
        const sizes: number[] = [];
        let total = 0;
        for await (const batch of store.subscribe({ after, batchSize: 10 })) {
          sizes.push(batch.events.length);
          total += batch.events.length;
          // Events written while the consumer is busy come later, in order and in batches of the same size.
          if (sizes.length === 1) await store.append(stream, 40, someEvents(5));
          if (total === 45) break;
        }
        expect(sizes).toEqual([10, 10, 10, 10, 5]);
      });

      it('ends when it is aborted: while it waits, before it has begun, and between batches', async () => {
        const after = await store.head();
        const asleep = new AbortController();
        const ended = takeUntil(store.subscribe({ after, signal: asleep.signal }), () => {
          setTimeout(() => asleep.abort(), 20);
          return false;
        });
        expect((await ended).events).toEqual([]);
        expect((await takeUntil(store.subscribe({ after, signal: AbortSignal.abort() }), () => false)).batches).toEqual(
          [],
        );

        await store.append(stream, 0, someEvents(4));
        const between = new AbortController();
        const { events } = await takeUntil(store.subscribe({ after, batchSize: 2, signal: between.signal }), () => {
          between.abort();
          return false;
        });
        expect(events).toHaveLength(2);
      });

      it('ends when the store is closed', async () => {
        const closing = log.connect();
        const after = await closing.head();
        const ended = takeUntil(closing.subscribe({ after }), () => {
          setTimeout(() => void closing.close(), 20);
          return false;
        });
        expect((await ended).events).toEqual([]);
      });
    });
  });
};
