import { countOrders } from '@nomucheck/projections/orders/listing.ts';
import { orders } from '@nomucheck/projections/orders/orders.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import type { FigureGroup } from '../../engine/foundation/figure-group.ts';

/** The orders that somebody has to look after. */
export const orderFigures = (db: Db): FigureGroup<'orders-unsettled' | 'orders-to-refund'> => ({
  right: 'menu.order',
  reads: [orders.name],
  count: async () => {
    const [unsettled, toRefund] = await Promise.all([
      countOrders(db, { unsettled: true }),
      countOrders(db, { needsAttention: true }),
    ]);
    return { 'orders-unsettled': unsettled, 'orders-to-refund': toRefund };
  },
});
