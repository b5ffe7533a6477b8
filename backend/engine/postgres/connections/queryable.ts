import type { QueryResult, QueryResultRow } from 'pg';

/** The interface that the vault's functions need, of a pool or of a client inside a transaction. */
export type Queryable = {
  query<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<QueryResult<Row>>;
};
