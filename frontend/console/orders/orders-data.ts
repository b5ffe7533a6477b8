import type { OrderDetailOut, OrderSums, RefundBody } from '@nomucheck/domain/orders/contract.ts';
import { useData } from '../api/data-provider.ts';
import { post, read } from '../api/requests.ts';

/** The data provider's methods for orders, besides reading lists and records. */
export const ordersData = {
  refundOrder: (id: string, refund: RefundBody): Promise<OrderDetailOut> =>
    post(`/api/order/${encodeURIComponent(id)}/refund`, refund),
  /** Both days inclusive (Korean days). */
  sumOrders: (from: string, to: string, signal: AbortSignal): Promise<OrderSums> =>
    read('/api/order/sums', { from, to }, signal),
};

export const useOrdersData = () => useData<typeof ordersData>();
