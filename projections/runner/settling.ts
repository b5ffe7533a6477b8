import type { Db } from './db.ts';
import type { EventBatch } from './event-source.ts';
import type { Table } from './projection.ts';
import { tableName } from './table.ts';

/** After so long without a batch nothing more comes at once. */
const QUIET_MS = 2_000;

/**
 * What comes into a GIN index stands in a list first, through which every search has to read to its end: after many rows that
 * is what takes the time. PostgreSQL puts the list into the index when it is full, or when it vacuums the table, which may
 * be never for one that is only added to. So whoever has brought rows puts it in as soon as it is quiet.
 */
export const createSettling = (db: Db, table: Table, quietMs = QUIET_MS): ((batch: EventBatch) => void) => {
  if (!table.indexes.some((index) => /^using gin\b/.test(index))) return () => {};
  let timer: NodeJS.Timeout | undefined;
  let brought = false;
  const settle = (): void => {
    brought = false;
    // Where it fails nothing is lost but time: after the next batch it is tried again.
    db.query(settleStatement(table)).catch(() => {});
  };
  return ({ events, atHead }) => {
    brought ||= events.length > 0;
    clearTimeout(timer);
    if (brought && atHead) timer = setTimeout(settle, quietMs).unref();
  };
};

const settleStatement = (table: Table): string => `
  select gin_clean_pending_list(i.indexrelid)
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
  where i.indrelid = '${tableName(table)}'::regclass and a.amname = 'gin'`;
