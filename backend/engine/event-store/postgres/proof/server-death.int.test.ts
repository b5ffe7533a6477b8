import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../../../../.config/property-runs.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import type { EventStore, NewEvent } from '../../event-store.ts';
import { prepareAppend } from '../../prepared-append.ts';
import { idsOf, someEvent, someEvents, someStream } from '../../test-events.ts';
import { createPostgresEventStore } from '../postgres-event-store.ts';
import { expectDense, expectWholeLog } from './testing/expect-whole-log.ts';
import { follow } from './testing/following.ts';
import { type OwnServer, startOwnServer } from './testing/own-server.ts';

/** Several servers are killed in parallel, because a case mostly waits for a server and for retries. */
const servers = 5;
type Lane = {
  readonly server: OwnServer;
  readonly pool: pg.Pool;
  readonly writer: EventStore;
  readonly reader: EventStore;
};
let lanes: readonly Lane[];

beforeAll(async () => {
  const open = async (): Promise<Lane> => {
    const server = await startOwnServer();
    const store = () => createPostgresEventStore({ url: server.url, pollEvery: 50 });
    return { server, pool: createPool(server.url, { max: 3 }), writer: store(), reader: store() };
  };
  lanes = await Promise.all(Array.from({ length: servers }, open));
});
afterAll(async () => {
  for (const { server, pool, writer, reader } of lanes) {
    await Promise.all([writer.close(), reader.close(), pool.end()]);
    await server.close();
  }
});

const death = fc.constantFrom('stopped immediately', 'postmaster killed', 'backend killed' as const);
const scenario = fc.record({
  death,
  /** Milliseconds of writing before the server is killed. */
  after: fc.integer({ min: 0, max: 25 }),
  /** How long the server stays down. */
  down: fc.constantFrom(0, 0, 20, 120),
  chains: fc.array(fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 8 }), {
    minLength: 1,
    maxLength: 6,
  }),
});

const dieAndComeBack = async (
  { server, pool }: Lane,
  {
    death: how,
    down,
  }: { readonly death: 'stopped immediately' | 'postmaster killed' | 'backend killed'; readonly down: number },
): Promise<void> => {
  if (how === 'backend killed') {
    // The postmaster then treats its shared memory as corrupt, ends all other backends and recovers by itself.
    const { rows } = await pool.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'nomucheck log writer' limit 1`,
    );
    if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
    return;
  }
  await server.kill(how === 'postmaster killed' ? 'SIGKILL' : 'SIGQUIT');
  await sleep(down);
  await server.start();
};

/** Appends until the outcome is known, repeating an append whose outcome is unknown. Returns what was acknowledged. */
const write = async (store: EventStore, stream: string, expected: number, events: readonly NewEvent[]) => {
  for (const patience = Date.now() + 20_000; ; ) {
    try {
      const result = await store.append(stream, expected, events);
      if (!result.ok)
        throw new Error(`a writer alone on ${stream} is refused at ${expected}: ${result.actualRevision}`);
      return result.events;
    } catch (error) {
      if (Date.now() > patience || !(error instanceof DomainError && error.code === 'unavailable')) throw error;
    }
  }
};

describe('PostgreSQL is killed during appends and subscriptions', () => {
  test(
    'no acknowledged event is lost or moved, positions have no gaps, chains are whole, and writers and subscribers continue by themselves',
    async () => {
      const { numRuns, ...how } = propertyRunsUnshrunk();
      await fc.assert(
        fc.asyncProperty(fc.array(scenario, { minLength: servers, maxLength: servers }), async (scenarios) => {
          await Promise.all(
            scenarios.map(async ({ chains, ...fate }, n) => {
              const lane = lanes[n];
              if (!lane) throw new Error('more scenarios than servers');
              const { writer, reader } = lane;
              const after = await reader.head();
              const follower = follow((signal) => reader.subscribe({ after, batchSize: 7, signal }));
              const acknowledged: StoredEvent[] = [];
              const writing = chains.map(async (sizes) => {
                const stream = someStream();
                let revision = 0;
                for (const size of sizes) {
                  acknowledged.push(...(await write(writer, stream, revision, someEvents(size))));
                  revision += size;
                }
              });
              await sleep(fate.after);
              await dieAndComeBack(lane, fate);
              await Promise.all(writing);

              await follower.reached(await reader.head(), 20_000);
              await follower.stop();
              expectDense(follower.seen, after);
              const byPosition = acknowledged.sort((one, other) => (one.position < other.position ? -1 : 1));
              expect(follower.seen).toEqual(byPosition);
            }),
          );
        }),
        { ...how, numRuns: Math.ceil(numRuns / servers) },
      );
      for (const { pool } of lanes) await expectWholeLog(pool);
    },
    propertyTimeout,
  );

  test('a new server waits for the backends that a killed postmaster left behind, so that what they still acknowledge is not lost', async () => {
    const [lane] = lanes;
    if (!lane) throw new Error('no server');
    const stream = someStream();
    const event = someEvent();
    const [prepared] = prepareAppend(stream, 0, [event]);
    const orphan = new pg.Client({ connectionString: lane.server.url });
    orphan.on('error', () => {});
    await orphan.connect();
    // A backend that is busy with this query doesn't check whether its postmaster is alive.
    const answer = orphan.query(
      `with busy as materialized (select count(*) as n from generate_series(1, 10000000))
       select log.append_one($1, 0, $2) as answer, n from busy`,
      [stream, prepared?.canonical],
    );
    await sleep(200);
    await lane.server.kill('SIGKILL');
    await Promise.all([lane.server.start(), answer.then(({ rows }) => expect(rows[0].answer).toMatch(/^\d+ /))]);
    expect(idsOf(await lane.reader.read(stream))).toEqual([event.id]);
    await orphan.end().catch(() => {});
    await write(lane.writer, stream, 1, someEvents(2));
    await expectWholeLog(lane.pool);
  });
});
