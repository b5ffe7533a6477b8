import { EventStoreDBClient, type Position, START, streamNameFilter } from '@eventstore/db-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from './test-server.fixture.ts';
import { openServer, positionsOf, someEvents, someName, watch } from './watching.fixture.ts';

// The real server that was met is a 23.10; those after it differ in what they make of a position.
describe.each(['23.10', '24.10'] as const)('a subscription to a server like %s', (generation) => {
  const isOld = generation === '23.10';
  let server: Awaited<ReturnType<typeof openServer>>;
  let client: EventStoreDBClient;
  beforeAll(async () => {
    server = await (isOld ? openServer({ generation }) : startTestServer({ generation }));
    client = EventStoreDBClient.connectionString(server.url);
  });
  afterAll(async () => {
    await client.dispose();
    await server.close();
  });

  const heardFrom = async (fromPosition: Position | typeof START, name: string, checkpoints: Position[] = []) => {
    const filter = streamNameFilter({
      ...{ prefixes: [name], maxSearchWindow: 4 },
      checkpointReached: async (_, position) => void checkpoints.push(position),
    });
    const subscription = client.subscribeToAll({ fromPosition, filter });
    const heard = watch(subscription);
    await expect.poll(() => heard.at(-1)).toBe('caughtUp');
    await subscription.unsubscribe();
    return heard.filter((one) => typeof one === 'number');
  };

  it('goes on from each of its checkpoints with its own filter, and misses nothing', async () => {
    const wanted = someName();
    for (const count of [9, 1, 17]) {
      await client.appendToStream(wanted, someEvents(count % 4));
      await client.appendToStream(someName(), someEvents(count));
    }
    const positions = await positionsOf(client, wanted);
    const checkpoints: Position[] = [];
    const all = await heardFrom(START, wanted, checkpoints);
    expect(all).toEqual([0, 0, 0]);
    expect(checkpoints.length).toBeGreaterThan(4);
    // Some checkpoints are no event's: they stand where one begins that the filter held back.
    expect(checkpoints.some(({ commit, prepare }) => commit !== prepare)).toBe(true);
    for (const checkpoint of checkpoints) {
      const rest = positions.filter(({ commit }) => commit > checkpoint.commit).length;
      expect(await heardFrom(checkpoint, wanted)).toHaveLength(rest);
    }
  });

  it(`${isOld ? 'misses' : 'has'} the event behind a position that is no event's`, async () => {
    const [other, wanted] = [someName(), someName()];
    await client.appendToStream(other, someEvents(1));
    const nothing = await client.appendToStream(other, []);
    await client.appendToStream(wanted, someEvents(2));
    if (!nothing.position) throw new Error('no position');
    expect(await heardFrom(nothing.position, wanted)).toEqual(isOld ? [1] : [0, 1]);
  });

  it(`${isOld ? 'has' : 'does not have'} what comes after a position that is not yet reached`, async () => {
    const stream = someName();
    const { position } = await client.appendToStream(stream, someEvents(1));
    if (!position) throw new Error('no position');
    const far = { commit: position.commit + 1_000_000n, prepare: position.prepare + 1_000_000n };
    const subscription = client.subscribeToAll({ fromPosition: far, filter: streamNameFilter({ prefixes: [stream] }) });
    const heard = watch(subscription);
    await expect.poll(() => heard).toEqual(['confirmation', 'caughtUp']);
    const second = watch(client.subscribeToStream(stream));
    await client.appendToStream(stream, someEvents(2));
    await expect.poll(() => second).toContain(1);
    if (isOld) await expect.poll(() => heard.slice(2)).toEqual([0, 1]);
    else expect(heard).toHaveLength(2);
    await subscription.unsubscribe();
  });

  it(`to a stream that is not there says ${isOld ? 'only when it is' : 'at once'} that it has caught up`, async () => {
    const stream = someName();
    const heard = watch(client.subscribeToStream(stream));
    const other = watch(client.subscribeToAll({ fromPosition: START }));
    await expect.poll(() => other).toContain('caughtUp');
    await expect.poll(() => heard).toEqual(isOld ? ['confirmation'] : ['confirmation', 'caughtUp']);
    await client.appendToStream(stream, someEvents(1));
    await expect.poll(() => heard.toSorted()).toEqual([0, 'caughtUp', 'confirmation']);
  });
});

it('events of one append may share a commit position; a subscription from the first has the others', async () => {
  const old = await startTestServer({ sharedCommits: true, batches: false });
  const its = EventStoreDBClient.connectionString(old.url);
  const stream = someName();
  await its.appendToStream(stream, someEvents(3));
  const positions = await positionsOf(its, stream);
  expect(new Set(positions.map(({ commit }) => commit)).size).toBe(1);
  expect(new Set(positions.map(({ prepare }) => prepare)).size).toBe(3);
  const heard = watch(its.subscribeToAll({ fromPosition: positions[0] ?? START }));
  await expect.poll(() => heard).toEqual(['confirmation', 1, 2, 'caughtUp']);
  await its.dispose();
  await old.close();
});
