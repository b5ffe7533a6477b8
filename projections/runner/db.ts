/** The interface for a read model's queries; a pg pool and a pg client both have it. */
export type Db = {
  query<Row extends Record<string, unknown>>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** A pool: it can also lend a connection for a transaction of several statements. */
export type DbPool = Db & { connect(): Promise<Db & { release(error?: Error | boolean): void }> };

/**
 * For one connection: each query waits for the one before it. A connection runs one query at a time, and later
 * versions of pg will no longer queue them.
 */
export const oneAtATime = (db: Db): Db => {
  let last: Promise<unknown> = Promise.resolve();
  return {
    query: (text, values) => {
      const asked = last.then(() => db.query<never>(text, values));
      last = asked.catch(() => {});
      return asked;
    },
  };
};
