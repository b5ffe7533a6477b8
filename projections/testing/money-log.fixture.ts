import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { expect } from 'vitest';
import type { EventStore, NewEvent, StoredEvent } from '../../backend/engine/event-store/event-store.ts';
import {
  createPostgresEventStore,
  logMigrations,
} from '../../backend/engine/event-store/postgres/postgres-event-store.ts';
import { migrate } from '../../backend/engine/postgres/migrations.ts';
import { createPool } from '../../backend/engine/postgres/pool.ts';
import { startTestDatabase } from '../../backend/engine/postgres/test-database.ts';
import { foldLog } from '../runner/fold.ts';
import { loadRows } from '../runner/table.ts';
import { type TallyRow, tally } from './tally.ts';

/** What happens with the money of `tally` on a real log; `poison` can't be read, `other` isn't taken at all. */
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

/** A log of its own database, and all that was written to it, for the pure fold that a table must equal. */
export const openMoneyLog = async () => {
  const database = await startTestDatabase();
  const pool = createPool(database.url, { application_name: 'test admin', max: 4 });
  await migrate(pool, [logMigrations]);
  const store: EventStore = createPostgresEventStore({ url: database.url, pollEvery: 50 });
  const events: StoredEvent[] = [];
  const revisions = new Map<string, number>();
  const run = randomUUID().slice(0, 8);

  /** One after another: each on its stream, in the order given. */
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
    /** What the writer has heard of. */
    events,
    append,
    /** All that was written up to there. A projector may be quicker than the word to the writer: that is waited for. */
    upTo: async (position: string): Promise<readonly StoredEvent[]> => {
      for (const giveUp = performance.now() + 30_000; performance.now() < giveUp; await sleep(2)) {
        const written = events.filter((event) => event.position <= position);
        if (written.length === Number(position)) return written;
      }
      throw new Error(`the writer has not heard of all that was written up to ${position}`);
    },
    /** Ends every connection to the database but ours, the one after the other, as a failing network or an operator does. */
    endConnections: async (): Promise<void> => {
      await pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name <> 'test admin' and pid <> pg_backend_pid()`,
      );
    },
    /** Whoever runs it: `tally` has come to this position. */
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
  /** Which table it is: another one after a switch. */
  readonly table: number;
  readonly position: string;
  readonly rows: ReadonlyMap<string, TallyRow>;
  readonly waiting: ReadonlySet<string>;
};

/** Table, checkpoint and what is parked, at one moment. */
export const seen = async (pool: pg.Pool): Promise<Seen> => {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read');
    // The snapshot comes with the first query behind this: a table that is switched meanwhile is the one or the other for all.
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
 * What must hold at every moment, whoever has died where: the rows are the pure fold of the log up to the checkpoint without
 * what is parked; and what can't be read is parked, with all that comes later of its stream.
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
    if (!tally().types.includes(event.type)) continue;
    if (waiting.has(event.position)) behind.add(event.stream);
    else expect(behind.has(event.stream), `${event.position} is applied ahead of its stream`).toBe(false);
  }
};
