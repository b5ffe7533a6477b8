import knex, { type Knex } from 'knex';
import type { Db } from '../runner/db.ts';

/** Composes the SQL of lists. It has no connection of its own: `readPage` runs what it composes. */
export const sql = knex({ client: 'pg' });

/** Runs the composed statement. */
export const rowsOf = async <Found extends Row>(
  db: Db,
  query: Knex.QueryBuilder | Knex.Raw,
): Promise<readonly Found[]> => {
  const { sql: text, bindings } = query.toSQL().toNative();
  return (await db.query<Found>(text, [...bindings])).rows;
};

/** How many rows match, without reading any of them. */
export const countOf = async (db: Db, matching: Knex.QueryBuilder<Row>): Promise<number> => {
  const [row] = await rowsOf<{ total: number }>(db, matching.clone().select(sql.raw('count(*)::int as total')));
  return row?.total ?? 0;
};

type Row = Record<string, unknown>;
export type Order = readonly { readonly column: string; readonly descending: boolean; readonly nullsLast?: boolean }[];

export type PageQuery = {
  /** The table, and the conditions. Only requested conditions: others would keep the planner from using the indexes. */
  readonly matching: Knex.QueryBuilder<Row>;
  readonly columns: readonly (string | Knex.Raw)[];
  /** Columns of the page. The last one is unique, so that no row is on two pages. */
  readonly order: Order;
  /** Both inclusive; null for all rows. */
  readonly range: { readonly from: number; readonly to: number } | null;
};

/** One statement for the page and the total number, so that both are of one moment. */
export const pageQuery = ({ matching, columns, order, range }: PageQuery): Knex.QueryBuilder => {
  const page = ordered(matching.clone().select(...columns, sql.raw('true as present')), order);
  if (range) page.limit(range.to - range.from + 1).offset(range.from);
  const total = matching.clone().select(sql.raw('count(*)::int'));
  // There is always one row, which has the total when the page is empty.
  return ordered(
    sql
      .select({ list_total: total }, 'page.*')
      .from(sql.raw('(values (1)) always left join ? on true', [page.as('page')])),
    order,
  );
};

const ordered = (query: Knex.QueryBuilder, order: Order): Knex.QueryBuilder =>
  query.orderBy(
    order.map(({ column, descending, nullsLast }) => ({
      column,
      order: descending ? ('desc' as const) : ('asc' as const),
      ...(nullsLast ? { nulls: 'last' as const } : {}),
    })),
  );

/** Columns that the statement adds to a row; no table has columns of these names. */
type Added = { list_total?: number; present?: true | null };

/** A page of a list, and the total number of rows. */
export const readPage = async <Found extends Row>(
  db: Db,
  query: PageQuery,
): Promise<{ readonly rows: readonly Found[]; readonly total: number }> => {
  const answer = await rowsOf<Found & Added>(db, pageQuery(query));
  const total = answer[0]?.list_total ?? 0;
  const rows = answer.filter(({ present }) => present);
  for (const row of rows) {
    delete row.list_total;
    delete row.present;
  }
  return { rows, total };
};
