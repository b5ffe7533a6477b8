import type { DepositAccount, PaymentMethod, SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';
import { z } from 'zod';

/** The fields of a PortOne V2 payment that are used; others are ignored. */
const payment = z.object({
  status: z.string(),
  id: z.string(),
  transactionId: z.string(),
  storeId: z.string(),
  channel: z.object({ type: z.string() }).optional(),
  amount: z.object({ total: z.number() }),
  currency: z.string(),
  receiptUrl: z.string().max(500).optional(),
  method: z
    .object({
      type: z.string(),
      bank: z.string().optional(),
      accountNumber: z.string().optional(),
      expiredAt: z.string().optional(),
    })
    .optional(),
  cancellations: z.array(z.object({ status: z.string(), id: z.string(), totalAmount: z.number() })).optional(),
});

const statuses: Readonly<Record<string, SeenPayment['status']>> = {
  READY: 'pending',
  PAY_PENDING: 'pending',
  VIRTUAL_ACCOUNT_ISSUED: 'deposit_awaited',
  PAID: 'paid',
  FAILED: 'failed',
  PARTIAL_CANCELLED: 'partly_cancelled',
  CANCELLED: 'cancelled',
};

const methods: Readonly<Record<string, PaymentMethod>> = {
  PaymentMethodCard: 'card',
  PaymentMethodTransfer: 'transfer',
  PaymentMethodVirtualAccount: 'virtual_account',
  PaymentMethodEasyPay: 'easy_pay',
  PaymentMethodMobile: 'mobile',
};

/**
 * Converts a payment of PortOne. An unknown state counts as pending, so it settles nothing. Throws when a field is
 * missing that every payment has.
 */
export const seenPayment = (theirs: unknown): SeenPayment => {
  const parsed = payment.parse(theirs);
  const { id, transactionId, storeId, status, channel, amount, currency, method, cancellations = [] } = parsed;
  return {
    paymentId: id,
    transactionId,
    storeId,
    status: statuses[status] ?? 'pending',
    amount: amount.total,
    // PortOne sends the ISO code; older answers had `CURRENCY_KRW`.
    currency: currency.replace(/^CURRENCY_/, ''),
    channel: channel?.type === 'LIVE' ? 'live' : 'test',
    method: methods[method?.type ?? ''] ?? 'other',
    receiptUrl: parsed.receiptUrl ?? null,
    account: accountOf(method),
    cancellations: cancellations
      .filter((each) => each.status === 'SUCCEEDED')
      .map((each) => ({ id: each.id, amount: each.totalAmount })),
    isBeingCancelled: cancellations.some((each) => each.status === 'REQUESTED'),
  };
};

const accountOf = (method: z.infer<typeof payment>['method']): DepositAccount | null => {
  if (method?.accountNumber === undefined) return null;
  const expires = method.expiredAt === undefined ? Number.NaN : Date.parse(method.expiredAt);
  return {
    bank: method.bank ?? '',
    number: method.accountNumber,
    expiresAt: Number.isNaN(expires) ? null : new Date(expires).toISOString(),
  };
};
