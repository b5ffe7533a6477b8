import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPool } from '../../postgres/connections/pool.ts';
import type { EventStore } from '../event-store.ts';
import { countOf, denseDistance } from '../positions/dense-positions.ts';
import { prepareAppend } from '../prepared-append.ts';
import { verifyChain } from '../proof/hash-chain.ts';
import { idsOf, someEvent, someEvents, someStream, takeUntil } from '../test-events.ts';
import { openTestLog } from './testing/test-log.ts';

let log: Awaited<ReturnType<typeof openTestLog>>;
let store: EventStore;
let pool: pg.Pool;
let stream: string;

beforeAll(async () => {
  log = await openTestLog();
  store = log.connect();
  pool = createPool(log.url);
});
afterAll(async () => {
  await pool.end();
  await log.close();
});
beforeEach(() => {
  stream = someStream();
});

describe('the append-only log', () => {
  it.each([
    'update log.events set type = type',
    'update log.events set data = data where false',
    'delete from log.events',
    'truncate log.events',
    'set session_replication_role = replica; delete from log.events',
    `insert into log.events select * from log.events on conflict (id) do update set type = 'Changed'`,
  ])('the database refuses: %s', async (statement) => {
    await store.append(stream, 0, someEvents(2));
    await expect(pool.query(statement)).rejects.toThrow(/append-only/);
    expect(await store.read(stream)).toHaveLength(2);
  });

  it('the hash chain shows a change by somebody who may disable the trigger', async () => {
    const other = await openTestLog();
    const theirs = other.connect();
    const owner = createPool(other.url);
    await theirs.append('test-1', 0, [someEvent({ value: 'yes' }), someEvent({ value: 'no' })]);
    await owner.query('alter table log.events disable trigger append_only');
    await owner.query(`update log.events set data = '{"value":"no"}' where position = 1`);
    const { events } = await theirs.readAll({ after: '0000000000000000', limit: 10 });
    expect(await verifyChain([events], denseDistance)).toMatchObject({ ok: false, position: '0000000000000001' });
    await owner.end();
    await other.close();
  });
});

/** Appends in a transaction of its own that is kept open until the test ends it. */
const heldAppend = async (name: string) => {
  const client = await pool.connect();
  const [event] = prepareAppend(name, 0, [someEvent()]);
  await client.query('begin');
  await client.query('select log.append_one($1, 0, $2)', [name, event?.canonical]);
  return async (end: 'commit' | 'rollback') => {
    await client.query(end);
    client.release();
  };
};

describe('positions are in the order of the commits', () => {
  it.each(['commit', 'rollback'] as const)(
    'subscribers see nothing until a transaction with an earlier position ends in a %s, and no event comes later with an earlier position',
    async (end) => {
      const after = await store.head();
      const finish = await heldAppend(someStream());
      const appending = store.append(stream, 0, someEvents(2));
      const seen: string[] = [];
      const expected = end === 'commit' ? 3 : 2;
      const reading = takeUntil(log.connect().subscribe({ after }), (events) => {
        seen.splice(0, seen.length, ...events.map(({ position }) => position));
        return events.length === expected;
      });
      await sleep(150);
      expect(seen).toEqual([]);
      await finish(end);
      expect(await appending).toMatchObject({ ok: true });
      await reading;
      expect(seen.map((position) => countOf(position) - countOf(after))).toEqual(end === 'commit' ? [1, 2, 3] : [1, 2]);
    },
  );

  it('a transaction that only reads the log, or writes to other tables, delays nobody', async () => {
    const client = await pool.connect();
    await client.query('begin; create temporary table held (n int); select count(*) from log.events');
    const after = await store.head();
    await store.append(stream, 0, someEvents(1));
    const { events } = await takeUntil(store.subscribe({ after }), (all) => all.length === 1);
    expect(events).toHaveLength(1);
    await client.query('rollback');
    client.release();
  });
});

describe('the database’s own functions', () => {
  it('answer a single append as the function for batches does', async () => {
    const [event] = prepareAppend(stream, 0, [someEvent({ text: '줄\n바꿈' })]);
    const values = [stream, 0, event?.canonical];
    expect((await pool.query('select log.append_one($1, $2, $3) as answer', values)).rows[0].answer).toMatch(
      /^\d+ 0{64}[0-9a-f]{64} \d+$/,
    );
    expect((await pool.query('select log.append_one($1, $2, $3) as answer', values)).rows).toEqual([{ answer: null }]);
    const { rows } = await pool.query('select * from log.append(array[$1], array[$2::integer], array[1], $3)', values);
    expect(rows).toMatchObject([{ outcome: 'retried', actual_revision: 1, first_position: null }]);
  });

  it('write single appends and batches to one chain', async () => {
    await store.append(stream, 0, someEvents(1));
    await Promise.all([store.append(stream, 1, someEvents(2)), store.append(someStream(), 0, someEvents(1))]);
    await store.append(stream, 3, someEvents(1));
    const events = await store.read(stream);
    expect(events.map(({ previousHash }) => previousHash).slice(1)).toEqual(
      events.map(({ hash }) => hash).slice(0, -1),
    );
    expect(idsOf(events)).toHaveLength(4);
  });
});
