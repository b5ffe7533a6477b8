import type { DbPool } from './db.ts';
import type { EventBatch } from './event-source.ts';
import type { Table } from './projection.ts';
import { tableName } from './table.ts';

/** After so long without a batch nothing more comes at once. */
const QUIET_MS = 2_000;
/** After so many events it is put in while more are coming: beside the writing, on another connection. */
const MANY = 4_000;

/**
 * What comes into a GIN index stands in a list first, through which every search has to read to its end: after many rows that
 * is what takes the time. PostgreSQL puts the list into the index within the very statement that makes it too long, which
 * then takes seconds, or when it vacuums the table, which may be never for one that is only added to. So whoever brings rows
 * has it put in meanwhile, and as soon as it is quiet.
 */
export const createSettling = (
  db: DbPool,
  table: Table,
  { quietMs = QUIET_MS, many = MANY } = {},
): ((batch: EventBatch) => void) => {
  if (!table.indexes.some((index) => /^using gin\b/.test(index))) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let brought = 0;
  let busy = false;
  const putIn = async (): Promise<void> => {
    if (busy) return;
    busy = true;
    brought = 0;
    // Where it fails nothing is lost but time: after the next batch it is tried again.
    await settle(db, table).catch(() => {});
    busy = false;
  };
  return ({ events, atHead }) => {
    brought += events.length;
    clearTimeout(timer);
    if (brought >= many) void putIn();
    else if (brought > 0 && atHead) timer = setTimeout(putIn, quietMs).unref();
  };
};

/** Puts the lists of all GIN indexes of the table in. Of a long one that takes longer than a statement of a pool may. */
const settle = async (db: DbPool, table: Table): Promise<void> => {
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
