import type { Db } from '../db.ts';
import type { Projection } from '../projection.ts';
import { loadRows } from '../tables/table.ts';

type Rows<Row> = ReadonlyMap<string, Row | null>;

/** The rows that an owner has last written, null for one that it deleted. */
export type RecentRows<Row> = {
  /** Before a batch: what is not known is loaded. */
  readonly load: (db: Db, keys: readonly string[]) => Promise<Rows<Row>>;
  /** After a batch was written. */
  readonly written: (rows: Rows<Row>) => void;
  /** What was known may be outdated: a batch may or may not have been written. */
  readonly forget: () => void;
};

const mostRows = 200;

/**
 * Rows that change again and again, such as that of a check that is being filled in, aren't loaded for each event. They are
 * right for as long as one owner has the projection: whoever else changes a row raises the epoch first, so the owner's next
 * write fails, and it begins again without them. Not for large rows (`atOnce`).
 */
export const createRecentRows = <Row extends object>(
  { table, atOnce, rowsOfOneEvent = false }: Pick<Projection<Row>, 'table' | 'atOnce' | 'rowsOfOneEvent'>,
  most = mostRows,
): RecentRows<Row> => {
  const known = new Map<string, Row | null>();
  return {
    load: async (db, keys) => {
      if (rowsOfOneEvent) return new Map();
      const found = new Map<string, Row | null>();
      for (const key of keys) {
        const row = known.get(key);
        if (row !== undefined) found.set(key, row);
      }
      const others = keys.filter((key) => !found.has(key));
      for (const [key, row] of await loadRows<Row>(db, table, others)) found.set(key, row);
      return found;
    },
    written: (rows) => {
      if (atOnce !== undefined || rowsOfOneEvent) return;
      for (const [key, row] of rows) {
        known.delete(key);
        known.set(key, row);
      }
      for (const key of known.keys()) {
        if (known.size <= most) return;
        known.delete(key);
      }
    },
    forget: () => known.clear(),
  };
};
