/** What a query of a read model needs: a pg pool and a pg client both have it. */
export type Db = {
  // biome-ignore lint/suspicious/noExplicitAny: pg's own row type; a narrower one would refuse pg's pool
  query<Row extends Record<string, any>>(
    text: string,
    values?: unknown[],
  ): Promise<{ rows: Row[]; rowCount: number | null }>;
};

/** A pool: it can also lend one connection, for what must be one transaction of several statements. */
export type DbPool = Db & { connect(): Promise<Db & { release(error?: Error | boolean): void }> };
