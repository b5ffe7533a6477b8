import type { SandboxAction } from '@nomucheck/domain/orders/contract.ts';
import type { SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';
import { v4 as uuidV4 } from 'uuid';
import { z } from 'zod';
import { type PaymentProvider, WebhookRefused } from '../settlement/payment-provider.ts';
import type { SandboxPayments } from './sandbox-payments.ts';

const storeId = 'sandbox';

const kept = z.object({
  transactionId: z.string(),
  status: z.enum(['deposit_awaited', 'failed', 'paid', 'partly_cancelled', 'cancelled']),
  amount: z.int(),
  method: z.enum(['card', 'virtual_account']),
  cancellations: z.array(z.object({ id: z.string(), amount: z.int() })),
});
type Kept = z.infer<typeof kept>;

export type SandboxPlay = {
  /** What a button of the window does to the payment; `closed` does nothing. */
  play(paymentId: string, ordered: number, action: SandboxAction): Promise<void>;
};

/** A payment service that moves no money: its window says so, and offers each possible outcome of a payment. */
export const createSandbox = (payments: SandboxPayments): PaymentProvider & SandboxPlay => {
  const find = async (paymentId: string): Promise<Kept | null> => {
    const found = await payments.find(paymentId);
    return found === null ? null : kept.parse(found);
  };
  const begin = (paymentId: string, changes: Pick<Kept, 'status' | 'amount' | 'method'>): Promise<void> =>
    payments.put(paymentId, { transactionId: uuidV4(), cancellations: [], ...changes });

  return {
    by: 'sandbox',
    accepted: { storeId, channel: 'test' },
    window: { storeId: null, channelKey: null },
    announce: async () => {},
    find: async (paymentId) => {
      const found = await find(paymentId);
      return found && seen(paymentId, found);
    },
    cancel: async ({ paymentId, amount, cancellable }) => {
      const found = await find(paymentId);
      const left = found ? found.amount - found.cancellations.reduce((sum, each) => sum + each.amount, 0) : 0;
      if (!found || left !== cancellable || amount > left) return 'refused';
      const status = amount === left ? 'cancelled' : 'partly_cancelled';
      await payments.put(paymentId, {
        ...found,
        status,
        cancellations: [...found.cancellations, { id: uuidV4(), amount }],
      });
      return 'accepted';
    },
    // No calls come from outside: the window simulates its late and double calls itself. So every webhook call is
    // refused.
    paymentOf: async () => {
      throw new WebhookRefused('the sandbox sends no calls');
    },

    play: async (paymentId, ordered, action) => {
      const before = await find(paymentId);
      // As with any payment service, a paid payment can't be paid again.
      if (before && ['paid', 'partly_cancelled', 'cancelled'].includes(before.status)) return;
      switch (action) {
        case 'paid':
        case 'late':
        case 'twice':
          return begin(paymentId, { status: 'paid', amount: ordered, method: 'card' });
        case 'other_amount':
          return begin(paymentId, { status: 'paid', amount: 100, method: 'card' });
        case 'failed':
          return begin(paymentId, { status: 'failed', amount: ordered, method: 'card' });
        case 'virtual_account':
          return begin(paymentId, { status: 'deposit_awaited', amount: ordered, method: 'virtual_account' });
        case 'deposit':
          if (before?.status === 'deposit_awaited') await payments.put(paymentId, { ...before, status: 'paid' });
          return;
        case 'closed':
          return;
      }
    },
  };
};

const seen = (paymentId: string, payment: Kept): SeenPayment => ({
  ...payment,
  paymentId,
  storeId,
  currency: 'KRW',
  channel: 'test',
  receiptUrl: null,
  account:
    payment.method === 'virtual_account' ? { bank: '(연습용) 은행', number: '000-0000-0000', expiresAt: null } : null,
  isBeingCancelled: false,
});
