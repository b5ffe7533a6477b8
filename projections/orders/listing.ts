import type { OrderFilter, OrderSort } from '@nomucheck/domain/orders/contract.ts';
import { countOf, type Order, readPage, sql } from '../lists/page.ts';
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

/** As long as the payment service is asked for the state of an order (`nextLookAfter`), or money has to go back. */
const isUnsettled = `(needs_attention or status = 'awaiting_deposit'
  or (status in ('placed', 'failed') and updated_at > now() - interval '60 minutes'))`;

/** Ties are broken in the same direction, so that one index serves both. */
const orderOf = ({ field, descending }: OrdersWanted['sort']): Order => [
  { column: 'needs_attention', descending: true },
  ...[...new Set([sortColumns[field], 'placed_at', 'id'])].map((column) => ({ column, descending })),
];

/**
 * A page of orders, those with an open refund first, and how many there are. Orders requested by id are never cut
 * off.
 */
export const listOrders = async (
  db: Db,
  { sort, from, to, filter }: OrdersWanted,
): Promise<{ readonly items: readonly ListedOrder[]; readonly total: number }> => {
  const { rows, total } = await readPage<Found>(db, {
    matching: matchingOrders(filter),
    columns: [
      ...['id', 'owner', 'product', 'order_name', 'check_id', 'consultation_id', 'amount', 'status', 'method'],
      ...['received', 'returned', 'refund_pending', 'needs_attention', 'revision'],
      ...['placed_at', 'paid_at', 'updated_at'],
    ],
    order: orderOf(sort),
    range: filter.id ? null : { from, to },
  });
  return { items: rows.map(listed), total };
};

/** How many orders the list has. */
export const countOrders = (db: Db, filter: OrderFilter): Promise<number> => countOf(db, matchingOrders(filter));

const matchingOrders = (filter: OrderFilter) => {
  const matching = sql('read.orders');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.owner !== undefined) matching.where('owner', filter.owner);
  if (filter.checkId !== undefined) matching.where('check_id', filter.checkId);
  if (filter.consultationId !== undefined) matching.where('consultation_id', filter.consultationId);
  if (filter.product !== undefined) matching.where('product', filter.product);
  if (filter.status !== undefined) matching.where('status', filter.status);
  if (filter.method !== undefined) matching.where('method', filter.method);
  if (filter.needsAttention !== undefined) matching.where('needs_attention', filter.needsAttention);
  if (filter.unsettled) matching.whereRaw(isUnsettled);
  if (filter.from !== undefined)
    matching.whereRaw(`placed_at >= (?::date::timestamp at time zone 'Asia/Seoul')`, [filter.from]);
  if (filter.to !== undefined)
    matching.whereRaw(`placed_at < ((?::date + 1)::timestamp at time zone 'Asia/Seoul')`, [filter.to]);
  return matching;
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
