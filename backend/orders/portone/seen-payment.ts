import type { DepositAccount, PaymentMethod, SeenPayment } from '@nomucheck/domain/orders/payment.ts';
import { z } from 'zod';

/** What we read of a payment of PortOne V2; all else is theirs. */
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
 * A payment of theirs in our words. One in a state that we don't know is pending: it settles nothing. Throws where it lacks what
 * every payment has.
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
    // Theirs is the ISO code, and once was `CURRENCY_KRW`.
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
