import type { RefundAccount } from '@nomucheck/domain/orders/order-events.ts';
import { PaymentClient, PortOneError, Webhook } from '@portone/server-sdk';
import type { PortOneSettings } from '../settings.ts';
import { type PaymentProvider, ProviderAway, WebhookRefused } from '../settlement/payment-provider.ts';
import { seenPayment } from './seen-payment.ts';

type Options = {
  /** How long a call may take. */
  readonly longestMs?: number;
  /** A call had no answer that can be used: what was wrong with it, without its text. */
  readonly onAway?: (why: string) => void;
};

/**
 * PortOne V2, by its own SDK. The SDK has no time limit and no retry: the limit is here, the retry is in the
 * settlement.
 */
export const createPortOne = (settings: PortOneSettings, options: Options = {}): PaymentProvider => {
  const { longestMs = 10_000, onAway = () => {} } = options;
  const { storeId, channelKey, apiSecret, webhookSecret, apiUrl, takesTestPayments } = settings;
  const payments = PaymentClient({ secret: apiSecret, storeId, ...(apiUrl ? { baseUrl: apiUrl } : {}) });
  const away = (error: unknown): ProviderAway => {
    const why = typeOf(error) ?? (error instanceof Error ? error.name : 'no answer');
    onAway(why);
    return new ProviderAway(why);
  };
  const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> => within(longestMs, answer);

  return {
    by: 'portone',
    accepted: { storeId, channel: takesTestPayments ? 'test' : 'live' },
    window: { storeId, channelKey },
    announce: async (paymentId, totalAmount) => {
      try {
        await inTime(payments.preRegisterPayment({ paymentId, totalAmount, currency: 'KRW' }));
      } catch (error) {
        // It was paid meanwhile: the settlement finds that out.
        if (typeOf(error) === 'ALREADY_PAID') return;
        throw away(error);
      }
    },
    find: async (paymentId) => {
      try {
        const seen = seenPayment(await inTime(payments.getPayment({ paymentId, storeId })));
        if (seen.paymentId !== paymentId) throw new Error('an answer about another payment');
        return seen;
      } catch (error) {
        if (typeOf(error) === 'PAYMENT_NOT_FOUND') return null;
        throw away(error);
      }
    },
    cancel: async ({ paymentId, amount, cancellable, reason, by, account }) => {
      try {
        await inTime(
          payments.cancelPayment({
            ...{ paymentId, amount, reason, currentCancellableAmount: cancellable },
            requester: by === 'buyer' ? 'CUSTOMER' : 'ADMIN',
            ...(account ? { refundAccount: refundAccountOf(account) } : {}),
          }),
        );
        return 'accepted';
      } catch (error) {
        const type = typeOf(error);
        // It was refunded already, perhaps by an earlier call: fetching the payment shows it.
        if (type === 'PAYMENT_ALREADY_CANCELLED') return 'accepted';
        if (type !== null && refusals.has(type)) return 'refused';
        throw away(error);
      }
    },
    paymentOf: async (rawBody, header) => {
      const headers = {
        'webhook-id': header('webhook-id') ?? '',
        'webhook-timestamp': header('webhook-timestamp') ?? '',
        'webhook-signature': header('webhook-signature') ?? '',
      };
      try {
        const call: unknown = await Webhook.verify(webhookSecret, rawBody, headers);
        return paymentIdIn(call);
      } catch (error) {
        if (error instanceof Webhook.WebhookVerificationError) throw new WebhookRefused(error.reason);
        // A call that can't be parsed isn't from PortOne, signed or not.
        throw new WebhookRefused('unreadable');
      }
    },
  };
};

/** Errors with which the provider refuses permanently. */
const refusals: ReadonlySet<string> = new Set([
  'CANCEL_AMOUNT_EXCEEDS_CANCELLABLE_AMOUNT',
  'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN',
  'SUM_OF_PARTS_EXCEEDS_CANCEL_AMOUNT',
  'REMAINED_AMOUNT_LESS_THAN_PROMOTION_MIN_PAYMENT_AMOUNT',
  'PAYMENT_NOT_PAID',
  'PAYMENT_NOT_FOUND',
  'PG_PROVIDER',
  'INVALID_REQUEST',
  'FORBIDDEN',
]);

const refundAccountOf = ({ bank, number, holder }: RefundAccount) => ({
  bank,
  number: number.replaceAll(/\D/g, ''),
  holderName: holder,
});

const within = async <Answer>(longestMs: number, answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DOMException('no answer in time', 'TimeoutError')), longestMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The type of PortOne's refusal; null for any other failure. */
const typeOf = (error: unknown): string | null => {
  if (!(error instanceof PortOneError) || !('data' in error)) return null;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'type' in data && typeof data.type === 'string'
    ? data.type
    : null;
};

/** Calls of unknown types, and those that aren't about a payment, are ignored. */
const paymentIdIn = (call: unknown): string | null => {
  if (typeof call !== 'object' || call === null || !('data' in call)) return null;
  const { data } = call;
  return typeof data === 'object' && data !== null && 'paymentId' in data && typeof data.paymentId === 'string'
    ? data.paymentId
    : null;
};
