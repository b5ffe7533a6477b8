import { EventStoreDBClient, jsonEvent, NO_STREAM, STREAM_EXISTS } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, positionsOf, someEvents, someName } from './watching.fixture.ts';

let server: Awaited<ReturnType<typeof openServer>>;
let client: EventStoreDBClient;
beforeAll(async () => {
  server = await openServer({ firstPosition: 2n ** 60n, statisticsEvery: 2 });
  client = EventStoreDBClient.connectionString(server.url);
});
afterAll(async () => {
  await client.dispose();
  await server.close();
});

const read = async (...of: Parameters<EventStoreDBClient['readStream']>) =>
  (await Array.fromAsync(client.readStream(...of))).map(({ event }) => Number(event?.revision));

describe.each([
  { call: 'the call of many appends', credentials: undefined },
  { call: 'a call of its own', credentials: { username: 'admin', password: 'changeit' } },
])('an append by $call', ({ credentials }) => {
  const append = (
    stream: string,
    expectedRevision: bigint | 'no_stream' | 'any' | 'stream_exists',
    events = someEvents(1),
  ) => client.appendToStream(stream, events, { expectedRevision, ...(credentials && { credentials }) });

  it('gets the revision and the position of its last event; every event has a position of its own', async () => {
    const stream = someName();
    const first = await append(stream, NO_STREAM, someEvents(3));
    const positions = await positionsOf(client, stream);
    expect(first).toEqual({ success: true, nextExpectedRevision: 2n, position: positions[2] });
    expect(positions.every(({ commit, prepare }) => commit === prepare)).toBe(true);
    expect(new Set(positions.map(({ commit }) => commit)).size).toBe(3);
    expect(await append(stream, 2n)).toMatchObject({ nextExpectedRevision: 3n });
  });

  it('with another expectation is refused with what is there', async () => {
    const stream = someName();
    const refused = { type: 'wrong-expected-version', streamName: stream };
    await expect(append(stream, 3n)).rejects.toMatchObject({
      ...refused,
      expectedVersion: 3n,
      actualVersion: 'no_stream',
    });
    await expect(append(stream, STREAM_EXISTS)).rejects.toMatchObject({ ...refused, expectedVersion: 'stream_exists' });
    await append(stream, NO_STREAM, someEvents(2));
    await expect(append(stream, NO_STREAM)).rejects.toMatchObject({
      ...refused,
      expectedVersion: NO_STREAM,
      actualVersion: 1n,
    });
    await expect(append(stream, 0n)).rejects.toMatchObject({ ...refused, expectedVersion: 0n, actualVersion: 1n });
  });

  it('that is repeated succeeds with the first positions, and is refused if only a part is the same', async () => {
    const stream = someName();
    const [one, two] = [someEvents(2), someEvents(2)];
    const first = await append(stream, NO_STREAM, one);
    const second = await append(stream, 1n, two);
    expect(await append(stream, NO_STREAM, one)).toEqual(first);
    expect(await append(stream, 1n, two)).toEqual(second);
    expect(await append(stream, 'any', one)).toEqual(first);
    const other = { type: 'wrong-expected-version', actualVersion: 3n };
    await expect(append(stream, 1n, [...two.slice(0, 1), ...someEvents(1)])).rejects.toMatchObject(other);
    await expect(append(stream, 1n, [...two, ...someEvents(1)])).rejects.toMatchObject(other);
    expect(await read(stream)).toEqual([0, 1, 2, 3]);
  });

  it('that is too large is refused as a whole', async () => {
    const stream = someName();
    const large = Array.from({ length: 3 }, () => jsonEvent({ type: 'Noted', data: { text: 'x'.repeat(400_000) } }));
    const options = {
      expectedRevision: NO_STREAM,
      batchAppendSize: 500_000,
      ...(credentials && { credentials }),
    } as const;
    await expect(client.appendToStream(stream, large, options)).rejects.toMatchObject({
      ...{ type: 'maximum-append-size-exceeded', maxAppendSize: 1_048_576 },
    });
    expect(await client.appendToStream(stream, large.slice(0, 2), options)).toMatchObject({ nextExpectedRevision: 1n });
  });
});

it('an append of nothing has a position, and leaves nothing to read', async () => {
  const stream = someName();
  expect(await client.appendToStream(stream, [])).toMatchObject({ success: true, position: expect.anything() });
  await expect(read(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
});

it('an append whose time is over when it comes is refused', async () => {
  const late = client.appendToStream(someName(), someEvents(1), { deadline: -1 });
  await expect(late).rejects.toMatchObject({ type: 'deadline-exceeded' });
});

describe('a deleted stream', () => {
  it('is not found; an append brings it back with the numbers that follow', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(2));
    await client.deleteStream(stream, { expectedRevision: 1n });
    await expect(read(stream)).rejects.toMatchObject({ type: 'stream-not-found' });
    await expect(
      client.appendToStream(stream, someEvents(1), { expectedRevision: STREAM_EXISTS }),
    ).rejects.toMatchObject({ type: 'stream-deleted' });
    const again = await client.appendToStream(stream, someEvents(1), { expectedRevision: NO_STREAM });
    expect(again.nextExpectedRevision).toBe(2n);
    expect(await read(stream)).toEqual([2]);
    expect(await client.getStreamMetadata(stream)).toMatchObject({ metadata: { truncateBefore: 2 } });
    expect(await read(`$$${stream}`)).toEqual([1]);
  });

  it('that has a tombstone is gone for good', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(1));
    await expect(client.tombstoneStream(stream, { expectedRevision: 7n })).rejects.toMatchObject({
      ...{ type: 'wrong-expected-version', expectedVersion: 7n, actualVersion: 0n },
    });
    await client.tombstoneStream(stream);
    const gone = { type: 'stream-deleted', streamName: stream };
    await expect(read(stream)).rejects.toMatchObject(gone);
    await expect(client.appendToStream(stream, someEvents(1))).rejects.toMatchObject(gone);
    await expect(client.deleteStream(stream)).rejects.toMatchObject(gone);
  });

  it('that never was cannot be deleted; settings cut off what is old', async () => {
    const stream = someName();
    await expect(client.deleteStream(stream)).rejects.toMatchObject({ type: 'wrong-expected-version' });
    await client.appendToStream(stream, someEvents(6));
    await client.setStreamMetadata(stream, { maxCount: 2 });
    expect(await read(stream)).toEqual([4, 5]);
    await client.setStreamMetadata(stream, { truncateBefore: 5 });
    expect(await read(stream)).toEqual([5]);
  });
});
