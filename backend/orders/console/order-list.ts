import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { type OrderRowOut, orderRowOut } from '@nomucheck/domain/orders/contract.ts';
import { type ListedOrder, listOrders, type OrdersWanted } from '@nomucheck/projections/orders/listing.ts';
import { type DaySum, sumsByDay } from '@nomucheck/projections/orders/order-money.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';

/** Lists orders, with the buyers' names for readers with that right. */
export type OrderList = {
  page(
    wanted: OrdersWanted,
    caller: Caller,
  ): Promise<{ readonly items: readonly OrderRowOut[]; readonly total: number }>;
  sums(from: string, to: string): Promise<readonly DaySum[]>;
};

export type OrderListParts = { readonly db: Db; readonly names: ActorNames };

export const createOrderList = ({ db, names }: OrderListParts): OrderList => ({
  page: async (wanted, caller) => {
    const { items, total } = await listOrders(db, wanted);
    const nameOf = await names(items.map(buyerOf), caller);
    return { total, items: items.map((item) => rowOf(item, nameOf(buyerOf(item)))) };
  },
  sums: (from, to) => sumsByDay(db, from, to),
});

const buyerOf = ({ owner }: ListedOrder): Actor => ({ id: owner, role: 'user' });

const rowOf = (row: ListedOrder, ownerName: string): OrderRowOut =>
  orderRowOut.parse({
    ...{ id: row.id, owner: row.owner, ownerName, product: row.product, orderName: row.order_name },
    ...{ checkId: row.check_id, consultationId: row.consultation_id },
    ...{ amount: row.amount, status: row.status, method: row.method, revision: row.revision },
    refunded: row.status === 'forged' ? 0 : row.returned,
    refundPending: row.refund_pending,
    needsAttention: row.needs_attention,
    ...{ placedAt: row.placedAt, paidAt: row.paidAt, updatedAt: row.updatedAt },
  });
