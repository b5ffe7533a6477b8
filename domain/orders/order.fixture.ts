import type { OrderEvent } from './order-events.ts';
import type { AcceptedPayments, PaymentMethod, SeenPayment } from './paying/payment.ts';

export const owner = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
export const checkId = '018f0000-0000-7000-8000-00000000000c';
export const consultationId = '018f0000-0000-7000-8000-0000000000cc';
export const orderId = '018f0000-0000-7000-8000-00000000000d';
export const refundId = '018f0000-0000-7000-8000-00000000000e';
export const at = '2026-11-22T03:00:00.000Z';
export const accepted: AcceptedPayments = { storeId: 'store-1', channel: 'live' };

export const placed: OrderEvent = {
  type: 'OrderPlaced',
  data: {
    ...{ owner, checkId, consultationId: null, at, product: 'check-result', orderName: '부당해고 자가진단 전체 결과' },
    ...{ amount: 9_900, currency: 'KRW' },
  },
};
export const paidBy = (method: PaymentMethod, transactionId = 't1'): OrderEvent => ({
  type: 'OrderPaid',
  data: { owner, checkId, consultationId: null, transactionId, amount: 9_900, method, receiptUrl: null, at },
});
/** An order of a consultation, and its payment. */
export const bookedAt = (amount: number): OrderEvent => ({
  type: 'OrderPlaced',
  data: {
    ...{ owner, checkId: null, consultationId, at, product: 'consultation', orderName: '공인노무사 상담 30분' },
    ...{ amount, currency: 'KRW' },
  },
});
export const booked = bookedAt(55_000);
export const bookedAndPaid: readonly OrderEvent[] = [
  booked,
  {
    type: 'OrderPaid',
    data: {
      ...{ owner, checkId: null, consultationId, transactionId: 't1', amount: 55_000 },
      ...{ method: 'card', receiptUrl: null, at },
    },
  },
];
export const ordered: readonly OrderEvent[] = [placed, paidBy('card')];

/** The provider's answer: as ordered, except for these changes. */
export const seenOf = (changes: Partial<SeenPayment> = {}): SeenPayment => ({
  ...{ paymentId: orderId, transactionId: 't1', status: 'paid', amount: 9_900, currency: 'KRW' },
  ...{ storeId: 'store-1', channel: 'live', method: 'card', receiptUrl: null, account: null, cancellations: [] },
  isBeingCancelled: false,
  ...changes,
});
