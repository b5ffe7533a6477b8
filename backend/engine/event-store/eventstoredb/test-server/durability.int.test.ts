import { appendFile, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
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

describe('when the process is killed', () => {
  it('everything that was acknowledged is there after the restart, at the same positions; the torn end is not', async () => {
    await append(3);
    const before = await positionsOf(client, stream);
    await server.kill();
    await appendFile(join(server.data, 'events.log'), Buffer.from([200, 0, 0, 0, 123, 34]));
    await server.restart();
    expect(await again(() => positionsOf(client, stream))).toEqual(before);
    const { size } = await stat(join(server.data, 'events.log'));
    await server.restart();
    expect((await stat(join(server.data, 'events.log'))).size).toBeGreaterThan(size);
    expect(await again(() => append(1, 2n))).toMatchObject({ nextExpectedRevision: 3n });
  });

  it('an append of several events that is torn within the last is gone as a whole', async () => {
    await append(1);
    await append(3);
    await server.kill();
    const log = join(server.data, 'events.log');
    await truncate(log, (await stat(log)).size - 10);
    await server.restart();
    expect(await again(revisions)).toEqual([0]);
    expect(await append(1, 0n)).toMatchObject({ nextExpectedRevision: 1n });
  });

  it('an append with an exact revision is still known when it is repeated, one without is written again', async () => {
    const [exact, loose] = [someEvents(1), someEvents(1)];
    const first = await append(1, NO_STREAM, exact);
    await append(1, 'any', loose);
    await server.restart();
    expect(await again(() => append(1, NO_STREAM, exact))).toEqual(first);
    expect(await append(1, 'any', loose)).toMatchObject({ nextExpectedRevision: 2n });
  });
});

describe('when the process is stopped', () => {
  it('calls that run end without a word on how they went', async () => {
    const heard = watch(client.subscribeToStream(stream, { fromRevision: END }));
    await expect.poll(() => heard).toContain('caughtUp');
    await append();
    await server.fault({ kind: 'delay', on: ['append'], ms: 5_000, times: 1 });
    const lost = append().catch((error: unknown) => error);
    await expect.poll(revisions).toEqual([0, 1]);
    await server.stop();
    expect(await lost).toMatchObject({ type: 'unknown', code: 13 });
    await expect.poll(() => heard.slice(2)).toEqual([0, 0, 'unknown']);
    await server.restart();
  });
});
