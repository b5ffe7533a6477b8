import {
  BACKWARDS,
  END,
  EventStoreDBClient,
  eventTypeFilter,
  FORWARDS,
  type Position,
  streamNameFilter,
} from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServer, positionsOf, someEvents, someName, watch } from './watching.fixture.ts';

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

type Windows = {
  maxSearchWindow: number;
  checkpointInterval: number;
  checkpointReached: (subscription: unknown, position: Position) => Promise<void>;
};

describe('a read', () => {
  it('of a stream begins at the revision it names, in both directions, and ends after so many', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(5));
    expect(await read(stream, { fromRevision: 1n, maxCount: 2 })).toEqual([1, 2]);
    expect(await read(stream, { fromRevision: 3n, direction: BACKWARDS })).toEqual([3, 2, 1, 0]);
    expect(await read(stream, { fromRevision: END, direction: BACKWARDS, maxCount: 1 })).toEqual([4]);
    expect(await read(stream, { fromRevision: 99n, direction: BACKWARDS, maxCount: 1 })).toEqual([4]);
    expect(await read(stream, { fromRevision: 5n })).toEqual([]);
    await expect(read(someName())).rejects.toMatchObject({ type: 'stream-not-found' });
  });

  it('of everything has the event at its position forwards, and not backwards', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(3));
    const [, second] = await positionsOf(client, stream);
    if (!second) throw new Error('no second event');
    const from = { fromPosition: second, maxCount: 1 };
    const next = async (direction?: typeof BACKWARDS) =>
      (await Array.fromAsync(client.readAll({ ...from, ...(direction && { direction }) }))).map(
        ({ event }) => event?.revision,
      );
    expect(await next()).toEqual([1n]);
    expect(await next(BACKWARDS)).toEqual([0n]);
    const between = { commit: second.commit + 1n, prepare: second.prepare + 1n };
    const wrongWay = { commit: second.commit, prepare: second.prepare + 1n };
    for (const fromPosition of [between, wrongWay])
      for (const direction of [BACKWARDS, FORWARDS] as const)
        await expect(Array.fromAsync(client.readAll({ fromPosition, direction }))).rejects.toMatchObject({
          ...{ type: 'unknown', code: 2 },
        });
    const head = await Array.fromAsync(client.readAll({ direction: BACKWARDS, fromPosition: END, maxCount: 1 }));
    expect((await Array.fromAsync(client.readAll({ fromPosition: END }))).length).toBe(0);
    expect(head[0]?.event?.position?.commit).toBeGreaterThan(second.commit);
  });

  it('finds events of the server between those of others, whose positions are far apart', async () => {
    for (const _ of Array(4)) await client.appendToStream(someName(), someEvents(1));
    const all = await Array.fromAsync(client.readAll({ maxCount: 1_000 }));
    const types = new Set(all.map(({ event }) => event?.type));
    expect([...types].filter((type) => type?.startsWith('$'))).not.toEqual([]);
    expect(types).not.toContain('$epoch-information');
    const gaps = all
      .slice(1)
      .map(({ event }, at) => (event?.position?.commit ?? 0n) - (all[at]?.event?.position?.commit ?? 0n));
    expect(gaps.every((gap) => gap > 50n)).toBe(true);
  });
});

describe('a subscription', () => {
  it('to a stream is confirmed, has what comes after its revision, has caught up, and goes on', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(3));
    const subscription = client.subscribeToStream(stream, { fromRevision: 0n });
    const heard = watch(subscription);
    await expect.poll(() => heard).toEqual(['confirmation', 1, 2, 'caughtUp']);
    await client.appendToStream(stream, someEvents(2));
    await expect.poll(() => heard.slice(4)).toEqual([0, 1]);
    await client.tombstoneStream(stream);
    await expect.poll(() => heard.slice(6)).toEqual(['$streamDeleted', 'stream-deleted']);
  });

  it('to everything begins after the position it names, and to the end with what comes', async () => {
    const stream = someName();
    await client.appendToStream(stream, someEvents(3, 'Marked'));
    const [first] = await positionsOf(client, stream);
    if (!first) throw new Error('no first event');
    const filter = streamNameFilter({ prefixes: [stream] });
    const [after, fromEnd] = [
      client.subscribeToAll({ fromPosition: first, filter }),
      client.subscribeToAll({ fromPosition: END, filter }),
    ];
    const heard = [watch(after), watch(fromEnd)];
    await expect
      .poll(() => heard)
      .toEqual([
        ['confirmation', 1, 2, 'caughtUp'],
        ['confirmation', 'caughtUp'],
      ]);
    await client.appendToStream(stream, someEvents(1));
    await expect.poll(() => heard.map((all) => all.at(-1))).toEqual([0, 0]);
    const between = { commit: first.commit + 1n, prepare: first.prepare + 1n };
    const lost = watch(client.subscribeToAll({ fromPosition: between }));
    await expect.poll(() => lost.at(-1)).toBe('unknown');
    await Promise.all([after.unsubscribe(), fromEnd.unsubscribe()]);
  });

  it.each([
    { by: 'a pattern', filterWith: (more: Windows) => eventTypeFilter({ regex: '^Rare', ...more }) },
    { by: 'beginnings', filterWith: (more: Windows) => eventTypeFilter({ prefixes: ['Other', 'Rare'], ...more }) },
  ])(
    'filtered by $by has the events it names alone, and learns how far the server has looked',
    async ({ filterWith }) => {
      const stream = someName();
      await client.appendToStream(stream, [...someEvents(30), ...someEvents(1, 'RareOne')]);
      const [start] = await positionsOf(client, stream);
      if (!start) throw new Error('no first event');
      const checkpoints: bigint[] = [];
      const options = {
        ...{ maxSearchWindow: 5, checkpointInterval: 2 },
        checkpointReached: async (_: unknown, { commit }: Position) => void checkpoints.push(commit),
      };
      const subscription = client.subscribeToAll({ fromPosition: start, filter: filterWith(options) });
      const heard = watch(subscription);
      await expect.poll(() => heard).toEqual(['confirmation', 0, 'caughtUp']);
      const caughtUp = checkpoints.length;
      expect(caughtUp).toBeGreaterThanOrEqual(3);
      for (let at = 0; at < 12; at += 1) await client.appendToStream(stream, someEvents(1));
      await expect.poll(() => checkpoints.length).toBeGreaterThan(caughtUp);
      expect(checkpoints).toEqual(checkpoints.toSorted((a, b) => Number(a - b)));
      expect(heard).toHaveLength(3);
      await subscription.unsubscribe();
    },
  );
});

it('a client that looks for the leader finds it', async () => {
  const looking = EventStoreDBClient.connectionString(server.url.replace('esdb:', 'esdb+discover:'));
  expect(await looking.appendToStream(someName(), someEvents(1))).toMatchObject({ success: true });
  await looking.dispose();
});
