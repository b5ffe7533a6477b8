import { createHash } from 'node:crypto';
import type pg from 'pg';

/** Further texts are sent unprepared: each prepared statement takes memory of the server for each connection. */
const mostStatements = 300;

type Query = <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<pg.QueryResult<Row>>;

/**
 * The pool's queries as prepared statements: the server parses and plans each of them once a connection, which takes longer than
 * carrying out a short one. For texts that don't vary; a statement whose best plan depends on its parameters isn't for it.
 */
export const prepared = (pool: pg.Pool): { readonly query: Query; readonly connect: pg.Pool['connect'] } => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | null => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= mostStatements) return null;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 24);
    names.set(text, name);
    return name;
  };
  return {
    query: (text, values) => {
      const name = values === undefined ? null : nameOf(text);
      return name === null ? pool.query(text, values) : pool.query({ name, text, values });
    },
    connect: pool.connect.bind(pool),
  };
};
