import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { slowness } from '../../../../.config/machine-pace.ts';
import type { EventStore } from '../event-store.ts';
import { idsOf, someEvents, someStream, takeUntil } from '../test-events.ts';
import { createPostgresEventStore } from './postgres-event-store.ts';
import { openTestLog } from './testing/test-log.ts';
import { startProxy, type Wire } from './testing/test-proxy.ts';

let log: Awaited<ReturnType<typeof openTestLog>>;
let direct: EventStore;
let proxy: Wire;
let store: EventStore;
let stream: string;

beforeAll(async () => {
  log = await openTestLog();
  direct = log.connect();
});
afterAll(() => log.close());
beforeEach(async () => {
  stream = someStream();
  proxy = await startProxy(log.url);
  store = createPostgresEventStore({ url: proxy.url, patience: { server: 300, client: 500 }, pollEvery: 100 });
  await store.append(stream, 0, someEvents(1));
});
afterEach(async () => {
  await store.close();
  await proxy.close();
});

const written = async () => idsOf(await direct.read(stream));

describe('when the connection is lost before the answer to an append arrives', () => {
  it.each([1, 3])('the store repeats the append by itself and returns the first result (%i events)', async (count) => {
    const events = someEvents(count);
    proxy.swallowAnswers();
    const appending = store.append(stream, 1, events);
    await expect.poll(written).toHaveLength(1 + count);
    proxy.mend();
    expect(await appending).toMatchObject({ ok: true, retried: true, events: events.map(({ id }) => ({ id })) });
    expect(await written()).toHaveLength(1 + count);
  });

  it('and cannot be restored, the caller gets `unavailable`, and its own retry gets the first result', async () => {
    const events = someEvents(2);
    proxy.swallowAnswers();
    await expect(store.append(stream, 1, events)).rejects.toMatchObject({ code: 'unavailable' });
    proxy.mend();
    const again = await store.append(stream, 1, events);
    expect(again).toMatchObject({ ok: true, retried: true });
    expect(await written()).toHaveLength(3);
  });
});

describe('when the server has ended', () => {
  it('appends and reads are refused within seconds instead of waiting, and succeed again when the server is back', async () => {
    proxy.cut();
    const begin = performance.now();
    const [append, read, head] = await Promise.allSettled([
      store.append(stream, 1, someEvents(1)),
      store.read(stream),
      store.head(),
    ]);
    const took = performance.now() - begin;
    expect(took).toBeLessThan(10_000 * (await slowness()));
    for (const refused of [append, read, head]) {
      expect(refused).toMatchObject({ status: 'rejected', reason: { code: 'unavailable' } });
    }
    proxy.mend();
    expect(await store.append(stream, 1, someEvents(1))).toMatchObject({ ok: true });
  });

  it('a short outage has no effect on the caller', async () => {
    proxy.cut();
    const appending = store.append(stream, 1, someEvents(1));
    const reading = store.read(stream);
    await sleep(300);
    proxy.mend();
    expect(await appending).toMatchObject({ ok: true });
    expect(await reading).not.toHaveLength(0);
  });

  it('a subscription waits and continues where it was, with the events that others wrote meanwhile', async () => {
    const after = await store.head();
    const events = someEvents(3);
    const { events: seen } = await takeUntil(store.subscribe({ after }), (all, { position }) => {
      if (position === after) {
        proxy.cut();
        void direct.append(stream, 1, events).then(async () => {
          await sleep(200);
          proxy.mend();
        });
      }
      return all.length === 3;
    });
    expect(idsOf(seen)).toEqual(idsOf(events));
  });
});

describe('when another transaction holds the lock and does nothing', () => {
  it('appends are refused after a limited time', async () => {
    const client = new pg.Client({ connectionString: log.url });
    await client.connect();
    await client.query('begin; select pg_advisory_xact_lock(7236492)');
    await expect(store.append(stream, 1, someEvents(1))).rejects.toMatchObject({ code: 'unavailable' });
    await client.query('rollback');
    await client.end();
    expect(await store.append(stream, 1, someEvents(1))).toMatchObject({ ok: true });
  });
});
