import { expect, it } from 'vitest';
import { fold } from '../../kernel/decider.ts';
import { ordered, orderId, owner, placed, refundId } from '../../orders/order.fixture.ts';
import { orderDecider } from '../../orders/order.ts';
import type { OrderEvent } from '../../orders/order-events.ts';
import { isStuck } from './orders.ts';

const stuck = (why: 'owed_back' | 'refund_refused', ...events: readonly OrderEvent[]) => {
  const state = fold(orderDecider, events);
  return state && isStuck({ kind: 'order_stuck', order: orderId, why }, state);
};
const requested: OrderEvent = {
  type: 'RefundRequested',
  data: { owner, refundId, amount: 9_900, by: 'firm', account: null },
};
const refused: OrderEvent = { type: 'RefundRefused', data: { owner, refundId } };
const refunded: OrderEvent = {
  type: 'PaymentRefunded',
  data: {
    ...{ owner, checkId: null, consultationId: null, cancellationId: 'c1', amount: 9_900, refundId, remaining: 0 },
  },
};

it('money that has to go back is stuck until it is back', () => {
  expect(stuck('owed_back', ...ordered)).toBe(false);
  expect(stuck('owed_back', ...ordered, requested)).toBe(true);
  expect(stuck('owed_back', ...ordered, requested, refunded)).toBe(false);
  const forged: OrderEvent = {
    type: 'PaymentForged',
    data: { owner, transactionId: 't1', what: 'amount', amount: 100, currency: 'KRW' },
  };
  expect(stuck('owed_back', placed, forged)).toBe(true);
});

it('a refused refund is stuck until it is asked for again or the money is back', () => {
  expect(stuck('refund_refused', ...ordered, requested, refused)).toBe(true);
  expect(stuck('refund_refused', ...ordered, requested, refused, requested)).toBe(false);
  expect(stuck('refund_refused', ...ordered, requested, refused, requested, refunded)).toBe(false);
});
