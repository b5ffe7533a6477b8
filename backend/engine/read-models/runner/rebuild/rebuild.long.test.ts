import { randomUUID } from 'node:crypto';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { foldLog } from '../../../../../projections/runner/rows/fold.ts';
import { createProjectionRunner } from '../../../../../projections/runner/runner.ts';
import { loadRows } from '../../../../../projections/runner/tables/table.ts';
import { type TallyRow, tally } from '../../../../../projections/testing/tally.ts';
import { eventLogAt, openEventStore } from '../../../event-store/event-log.ts';
import type { EventStore, NewEvent } from '../../../event-store/event-store.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { migrate } from '../../../postgres/migrations.ts';
import { startChild } from '../../../testing/child.ts';
import { startTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import type { RebuildOrders } from '../testing/rebuild-process.ts';

/** A rebuild as operators run it: a separate process, on the real log, while the service runs. */
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

const moved = (from: string, to: string, amount: number): NewEvent => ({
  id: randomUUID(),
  type: 'Moved',
  schemaVersion: 1,
  data: { from, to, amount },
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: 'tester', role: 'system' },
  correlationId: randomUUID(),
  causationId: randomUUID(),
});

const line = z.union([
  z.object({ doing: z.string(), events: z.int(), readAfter: z.string() }),
  z.object({ done: z.looseObject({ switchedAt: z.string(), difference: z.looseObject({}) }) }),
]);
type Line = z.infer<typeof line>;

/** Starts a rebuild and returns what it printed; it ends itself with SIGKILL once it has written so many pages. */
const runRebuild = async (killedAfter: number | null): Promise<readonly Line[]> => {
  const death =
    killedAfter === null
      ? null
      : ({ step: 'batch: written', nth: killedAfter, moment: 'answered', afterMs: 0, signal: 'SIGKILL' } as const);
  const orders: RebuildOrders = { url: database.url, page: 100, code: 'this program', death };
  const child = startChild(new URL('../testing/rebuild-process.ts', import.meta.url), orders);
  expect(await child.ended).toBe(death?.signal ?? '0');
  return child.said.map((each) => line.parse(each));
};

const wholeLog = async (): Promise<readonly StoredEvent[]> => {
  const events: StoredEvent[] = [];
  for (let after = START; ; ) {
    const page = await store.readAll({ after, limit: 5_000 });
    events.push(...page.events);
    after = page.position;
    if (page.atHead) return events;
  }
};

test('killed twice and run a third time while eight writers append, it replaces a damaged table with the pure fold', async () => {
  const runner = createProjectionRunner({ source: store, db: pool, projections: [tally()] });
  await runner.start();
  for (let n = 0; n < 60; n += 1) {
    const events = Array.from({ length: 50 }, (_, i) => moved(`quiet-${n}`, `account-${i}`, 1));
    await store.append(`till-${randomUUID()}`, 0, events);
  }
  expect(await runner.waitFor(await store.head(), ['tally'], { timeoutMs: 20_000 })).toBe('passed');
  // Rows that nobody writes meanwhile: the owner has those that it wrote lately in memory, and would write over the damage.
  await pool.query(`
    update read.tally set balance = balance + 7 where account = 'account-45';
    delete from read.tally where account = 'quiet-7';
    insert into read.tally values ('ghost', 1, 1, now(), '{}')`);
  const sumOf = async (): Promise<number> =>
    (await pool.query<{ sum: number }>('select sum(balance)::int as sum from read.tally')).rows[0]?.sum ?? Number.NaN;
  const damaged = await sumOf();
  expect(damaged).toBe(7 + 50 + 1);

  const stopping = new AbortController();
  const writers = Array.from({ length: 8 }, async (_, writer) => {
    const stream = `till-${randomUUID()}`;
    for (let n = 0; !stopping.signal.aborted; n += 1) {
      const appended = await store.append(stream, n, [moved(`account-${writer}`, `account-${n % 40}`, n % 9)]);
      if (!appended.ok) throw new Error('nobody else writes this stream');
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return stream;
  });
  const sums: number[] = [];
  const reader = (async () => {
    while (!stopping.signal.aborted) sums.push(await sumOf());
  })();

  const first = await runRebuild(8);
  const second = await runRebuild(12);
  const third = await runRebuild(null);
  const positions = [first, second, third].map((lines) =>
    lines.flatMap((one) => ('doing' in one ? [one.readAfter] : [])),
  );
  const reached = positions.map((all) => all.at(-1) ?? '');
  expect(positions[1]?.[0]?.localeCompare(reached[0] ?? ''), 'the second goes on from the first').toBeGreaterThan(0);
  expect(positions[2]?.[0]?.localeCompare(reached[1] ?? ''), 'the third goes on from the second').toBeGreaterThan(0);
  expect(third.at(-1)).toMatchObject({
    done: {
      parked: 0,
      difference: {
        added: { count: 1, samples: ['quiet-7'] },
        removed: { count: 1, samples: ['ghost'] },
        changed: { count: 1, samples: ['account-45 (balance)'] },
      },
    },
  });

  stopping.abort();
  await Promise.all([...writers, reader]);
  expect(await runner.waitFor(await store.head(), ['tally'], { timeoutMs: 30_000 })).toBe('passed');
  await runner.stop();

  const folded = foldLog(tally(), await wholeLog());
  const { rows } = await pool.query<{ account: string }>('select account from read.tally');
  const accounts = rows.map(({ account }) => account);
  expect(new Set(accounts)).toEqual(new Set(folded.keys()));
  expect(await loadRows<TallyRow>(pool, tally().table, accounts)).toEqual(folded);

  // Money only moves between accounts, so a correct table has a known sum. Readers see the sum of the damaged table,
  // then that of the new one, and no other.
  const switchedAt = sums.indexOf(0);
  expect(new Set(sums.slice(0, switchedAt))).toEqual(new Set([damaged]));
  expect(new Set(sums.slice(switchedAt))).toEqual(new Set([0]));

  const { rows: left } = await pool.query(
    `select (select count(*)::int from read.checkpoints where name like '%~%') as checkpoints,
            (select count(*)::int from read.shadows) as shadows, to_regclass('read.tally__rebuild') as table,
            (select count(*)::int from pg_indexes where schemaname = 'read' and tablename = 'tally') as indexes,
            (select relpersistence from pg_class where oid = 'read.tally'::regclass) as persistence`,
  );
  expect(left).toEqual([{ checkpoints: 0, shadows: 0, table: null, indexes: 2, persistence: 'p' }]);
}, 90_000);
