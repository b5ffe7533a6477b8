import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { propertyRunsUnshrunk, propertyTimeout } from '../../.config/property-runs.ts';
import { openEventStore } from '../../backend/engine/event-store/event-log.ts';
import type { EventStore, NewEvent } from '../../backend/engine/event-store/event-store.ts';
import { positionOf } from '../../backend/engine/event-store/positions/dense-positions.ts';
import { openEpoch } from '../../backend/engine/event-store/positions/epochs.ts';
import { expectDense } from '../../backend/engine/event-store/postgres/proof/testing/expect-whole-log.ts';
import {
  type OwnServer,
  startOnCopy,
  startOwnServer,
} from '../../backend/engine/event-store/postgres/proof/testing/own-server.ts';
import { openTestLog } from '../../backend/engine/event-store/postgres/testing/test-log.ts';
import { idsOf, someEvent, takeUntil } from '../../backend/engine/event-store/test-events.ts';
import { createPool, type Pool } from '../../backend/engine/postgres/connections/pool.ts';
import { copyChangingFolder } from '../../backend/engine/testing/test-cluster.ts';
import { createProjectionRunner } from '../../projections/runner/runner.ts';
import { tally } from '../../projections/testing/tally.ts';
import { verify } from './verify.ts';

/** One side of a restore: a server's database with a log, its store and its read model. */
type Side = { readonly pool: Pool; readonly store: EventStore; readonly close: () => Promise<void> };

const sideOf = (url: string): Side => {
  const pool = createPool(url, { max: 6 });
  const store = openEventStore({ databaseUrl: url }, { pollEvery: 50 });
  return {
    pool,
    store,
    close: async () => {
      await store.close();
      await pool.end();
    },
  };
};

const moved = (amount: number): NewEvent => someEvent({ from: 'a', to: 'b', amount }, { type: 'Moved' });

/** Brings the read model up to the log's head. */
const projectUpToHead = async ({ pool, store }: Side): Promise<void> => {
  const runner = createProjectionRunner({ source: store, db: pool, projections: [tally()] });
  await runner.start();
  expect(await runner.waitFor(await store.head(), ['tally'], { timeoutMs: 30_000 })).toBe('passed');
  await runner.stop();
};

const checkpointOf = async ({ pool }: Side): Promise<string> => {
  const { rows } = await pool.query(`select position from read.checkpoints where name = 'tally'`);
  return String(rows[0]?.position);
};

const wholeLog = async ({ store }: Side): Promise<readonly StoredEvent[]> =>
  (await store.readAll({ after: START, limit: 100_000 })).events;

/**
 * What must hold on the new server, however the database was copied: the same events; a subscriber continues after
 * its position; the next append gets the next position; a retried append gets its first answer; a read model
 * continues from its checkpoint; `npm run verify` finds no fault in the log and the tables.
 */
const expectToGoOn = async (restored: Side, events: readonly StoredEvent[], remembered: string): Promise<void> => {
  expect(await wholeLog(restored)).toEqual(events);
  const { store } = restored;
  const head = positionOf(events.length);
  expect(await store.head()).toBe(head);

  const last = events.at(-1);
  const stream = last?.stream ?? 'till-1';
  const next = moved(1);
  const following = takeUntil(store.subscribe({ after: remembered, batchSize: 3 }), (seen) =>
    seen.some(({ id }) => id === next.id),
  );
  expect(await store.append(stream, last?.revision ?? 0, [next])).toMatchObject({
    ok: true,
    retried: false,
    position: positionOf(events.length + 1),
    events: [{ previousHash: last?.hash ?? '0'.repeat(64) }],
  });
  const followed = (await following).events;
  expectDense(followed, remembered);
  expect(idsOf(followed)).toEqual([...idsOf(events.filter(({ position }) => position > remembered)), next.id]);
  if (last) {
    const { position: _place, hash: _hash, previousHash: _previous, stream: _stream, revision, ...again } = last;
    expect(await store.append(stream, revision - 1, [again])).toMatchObject({
      ok: true,
      retried: true,
      events: [last],
    });
  }

  await projectUpToHead(restored);
  expect(await checkpointOf(restored)).toBe(await store.head());
  const said: string[] = [];
  const parts = { pool: restored.pool, log: store, projections: [tally()], code: 'this program' };
  const { proof, findings } = await verify({ ...parts, say: (line) => said.push(line) });
  expect(findings, said.join('\n')).toBe(0);
  expect(proof).toMatchObject({ events: events.length + 1, head: positionOf(events.length + 1) });
};

describe('a copy of the tables in a new server', () => {
  let log: Awaited<ReturnType<typeof openTestLog>>;
  let server: OwnServer;
  let old: Side;
  let restored: Side;
  beforeAll(async () => {
    log = await openTestLog();
    server = await startOwnServer();
    old = sideOf(log.url);
    restored = sideOf(server.url);
    for (const side of [old, restored]) await projectUpToHead(side);
  });
  afterAll(async () => {
    await Promise.all([old.close(), restored.close()]);
    await log.close();
    await server.close();
  });

  const batches = (most: number) =>
    fc.array(
      fc.record({
        till: fc.integer({ min: 1, max: 3 }),
        amounts: fc.array(fc.nat(50), { minLength: 1, maxLength: 3 }),
      }),
      { maxLength: most },
    );

  test(
    'continues wherever its checkpoint and its subscribers were',
    async () => {
      await fc.assert(
        fc.asyncProperty(batches(5), batches(5), fc.nat(30), async (projected, waiting, place) => {
          for (const side of [old, restored]) await empty(side.pool);
          const revisions = new Map<number, number>();
          const write = async (all: typeof projected) => {
            for (const { till, amounts } of all) {
              const revision = revisions.get(till) ?? 0;
              expect(await old.store.append(`till-${till}`, revision, amounts.map(moved))).toMatchObject({ ok: true });
              revisions.set(till, revision + amounts.length);
            }
          };
          await write(projected);
          await projectUpToHead(old);
          const checkpoint = await checkpointOf(old);
          await write(waiting);
          const events = await wholeLog(old);
          await copyTables(old.pool, restored.pool);
          expect(await checkpointOf(restored)).toBe(checkpoint);
          await expectToGoOn(restored, events, positionOf(Math.min(place, events.length)));
        }),
        propertyRunsUnshrunk(),
      );
    },
    propertyTimeout,
  );
});

describe('a copy of the folder in a new server', () => {
  let server: OwnServer;
  let old: Side;
  beforeAll(async () => {
    server = await startOwnServer();
    old = sideOf(server.url);
    await old.store.append('till-1', 0, [moved(1), moved(2)]);
    await projectUpToHead(old);
    await old.store.append('till-2', 0, [moved(3)]);
  });
  afterAll(async () => {
    await old.close();
    await server.close();
  });

  const expectCopyToGoOn = async (copy: OwnServer, atLeast: readonly StoredEvent[]): Promise<void> => {
    const side = sideOf(copy.url);
    const events = await wholeLog(side);
    expect(events.slice(0, atLeast.length)).toEqual(atLeast);
    await expectToGoOn(side, events, positionOf(1));
    await side.close();
    await copy.close();
  };

  test('continues from a server that was stopped', async () => {
    const events = await wholeLog(old);
    await server.stop();
    const copy = await startOnCopy(server.cluster);
    await server.start();
    await expectCopyToGoOn(copy, events);
  });

  test('tells a client which of its writes an older copy has lost, however far the copy has grown', async () => {
    const at = '2026-11-22T01:02:03.004Z';
    await openEpoch(old.store, at);
    const kept = await old.store.tokenOf(await old.store.head());
    await server.stop();
    const copy = await startOnCopy(server.cluster);
    await server.start();
    await old.store.append('till-3', 0, [moved(1), moved(2)]);
    const lost = await old.store.tokenOf(await old.store.head());
    const side = sideOf(copy.url);
    const placesOf = () => Promise.all([kept, lost].map((token) => side.store.positionOfToken(token)));
    const place = kept.slice(0, 16);
    expect(await placesOf()).toEqual([place, null]);
    await openEpoch(side.store, at);
    for (const revision of [0, 1, 2]) {
      expect(await placesOf()).toEqual([place, null]);
      await side.store.append('till-3', revision, [moved(revision)]);
    }
    expect(await placesOf()).toEqual([place, null]);
    await side.close();
    await copy.close();
  });

  test('continues from a server that was killed', async () => {
    const events = await wholeLog(old);
    await server.kill('SIGQUIT');
    const copy = await startOnCopy(server.cluster);
    await server.start();
    await expectCopyToGoOn(copy, events);
  });

  test('continues from a backup that was taken during appends, with everything that was acknowledged before the backup ended', async () => {
    // One session begins and ends it.
    const session = createPool(server.url, { max: 1, statement_timeout: 0 });
    const backup = await session.connect();
    await backup.query(`select pg_backup_start('a test', fast => true)`);
    let acknowledged: readonly StoredEvent[] = [];
    let ended = false;
    const writing = (async () => {
      for (let n = 0; !ended; n += 1) await old.store.append(`till-${100 + n}`, 0, [moved(n % 5)]);
    })();
    const copy = await startOnCopy(server.cluster, async (folder) => {
      acknowledged = await wholeLog(old);
      const { rows } = await backup.query('select labelfile from pg_backup_stop(wait_for_archive => false)');
      await writeFile(join(folder, 'backup_label'), rows[0].labelfile);
      await rm(join(folder, 'pg_wal'), { recursive: true });
      await copyChangingFolder(join(server.cluster.folder, 'pg_wal'), join(folder, 'pg_wal'));
    });
    ended = true;
    await writing;
    backup.release();
    await session.end();
    expect(acknowledged.length).toBeGreaterThan(3);
    await expectCopyToGoOn(copy, acknowledged);
  });
});

/** The restored tables: those of the log and of the read models, unchanged. */
const tablesOf = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('log', 'read') order by 1`,
  );
  return rows.map(({ name }) => name);
};

const empty = async (pool: Pool): Promise<void> => {
  const tables = await tablesOf(pool);
  await pool.query(`alter table log.events disable trigger append_only; truncate ${tables.join(', ')};
    alter table log.events enable always trigger append_only`);
};

/**
 * As pg_dump and pg_restore copy them: rows as text, in no particular order, without the old server's internal
 * counters.
 */
const copyTables = async (from: Pool, to: Pool): Promise<void> => {
  const tables = await tablesOf(from);
  expect(await tablesOf(to)).toEqual(expect.arrayContaining([...tables]));
  for (const table of tables) {
    const { rows } = await from.query<{ rows: string | null }>(
      `select json_agg(to_json(t) order by md5(t::text))::text as rows from ${table} t`,
    );
    await to.query(`truncate ${table}`).catch(unlessTheLog(table));
    if (rows[0]?.rows)
      await to.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [rows[0].rows]);
  }
};

const unlessTheLog = (table: string) => (error: unknown) => {
  if (table !== 'log.events') throw error;
};
