import type { EventBatch } from '@nomucheck/domain/kernel/log/stored-event.ts';
import type { DbPool } from '../db.ts';
import type { Table } from '../projection.ts';
import { tableName } from './table.ts';

/** The index is flushed after this time without a batch. */
const QUIET_MS = 2_000;
/** After this many events the index is flushed while more are coming, on another connection than the writes. */
const MANY = 4_000;

/**
 * Flushes the pending lists of a table's GIN indexes. A new entry of a GIN index first goes into its pending list, and every
 * search reads that whole list. PostgreSQL flushes the list in the statement that makes it too long, which then takes seconds,
 * or when it vacuums the table, which may be never where rows are only added. So the runner calls the function that is returned
 * here after each batch: it flushes after many events, and as soon as no more come.
 */
export const createGinFlush = (
  db: DbPool,
  table: Table,
  { quietMs = QUIET_MS, many = MANY } = {},
): ((batch: EventBatch) => void) => {
  if (!table.indexes.some((index) => /^using gin\b/.test(index))) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let pending = 0;
  let busy = false;
  const flush = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    pending = 0;
    // A failure costs time only: it is tried again after the next batch.
    await flushPendingLists(db, table).catch(() => {});
    busy = false;
  };
  return ({ events, atHead }) => {
    pending += events.length;
    clearTimeout(timer);
    if (pending >= many) void flush();
    else if (pending > 0 && atHead) timer = setTimeout(flush, quietMs).unref();
  };
};

/** All GIN indexes of the table. A long list takes longer than the pool allows a statement. */
const flushPendingLists = async (db: DbPool, table: Table): Promise<void> => {
  const client = await db.connect();
  try {
    await client.query('begin');
    await client.query(`set local statement_timeout = '10min'`);
    await client.query(
      `select gin_clean_pending_list(i.indexrelid)
       from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
       where i.indrelid = '${tableName(table)}'::regclass and a.amname = 'gin'`,
    );
    await client.query('commit');
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
};
