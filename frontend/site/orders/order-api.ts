import type {
  DocumentOut,
  OrderOut,
  OrderRowOut,
  PlacedOrder,
  SandboxAction,
} from '@nomucheck/domain/orders/contract.ts';
import { ask } from '../checks/check-api.ts';

export const fetchOrder = (id: string) => ask<OrderOut>({ url: '/api/order/getData', params: { id } });
export const fetchOrders = () => ask<{ items: OrderRowOut[] }>({ url: '/api/order' });
export const fetchDocument = (code: string) =>
  ask<DocumentOut>({ url: `/api/order/verify/${encodeURIComponent(code)}` });
export const placeOrder = (checkId: string) =>
  ask<PlacedOrder>({ method: 'POST', url: '/api/order', data: { product: 'check-result', checkId } });
/** Makes the server ask the payment service: what the browser reports about a payment is never trusted. */
export const settleOrder = (id: string) =>
  ask<OrderOut>({ method: 'POST', url: '/api/order/add', data: { orderId: id, paymentId: id } });
export const playSandbox = (paymentId: string, action: SandboxAction) =>
  ask<OrderOut>({ method: 'POST', url: '/api/order/sandbox', data: { paymentId, action } });
export const withdraw = (
  id: string,
  to?: {
    readonly account: { readonly bank: string; readonly number: string; readonly holder: string };
    readonly confirmation: string;
  },
) =>
  ask<OrderOut>({
    method: 'POST',
    url: `/api/order/${encodeURIComponent(id)}/withdraw`,
    data: to ?? {},
  });

export const statusPath = (orderId: string): string =>
  `/check/order/mobileComplete?paymentId=${encodeURIComponent(orderId)}`;
