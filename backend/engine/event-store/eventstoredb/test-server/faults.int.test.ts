import { setTimeout as sleep } from 'node:timers/promises';
import { END, EventStoreDBClient, NO_STREAM } from '@eventstore/db-client';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from './test-server.fixture.ts';
import { positionsOf, someEvents, someName, watch } from './watching.fixture.ts';

let server: TestServer;
let client: EventStoreDBClient;
let stream: string;
beforeAll(async () => {
  server = await startTestServer({ statisticsEvery: 1_000 });
  return () => server.close();
});
beforeEach(() => {
  client = EventStoreDBClient.connectionString(server.url);
  stream = someName();
});
afterEach(async () => {
  await server.mend();
  await client.dispose();
});

const append = (count = 1, expectedRevision: bigint | 'no_stream' | 'any' = 'any', events = someEvents(count)) =>
  client.appendToStream(stream, events, { expectedRevision });

const revisions = async () => (await positionsOf(client, stream)).map((_, at) => at);

/** Until the client has noticed that its connection is gone. */
const again = <result>(act: () => Promise<result>): Promise<result> =>
  act().catch(() => sleep(50).then(() => again(act)));

describe('a refusal', () => {
  it.each([
    { with: 'unavailable', type: 'unavailable' },
    { with: 'reset', type: 'unavailable' },
    { with: 'no-status', type: 'unknown' },
    { with: 'cancelled', type: 'cancelled' },
    { with: 'access-denied', type: 'access-denied' },
    { with: 'timeout', type: 'deadline-exceeded' },
    { with: 'not-ready', type: 'unknown' },
  ] as const)('of an append with $with comes as $type, and nothing was written', async ({ with: how, type }) => {
    await server.fault({ kind: 'refuse', on: ['append'], with: how, times: 1 });
    await expect(append()).rejects.toMatchObject({ type });
    expect(await again(() => append(1, NO_STREAM))).toMatchObject({ nextExpectedRevision: 0n });
  });

  it('that names the leader sends the client there', async () => {
    const leader = { host: '127.0.0.1', port: server.port };
    await server.fault({ kind: 'refuse', on: ['append'], with: 'not-leader', leader, times: 1 });
    await expect(append()).rejects.toMatchObject({
      type: 'not-leader',
      leader: { address: leader.host, port: leader.port },
    });
    expect(await again(() => append())).toMatchObject({ success: true });
  });

  it('of the question what the server can do comes as the bare error of the call, without a type', async () => {
    await server.fault({ kind: 'refuse', on: ['features'], with: 'unavailable', times: 1 });
    const refused = await append().catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 14 });
    expect(refused).not.toHaveProperty('type');
    expect(await again(() => append())).toMatchObject({ success: true });
  });

  it('meets reads and subscriptions too', async () => {
    await append();
    await server.fault({ kind: 'refuse', on: ['read', 'subscribe'], with: 'unavailable', times: 2 });
    await expect(revisions()).rejects.toMatchObject({ type: 'unavailable' });
    const heard = watch(client.subscribeToStream(stream));
    await expect.poll(() => heard).toEqual(['unavailable']);
    expect(await again(revisions)).toEqual([0]);
  });
});

describe('an answer', () => {
  it.each(['reset', 'status', 'no-status'] as const)(
    'that is lost by %s leaves what was written; the same again gets it',
    async (by) => {
      const events = someEvents(2);
      await server.fault({ kind: 'lose-answer', by, times: 1 });
      await expect(append(2, NO_STREAM, events)).rejects.toMatchObject({
        type: by === 'no-status' ? 'unknown' : 'unavailable',
      });
      expect(await again(revisions)).toEqual([0, 1]);
      expect(await append(2, NO_STREAM, events)).toMatchObject({ success: true, nextExpectedRevision: 1n });
      expect(await revisions()).toEqual([0, 1]);
    },
  );

  it('that is late finds the append written; the client alone does not give up', async () => {
    await append();
    await server.fault({ kind: 'delay', on: ['append'], ms: 400, times: 1 });
    const late = client.appendToStream(stream, someEvents(1), { deadline: 100 });
    await expect.poll(revisions).toEqual([0, 1]);
    expect(await late).toMatchObject({ nextExpectedRevision: 1n });
  });

  it('comes when a process that was halted goes on', async () => {
    await append();
    server.pause();
    let answered = false;
    const appending = append().then(() => {
      answered = true;
    });
    await sleep(200);
    expect(answered).toBe(false);
    server.resume();
    await appending;
  });

  it('of every call is lost with the connections', async () => {
    const heard = watch(client.subscribeToStream(stream, { fromRevision: END }));
    await expect.poll(() => heard).toContain('caughtUp');
    await server.breakConnections();
    await expect.poll(() => heard.at(-1)).toBe('unavailable');
    expect(await again(() => append())).toMatchObject({ success: true });
  });
});

describe('a subscription', () => {
  it('is cut after so many events, and one from there has the rest', async () => {
    await append(5);
    await server.fault({ kind: 'cut-subscription', after: 2, by: 'status', times: 1 });
    const heard = watch(client.subscribeToStream(stream, { fromRevision: 'start' }));
    await expect.poll(() => heard.at(-1)).toBe('unavailable');
    expect(heard).toEqual(['confirmation', 0, 1, 'unavailable']);
    const rest = watch(client.subscribeToStream(stream, { fromRevision: 1n }));
    await expect.poll(() => rest).toEqual(['confirmation', 2, 3, 4, 'caughtUp']);
    await server.fault({ kind: 'cut-subscription', after: 1, by: 'too-slow', times: 1 });
    await append(2);
    await expect.poll(() => rest.slice(5)).toEqual([0, 'timeout']);
    const last = watch(client.subscribeToStream(stream, { fromRevision: END }));
    await expect.poll(() => last).toContain('caughtUp');
    await server.fault({ kind: 'cut-subscription', after: 0 });
    await expect.poll(() => last.at(-1)).toBe('unavailable');
  });

  it('that stalls stays open and says nothing more', async () => {
    const heard = watch(client.subscribeToStream(stream, { fromRevision: END }));
    await expect.poll(() => heard).toContain('caughtUp');
    await server.fault({ kind: 'stall-subscription', after: 1, times: 1 });
    await append(3);
    await expect.poll(() => heard.at(-1)).toBe(0);
    const other = watch(client.subscribeToStream(stream));
    await expect.poll(() => other).toEqual(['confirmation', 0, 1, 2, 'caughtUp']);
    expect(heard).toEqual(['confirmation', 'caughtUp', 0]);
  });

  it('says that it fell behind, and catches up', async () => {
    const heard = watch(client.subscribeToStream(stream, { fromRevision: END }));
    await expect.poll(() => heard).toContain('caughtUp');
    await server.fault({ kind: 'fell-behind', after: 1, times: 1 });
    await append(3);
    await expect.poll(() => heard.slice(2)).toEqual([0, 'fellBehind', 1, 'caughtUp', 2]);
  });
});
