/** A payment as its provider tells of it when it is asked: the only thing that settles an order. */
export type SeenPayment = {
  /** Ours: the order's id. */
  readonly paymentId: string;
  /** The provider's, of the attempt that it tells of; a second attempt has another one. */
  readonly transactionId: string;
  /** `pending`: nothing has happened yet that counts. */
  readonly status: 'pending' | 'deposit_awaited' | 'failed' | 'paid' | 'partly_cancelled' | 'cancelled';
  /** Whole won, before cancellations. */
  readonly amount: number;
  readonly currency: string;
  readonly storeId: string;
  readonly channel: 'live' | 'test';
  readonly method: PaymentMethod;
  readonly receiptUrl: string | null;
  /** Where a deposit is awaited. */
  readonly account: DepositAccount | null;
  /** Those that are carried out; one that is only asked for is not among them. */
  readonly cancellations: readonly { readonly id: string; readonly amount: number }[];
  /** One is asked for, and not carried out yet: to ask again would send the money back twice. */
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

/** Whose payments are taken: those of our store, and through a channel that moves real money, unless the store is for trying. */
export type AcceptedPayments = { readonly storeId: string; readonly channel: 'live' | 'test' };

export const discrepancies = ['amount', 'currency', 'store', 'channel'] as const;
export type Discrepancy = (typeof discrepancies)[number];

/** What of a payment isn't as it was ordered, if anything. */
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
