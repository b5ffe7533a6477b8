import type { Db } from '../runner/db.ts';

/** Instants (ISO), both inclusive. */
export type Span = { readonly from: string; readonly to: string };

const limit = 1_000;

/** The ids of the orders with money that has to be paid back, and whose newest event lies in this span. */
export const ordersOwedBack = async (db: Db, { from, to }: Span): Promise<readonly string[]> => {
  const { rows } = await db.query<{ id: string }>(
    `select id from read.orders where needs_attention and updated_at between $1 and $2
     order by updated_at, id limit $3`,
    [from, to, limit],
  );
  return rows.map(({ id }) => id);
};
