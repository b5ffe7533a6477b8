import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { verifyChain } from '../proof/hash-chain.ts';
import { idsOf, someEvents, someStream, takeUntil } from '../test-events.ts';
import { createEventStoreDbEventStore } from './eventstoredb-event-store.ts';
import { startTestServer, type TestServer } from './test-server/test-server.fixture.ts';

let server: TestServer;
let store: EventStore;
let stream: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  stream = someStream();
  store = createEventStoreDbEventStore({
    ...{ url: server.url, pollEvery: 200 },
    patience: { server: 400, client: 600 },
  });
  await store.append(stream, 0, someEvents(1));
});
afterEach(async () => {
  server.resume();
  await server.mend();
  await store.close();
});

const written = async () => idsOf(await store.read(stream));

describe('an append whose answer is lost', () => {
  it.each(['reset', 'status', 'no-status'] as const)(
    'is sent again with the same ids, written once and answered (%s)',
    async (by) => {
      const events = someEvents(3);
      await server.fault({ kind: 'lose-answer', by, times: 1 });
      expect(await store.append(stream, 1, events)).toMatchObject({ ok: true });
      expect(await written()).toHaveLength(4);
    },
  );

  it('ends as unavailable if the outage lasts, and the caller’s own retry gets the first result', async () => {
    const events = someEvents(2);
    await server.fault({ kind: 'lose-answer', by: 'status' });
    await server.fault({ kind: 'refuse', on: ['read'], with: 'unavailable' });
    await expect(store.append(stream, 1, events)).rejects.toMatchObject({ code: 'unavailable' });
    await server.mend();
    expect(await store.append(stream, 1, events)).toMatchObject({ ok: true, retried: true });
    expect(await written()).toHaveLength(3);
  });

  it('is read back if the server says that the time is over while the events are there', async () => {
    await server.fault({ kind: 'lose-answer', by: 'timeout' });
    const events = someEvents(2);
    const first = await store.append(stream, 1, events);
    expect(first).toMatchObject({ ok: true, retried: false });
    expect(await store.append(stream, 1, events)).toEqual({ ...first, retried: true });
    await server.mend();
    expect(await written()).toHaveLength(3);
  });

  it('that is refused learns the revision, though readers are not given it at once', async () => {
    const taken = someStream();
    await store.append(taken, 0, someEvents(2));
    await server.fault({ kind: 'late-index', times: 3 });
    expect(await store.append(taken, 0, someEvents(1))).toEqual({ ok: false, actualRevision: 2 });
  });

  it('hurts no other append of the process, though one broken call rejects all that wait', async () => {
    const streams = Array.from({ length: 12 }, () => someStream());
    await server.fault({ kind: 'lose-answer', by: 'reset', times: 1 });
    const results = await Promise.all(streams.map((name) => store.append(name, 0, someEvents(2))));
    expect(results.every(({ ok }) => ok)).toBe(true);
    expect((await store.prove()).fault).toBeNull();
  });
});

describe('a server that says nothing', () => {
  it('is waited for no longer than patience allows, and is used again when it speaks', async () => {
    server.pause();
    const begin = performance.now();
    await expect(store.append(stream, 1, someEvents(1))).rejects.toMatchObject({ code: 'unavailable' });
    await expect(store.read(stream)).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - begin).toBeLessThan(5_000);
    server.resume();
    await expect.poll(() => store.read(stream).catch(() => [])).not.toHaveLength(0);
    const { revision = 0 } = (await store.read(stream)).at(-1) ?? {};
    expect(await store.append(stream, revision, someEvents(1))).toMatchObject({ ok: true });
  });
});

describe('a refusal', () => {
  it.each(['unavailable', 'not-ready', 'timeout', 'cancelled', 'no-status'] as const)(
    'that passes is tried again (%s)',
    async (how) => {
      await server.fault({ kind: 'refuse', on: ['append'], with: how, times: 1 });
      expect(await store.append(stream, 1, someEvents(1))).toMatchObject({ ok: true });
    },
  );

  it('for want of rights is told at once, as an error of the installation', async () => {
    await server.fault({ kind: 'refuse', on: ['append'], with: 'access-denied', times: 1 });
    await expect(store.append(stream, 1, someEvents(1))).rejects.toMatchObject({ type: 'access-denied' });
  });
});

describe('the subscription', () => {
  it.each(['reset', 'status', 'no-status', 'too-slow'] as const)(
    'that is cut (%s) opens itself again, and every event comes once and in order',
    async (by) => {
      const after = await store.head();
      const events = someEvents(8);
      const writing = (async () => {
        for (const [index, event] of events.entries()) {
          await store.append(stream, index + 1, [event]);
          if (index % 3 === 1) await server.fault({ kind: 'cut-subscription', after: 0, by, times: 1 });
        }
      })();
      const seen = await takeUntil(store.subscribe({ after, batchSize: 2 }), (all) => all.length >= events.length);
      await writing;
      expect(idsOf(seen.events)).toEqual(idsOf(events));
    },
  );

  it('that stalls without a word delays events by a poll and loses none', async () => {
    const after = await store.head();
    await server.fault({ kind: 'stall-subscription', after: 0 });
    const other = createEventStoreDbEventStore({ url: server.url });
    const events = someEvents(4);
    const reading = takeUntil(store.subscribe({ after }), (all) => all.length >= events.length);
    await sleep(300);
    for (const [index, event] of events.entries()) await other.append(stream, index + 1, [event]);
    expect(idsOf((await reading).events)).toEqual(idsOf(events));
    await other.close();
  });

  it('goes on after the server was killed in the middle of writing, with nothing acknowledged lost', async () => {
    const after = await store.head();
    const acknowledged: string[] = [];
    const reading = takeUntil(store.subscribe({ after }), (all) => all.length >= 12);
    const writing = (async () => {
      for (let revision = 1; revision <= 12; revision += 1) {
        const [event] = someEvents(1);
        if (!event) return;
        for (;;) {
          const result = await store.append(stream, revision, [event]).catch(() => null);
          if (result?.ok) break;
          await sleep(100);
        }
        acknowledged.push(event.id);
        if (revision % 5 === 0) await server.restart();
      }
    })();
    const seen = await reading;
    await writing;
    expect(idsOf(seen.events)).toEqual(acknowledged);
    expect(await verifyChain([await store.read(stream)], () => ({ events: 0, exact: false }))).toMatchObject({
      ok: true,
    });
  }, 60_000);
});

describe('positions', () => {
  it('of events that share a commit, as old explicit transactions left them, are refused and not confused', async () => {
    const old = await startTestServer({ sharedCommits: true, batches: false });
    const reading = createEventStoreDbEventStore({ url: old.url });
    await expect(reading.append(someStream(), 0, someEvents(2))).rejects.toThrow('explicit transaction');
    await reading.close();
    await old.close();
  });
});
