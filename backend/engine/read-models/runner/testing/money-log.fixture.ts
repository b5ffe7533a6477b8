import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import type { StoredEvent } from '@nomucheck/domain/kernel/log/stored-event.ts';
import fc from 'fast-check';
import type pg from 'pg';
import { expect } from 'vitest';
import { foldLog } from '../../../../../projections/runner/rows/fold.ts';
import { loadRows } from '../../../../../projections/runner/tables/table.ts';
import { type TallyRow, tally } from '../../../../../projections/testing/tally.ts';
import { eventLogAt, openEventStore } from '../../../event-store/event-log.ts';
import type { EventStore, NewEvent } from '../../../event-store/event-store.ts';
import { createPool } from '../../../postgres/connections/pool.ts';
import { migrate } from '../../../postgres/migrations.ts';
import { startTestDatabase } from '../../../testing/test-database.ts';

/** What happens to the money of `tally` on a real log; `poison` can't be read, `other` isn't taken. */
export type Happening = {
  readonly stream: number;
  readonly what: 'moved' | 'closed' | 'other' | 'poison' | 'refused';
  readonly from: number;
  readonly to: number;
  readonly amount: number;
};

export const happening: fc.Arbitrary<Happening> = fc.record({
  stream: fc.nat(19),
  what: fc.oneof(
    { weight: 60, arbitrary: fc.constant<Happening['what']>('moved') },
    { weight: 6, arbitrary: fc.constantFrom<Happening['what']>('closed', 'other') },
    { weight: 1, arbitrary: fc.constantFrom<Happening['what']>('poison', 'refused') },
  ),
  from: fc.nat(7),
  to: fc.nat(7),
  amount: fc.nat(99),
});

const account = (n: number): string => `account-${n}`;

const dataOf = ({ what, from, to, amount }: Happening): Pick<NewEvent, 'type' | 'data'> => {
  if (what === 'closed') return { type: 'Closed', data: { account: account(from) } };
  if (what === 'other') return { type: 'SomethingElse', data: {} };
  const given = { moved: amount, poison: 'a lot', refused: 900_000 }[what];
  return { type: 'Moved', data: { from: account(from), to: account(to), amount: given } };
};

export const newEvent = (happened: Happening): NewEvent => ({
  id: randomUUID(),
  schemaVersion: 1,
  at: '2026-03-02T09:00:00.000Z',
  actor: { id: 'tester', role: 'system' },
  correlationId: randomUUID(),
  causationId: randomUUID(),
  ...dataOf(happened),
});

export type MoneyLog = Awaited<ReturnType<typeof openMoneyLog>>;

/** A log in a database of its own, and all events written to it, for the pure fold that a table must equal. */
export const openMoneyLog = async () => {
  const database = await startTestDatabase();
  const pool = createPool(database.url, { application_name: 'test admin', max: 4 });
  await migrate(pool, [...eventLogAt({ databaseUrl: database.url }).migrations]);
  const store: EventStore = openEventStore({ databaseUrl: database.url }, { pollEvery: 50 });
  const events: StoredEvent[] = [];
  const revisions = new Map<string, number>();
  const run = randomUUID().slice(0, 8);

  /** In sequence: each event on its stream, in the given order. */
  const append = async (happened: readonly Happening[]): Promise<void> => {
    for (const each of happened) {
      const stream = `till-${run}-${each.stream}`;
      const revision = revisions.get(stream) ?? 0;
      const appended = await store.append(stream, revision, [newEvent(each)]);
      if (!appended.ok) throw new Error('nobody else writes this stream');
      revisions.set(stream, revision + 1);
      events.push(...appended.events);
    }
  };

  return {
    url: database.url,
    pool,
    store,
    /** The events whose writing was acknowledged. */
    events,
    append,
    /**
     * All events up to that position. A projector may be faster than the acknowledgement to the writer, so this waits
     * for that.
     */
    upTo: async (position: string): Promise<readonly StoredEvent[]> => {
      for (const giveUp = performance.now() + 30_000; performance.now() < giveUp; await sleep(2)) {
        const written = events.filter((event) => event.position <= position);
        if (written.length === store.distance(START, position).events) return written;
      }
      throw new Error(`the writer has not heard of all that was written up to ${position}`);
    },
    /** Ends every other connection to the database, one after the other, as a failing network or an operator does. */
    endConnections: async (): Promise<void> => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test admin' and pid <> pg_backend_pid()`,
      );
    },
    /** Waits until `tally` has reached this position, whichever process runs it. */
    until: async (position: string, patienceMs = 20_000): Promise<void> => {
      for (const giveUp = performance.now() + patienceMs; performance.now() < giveUp; await sleep(10)) {
        const { rows } = await pool.query<{ there: boolean }>(
          `select position >= $1 as there from read.checkpoints where name = 'tally'`,
          [position],
        );
        if (rows[0]?.there) return;
      }
      throw new Error(`nobody has brought tally to ${position}`);
    },
    close: async (): Promise<void> => {
      await store.close();
      await pool.end();
      await database.close();
    },
  };
};

export type Seen = {
  /** The identity of the table: it changes with a switch. */
  readonly table: number;
  readonly position: string;
  readonly rows: ReadonlyMap<string, TallyRow>;
  readonly waiting: ReadonlySet<string>;
};

/** Table, checkpoint and parked events, at one moment. */
export const seen = async (pool: pg.Pool): Promise<Seen> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    // The snapshot begins with the first query after this: all queries see the same table, also during a switch.
    await client.query('lock table read.tally in access share mode');
    const { rows: tables } = await client.query<{ oid: number }>(`select 'read.tally'::regclass::oid as oid`);
    const { rows: checkpoints } = await client.query<{ position: string; version: number }>(
      `select position, version from read.checkpoints where name = 'tally'`,
    );
    const { rows: parked } = await client.query<{ position: string }>(
      `select position from read.parked where projection = 'tally' and version = $1`,
      [checkpoints[0]?.version ?? 0],
    );
    const { rows: keys } = await client.query<{ account: string }>('select account from read.tally');
    const rows = await loadRows<TallyRow>(
      client,
      tally().table,
      keys.map(({ account: key }) => key),
    );
    return {
      table: tables[0]?.oid ?? 0,
      position: checkpoints[0]?.position ?? '',
      rows,
      waiting: new Set(parked.map(({ position }) => position)),
    };
  } finally {
    await client.query('rollback').catch(() => {});
    client.release();
  }
};

/**
 * Expects what must hold at every moment, whichever process was killed: the rows are the pure fold of the log up to
 * the checkpoint without parked events; unreadable events are parked, with all later ones of their stream.
 */
export const expectFoldUpToCheckpoint = async (
  { position, rows, waiting }: Seen,
  log: Pick<MoneyLog, 'upTo'>,
  damaged: (fold: ReadonlyMap<string, TallyRow>) => ReadonlyMap<string, TallyRow> = (fold) => fold,
): Promise<void> => {
  const passed = await log.upTo(position);
  const applied = passed.filter((event) => !waiting.has(event.position));
  expect(rows).toEqual(damaged(foldLog(tally(), applied)));
  const behind = new Set<string>();
  for (const event of passed) {
    if (tally().types?.includes(event.type) === false) continue;
    if (waiting.has(event.position)) behind.add(event.stream);
    else expect(behind.has(event.stream), `${event.position} is applied ahead of its stream`).toBe(false);
  }
};
