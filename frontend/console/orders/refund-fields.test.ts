import { expect, test } from 'vitest';
import { amountOf, emptyRefund, isFilledIn, refundable, refundOf } from './refund-fields.ts';

const order = { status: 'paid', method: 'card', received: 9_900, returned: 900, refund: null, revision: 4 } as const;
const part = (amount: string) => ({ ...emptyRefund, all: false, amount });

test('what is left can be refunded, but nothing while a refund is under way or after the order isn’t paid', () => {
  expect(refundable(order)).toBe(9_000);
  expect(refundable({ ...order, refund: { amount: 100, by: 'buyer' } })).toBe(0);
  expect(refundable({ ...order, status: 'refunded' })).toBe(0);
});

test.each([
  ['1', 1],
  ['9,000', 9_000],
  ['9001', null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['', null],
])('a part of %j is %j won of 9,000', (typed, amount) => {
  expect(amountOf(order, part(typed))).toBe(amount);
  expect(isFilledIn(order, part(typed))).toBe(amount !== null);
});

test('a refund names its amount and the revision that the page showed', () => {
  expect(refundOf(order, emptyRefund, '요청')).toEqual({ amount: 9_000, reason: '요청', expectedRevision: 4 });
});

test('a deposit needs an account to go back to', () => {
  const deposited = { ...order, method: 'virtual_account' } as const;
  expect(isFilledIn(deposited, emptyRefund)).toBe(false);
  const filled = { ...emptyRefund, bank: 'KOOKMIN', number: '123-45-6789 ', holder: '김하나 ' };
  expect(isFilledIn(deposited, filled)).toBe(true);
  expect(isFilledIn(deposited, { ...filled, bank: '국민' })).toBe(false);
  expect(isFilledIn(deposited, { ...filled, number: '모름' })).toBe(false);
  expect(refundOf(deposited, filled, '요청').account).toEqual({
    ...{ bank: 'KOOKMIN', number: '123-45-6789', holder: '김하나' },
  });
});
