import type {
  DocumentOut,
  OrderCheckOut,
  OrderOut,
  OrderRowOut,
  PlacedOrder,
  SandboxAction,
} from '@nomucheck/domain/orders/contract.ts';
import type { OrderSubject } from '@nomucheck/domain/orders/products.ts';
import { ask } from '../../shared/client/ask.ts';
import { namedIn, productOf } from './ordered.ts';

export const fetchOrder = (id: string) => ask<OrderOut>({ url: '/api/order/getData', params: { id } });
export const fetchOrders = () => ask<{ items: OrderRowOut[] }>({ url: '/api/order' });
export const fetchDocument = (code: string) =>
  ask<DocumentOut>({ url: `/api/order/verify/${encodeURIComponent(code)}` });
/** What it costs, and its order if there is one. */
export const fetchOffer = (of: OrderSubject) =>
  ask<OrderCheckOut>({ url: '/api/order/check', params: { ...namedIn(of) } });
export const placeOrder = (of: OrderSubject) =>
  ask<PlacedOrder>({ method: 'POST', url: '/api/order', data: { product: productOf(of), ...namedIn(of) } });
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
