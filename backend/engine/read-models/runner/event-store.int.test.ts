import { randomUUID } from 'node:crypto';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCheckpoints } from '../../../../projections/runner/checkpoint.ts';
import { foldLog } from '../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner } from '../../../../projections/runner/runner.ts';
import { loadRows } from '../../../../projections/runner/tables/table.ts';
import { tally } from '../../../../projections/testing/tally.ts';
import { eventLogAt, openEventStore } from '../../event-store/event-log.ts';
import type { EventStore, NewEvent } from '../../event-store/event-store.ts';
import { createPool } from '../../postgres/connections/pool.ts';
import { migrate } from '../../postgres/migrations.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/test-database.ts';

/** The usual two seconds of waiting are too few when the machine is busy. */
const patiently = { timeoutMs: 30_000 };

/** The runner on the real log: these tests show that the store does what the fake source of the other tests does. */
let database: TestDatabase;
let pool: ReturnType<typeof createPool>;
let store: EventStore;

beforeAll(async () => {
  database = await startTestDatabase();
  pool = createPool(database.url);
  await migrate(pool, [...eventLogAt({ databaseUrl: database.url }).migrations]);
  store = openEventStore({ databaseUrl: database.url });
});
afterAll(async () => {
  await store.close();
  await pool.end();
  await database.close();
});

const event = (type: string, data: NewEvent['data']): NewEvent => ({
  id: randomUUID(),
  type,
  schemaVersion: 1,
  data,
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: 'tester', role: 'system' },
  correlationId: randomUUID(),
  causationId: randomUUID(),
});

test('an appended event is in the table within the time that its writer waits, however many write', async () => {
  const runner = createProjectionRunner({ source: store, db: pool, projections: [tally()] });
  await runner.start();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const stream = `till-${randomUUID()}`;
    for (let n = 0; n < 25; n += 1) {
      const type = n % 5 === 4 ? 'SomethingElse' : 'Moved';
      const appended = await store.append(stream, n, [event(type, { from: `a${writer}`, to: `b${n % 3}`, amount: n })]);
      if (!appended.ok) throw new Error('nobody else writes this stream');
      if (n % 10 === 0) expect(await runner.waitFor(appended.position, ['tally'], patiently)).toBe('passed');
    }
  });
  await Promise.all(writers);
  expect(await runner.waitFor(await store.head(), ['tally'], patiently)).toBe('passed');
  const { events } = await store.readAll({ after: START, limit: 1_000 });
  const folded = foldLog(tally(), events);
  expect(await loadRows(pool, tally().table, [...folded.keys()])).toEqual(folded);
  expect(events).toHaveLength(200);
  await runner.stop();
});

test('appends continue while a process that makes its tables waits for one of them', async () => {
  await createCheckpoints(pool);
  const client = await pool.connect();
  try {
    await client.query('begin; lock table read.parked in access exclusive mode');
    const making = createCheckpoints(pool);
    await expect.poll(async () => (await pool.query(waiting)).rows[0]?.count).toBe(1);
    expect(await store.append(`till-${randomUUID()}`, 0, [event('SomethingElse', {})])).toMatchObject({ ok: true });
    expect((await pool.query(waiting)).rows[0]?.count).toBe(1);
    await client.query('rollback');
    await making;
  } finally {
    client.release(true);
  }
});

const waiting = `select count(*)::int from pg_locks where not granted and relation = 'read.parked'::regclass`;
