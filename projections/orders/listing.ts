import type { OrderFilter, OrderSort } from '@nomucheck/domain/orders/contract.ts';
import type { Db } from '../runner/db.ts';
import type { OrderRow } from './orders.ts';

export type OrdersWanted = {
  readonly sort: { readonly field: OrderSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names orders. */
  readonly from: number;
  readonly to: number;
  readonly filter: OrderFilter;
};

export type ListedOrder = Omit<OrderRow, 'placed_at' | 'paid_at' | 'updated_at' | 'position'> & {
  readonly placedAt: string;
  readonly paidAt: string | null;
  readonly updatedAt: string;
};

const sortColumns: Readonly<Record<OrderSort, string>> = {
  placedAt: 'placed_at',
  amount: 'amount',
  status: 'status',
  updatedAt: 'updated_at',
  id: 'id',
};

/**
 * A page of orders, those with an open refund first, and how many there are. Orders requested by id are never cut
 * off.
 */
export const listOrders = async (
  db: Db,
  { sort, from, to, filter }: OrdersWanted,
): Promise<{ readonly items: readonly ListedOrder[]; readonly total: number }> => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  if (filter.id) conditions.push(`id = any (${given(filter.id)}::text[])`);
  if (filter.owner !== undefined) conditions.push(`owner = ${given(filter.owner)}`);
  if (filter.checkId !== undefined) conditions.push(`check_id = ${given(filter.checkId)}`);
  if (filter.status !== undefined) conditions.push(`status = ${given(filter.status)}`);
  if (filter.needsAttention !== undefined) conditions.push(`needs_attention = ${given(filter.needsAttention)}`);
  if (filter.from !== undefined)
    conditions.push(`placed_at >= (${given(filter.from)}::date::timestamp at time zone 'Asia/Seoul')`);
  if (filter.to !== undefined)
    conditions.push(`placed_at < ((${given(filter.to)}::date + 1)::timestamp at time zone 'Asia/Seoul')`);
  const where = conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`;
  const counted = await db.query<{ total: number }>(`select count(*)::int as total from read.orders ${where}`, [
    ...values,
  ]);
  const way = sort.descending ? 'desc' : 'asc';
  const page = filter.id ? '' : `limit ${given(to - from + 1)} offset ${given(from)}`;
  const { rows } = await db.query<Found>(
    `select id, owner, product, order_name, check_id, amount, status, method, received, returned, refund_pending,
       needs_attention, revision, placed_at, paid_at, updated_at
     from read.orders ${where}
     order by needs_attention desc, ${sortColumns[sort.field]} ${way}, placed_at ${way}, id ${way} ${page}`,
    values,
  );
  return { items: rows.map(listed), total: counted.rows[0]?.total ?? 0 };
};

type Found = Omit<ListedOrder, 'placedAt' | 'paidAt' | 'updatedAt'> & {
  readonly placed_at: Date;
  readonly paid_at: Date | null;
  readonly updated_at: Date;
};

const listed = ({ placed_at, paid_at, updated_at, ...row }: Found): ListedOrder => ({
  ...row,
  placedAt: placed_at.toISOString(),
  paidAt: paid_at?.toISOString() ?? null,
  updatedAt: updated_at.toISOString(),
});
