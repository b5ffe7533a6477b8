import pg from 'pg';
import type { NewEvent } from '../../../event-store.ts';
import { prepareAppend } from '../../../prepared-append.ts';

/** One connection that appends in its own transactions, and records which of its events were committed. */
export type TransactionWriter = {
  readonly committed: ReadonlySet<string>;
  readonly begin: (isolation: 'read committed' | 'repeatable read' | 'serializable') => Promise<void>;
  /** Appends at the stream's end as this transaction sees it; in a transaction of its own when none is open. */
  readonly append: (stream: string, events: readonly NewEvent[]) => Promise<void>;
  readonly savepoint: () => Promise<void>;
  readonly undo: () => Promise<void>;
  readonly end: (how: 'commit' | 'rollback') => Promise<void>;
  /** Makes the server end the connection, which aborts the open transaction. */
  readonly die: (killer: pg.Pool) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Errors that an append may get when its transaction reads a snapshot that is older than the append's position. */
const outdated = new Set(['23505', '40001']);

export const openTransactionWriter = async (url: string): Promise<TransactionWriter> => {
  const committed = new Set<string>();
  let client = await connect(url);
  let open = false;
  let failed = false;
  let pending: string[] = [];
  let marks: number[] = [];

  const forget = () => {
    open = false;
    failed = false;
    pending = [];
    marks = [];
  };

  const appended = async (stream: string, events: readonly NewEvent[]): Promise<boolean> => {
    const found = await client.query<{ revision: number }>(
      'select coalesce(max(revision), 0) as revision from log.events where stream = $1',
      [stream],
    );
    const expected = found.rows[0]?.revision ?? 0;
    const lines = prepareAppend(stream, expected, events).map(({ canonical }) => canonical);
    if (lines.length === 1) {
      const { rows } = await client.query('select log.append_one($1, $2, $3) as answer', [stream, expected, lines[0]]);
      return rows[0].answer !== null;
    }
    const { rows } = await client.query(
      'select outcome from log.append(array[$1], array[$2::int], array[$3::int], $4)',
      [stream, expected, lines.length, lines.join('\n')],
    );
    return rows[0].outcome === 'appended';
  };

  return {
    committed,
    begin: async (isolation) => {
      if (open) return;
      await client.query(`begin isolation level ${isolation}`);
      open = true;
    },
    append: async (stream, events) => {
      if (failed) return;
      try {
        if (!(await appended(stream, events))) return;
        for (const { id } of events) open ? pending.push(id) : committed.add(id);
      } catch (error) {
        if (!(error instanceof pg.DatabaseError && outdated.has(error.code ?? ''))) throw error;
        failed = open;
      }
    },
    savepoint: async () => {
      if (!open || failed) return;
      await client.query('savepoint here');
      marks.push(pending.length);
    },
    undo: async () => {
      const mark = marks.at(-1);
      if (mark === undefined) return;
      await client.query('rollback to savepoint here');
      pending.length = mark;
      failed = false;
    },
    end: async (how) => {
      if (!open) return;
      try {
        const { command } = await client.query(how);
        if (command === 'COMMIT') for (const id of pending) committed.add(id);
      } catch (error) {
        // Only a serializable transaction may fail at its commit; then none of its events are stored.
        if (!(error instanceof pg.DatabaseError && error.code === '40001')) throw error;
      }
      forget();
    },
    die: async (killer) => {
      const { rows } = await client.query('select pg_backend_pid() as pid').catch(() => ({ rows: [] }));
      if (failed || !rows[0]) return;
      const gone = new Promise((resolve) => client.once('end', resolve));
      await killer.query('select pg_terminate_backend($1)', [rows[0].pid]);
      await gone;
      forget();
      client = await connect(url);
    },
    close: () => client.end(),
  };
};

const connect = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  return client;
};
