/** A payment as its provider reports it on request: only such a report settles an order. */
export type SeenPayment = {
  /** This service's id: the order's id. */
  readonly paymentId: string;
  /** The provider's id of the reported attempt; a second attempt has another one. */
  readonly transactionId: string;
  /** `pending`: not paid, failed or cancelled yet. */
  readonly status: 'pending' | 'deposit_awaited' | 'failed' | 'paid' | 'partly_cancelled' | 'cancelled';
  /** Whole won, before cancellations. */
  readonly amount: number;
  readonly currency: string;
  readonly storeId: string;
  readonly channel: 'live' | 'test';
  readonly method: PaymentMethod;
  readonly receiptUrl: string | null;
  /** Only for an awaited deposit. */
  readonly account: DepositAccount | null;
  /** Completed ones; a requested one isn't included. */
  readonly cancellations: readonly { readonly id: string; readonly amount: number }[];
  /** A cancellation was requested and isn't completed yet: a second request would send the money back twice. */
  readonly isBeingCancelled: boolean;
};

export const paymentMethods = ['card', 'transfer', 'virtual_account', 'easy_pay', 'mobile', 'other'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export type DepositAccount = {
  readonly bank: string;
  readonly number: string;
  /** ISO 8601; null where the provider doesn't say. */
  readonly expiresAt: string | null;
};

/**
 * Whose payments are accepted: those to the firm's own store, and through a channel with real money, unless it is a test
 * store.
 */
export type AcceptedPayments = { readonly storeId: string; readonly channel: 'live' | 'test' };

export const discrepancies = ['amount', 'currency', 'store', 'channel'] as const;
export type Discrepancy = (typeof discrepancies)[number];

/** What differs between a payment and its order, if anything. */
export const discrepancyOf = (
  order: { readonly amount: number },
  seen: SeenPayment,
  accepted: AcceptedPayments,
): Discrepancy | null => {
  if (seen.storeId !== accepted.storeId) return 'store';
  if (accepted.channel === 'live' && seen.channel !== 'live') return 'channel';
  if (seen.currency !== 'KRW') return 'currency';
  return seen.amount === order.amount ? null : 'amount';
};
