import type { OrderEvent } from './order-events.ts';
import type { AcceptedPayments, PaymentMethod, SeenPayment } from './payment.ts';

export const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const checkId = '018f0000-0000-7000-8000-00000000000c';
export const orderId = '018f0000-0000-7000-8000-00000000000d';
export const refundId = '018f0000-0000-7000-8000-00000000000e';
export const at = '2026-11-22T03:00:00.000Z';
export const accepted: AcceptedPayments = { storeId: 'store-1', channel: 'live' };

export const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    ...{ owner, checkId, at, product: 'check-result', orderName: '부당해고 자가진단 전체 결과' },
    ...{ amount: 9_900, currency: 'KRW' },
  },
};
export const paidBy = (method: PaymentMethod, transactionId = 't1'): OrderEvent => ({
  type: 'OrderPaid',
  data: { owner, checkId, transactionId, amount: 9_900, method, receiptUrl: null, at },
});
export const ordered: readonly OrderEvent[] = [placed, paidBy('card')];

/** The provider's answer: as ordered, except for these changes. */
export const seenOf = (changes: Partial<SeenPayment> = {}): SeenPayment => ({
  ...{ paymentId: orderId, transactionId: 't1', status: 'paid', amount: 9_900, currency: 'KRW' },
  ...{ storeId: 'store-1', channel: 'live', method: 'card', receiptUrl: null, account: null, cancellations: [] },
  isBeingCancelled: false,
  ...changes,
});
