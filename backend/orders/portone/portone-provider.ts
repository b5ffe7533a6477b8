import { PaymentClient, PortOneError, Webhook } from '@portone/server-sdk';
import type { PortOneSettings } from '../../engine/configuration.ts';
import { type PaymentProvider, ProviderAway, WebhookRefused } from '../payment-provider.ts';
import { seenPayment } from './seen-payment.ts';

const longestMs = 10_000;

/**
 * PortOne V2, by its own SDK. The SDK has no time limit and no retry: the limit is here, the retry is in the
 * settlement.
 */
export const createPortOne = (settings: PortOneSettings): PaymentProvider => {
  const { storeId, channelKey, apiSecret, webhookSecret, apiUrl, takesTestPayments } = settings;
  const payments = PaymentClient({ secret: apiSecret, storeId, ...(apiUrl ? { baseUrl: apiUrl } : {}) });

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
        throw new ProviderAway(error);
      }
    },
    find: async (paymentId) => {
      try {
        return seenPayment(await inTime(payments.getPayment({ paymentId, storeId })));
      } catch (error) {
        if (typeOf(error) === 'PAYMENT_NOT_FOUND') return null;
        throw new ProviderAway(error);
      }
    },
    cancel: async ({ paymentId, amount, cancellable, reason, by, account }) => {
      try {
        await inTime(
          payments.cancelPayment({
            ...{ paymentId, amount, reason, currentCancellableAmount: cancellable },
            requester: by === 'buyer' ? 'CUSTOMER' : 'ADMIN',
            ...(account && isBank(account.bank)
              ? { refundAccount: { bank: account.bank, number: account.number, holderName: account.holder } }
              : {}),
          }),
        );
        return 'accepted';
      } catch (error) {
        const type = typeOf(error);
        // It was refunded already, perhaps by an earlier call: fetching the payment shows it.
        if (type === 'PAYMENT_ALREADY_CANCELLED') return 'accepted';
        if (type !== null && refusals.has(type)) return 'refused';
        throw new ProviderAway(error);
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

const banks = [
  ...['KOOKMIN', 'SHINHAN', 'WOORI', 'HANA', 'NONGHYUP', 'IBK', 'KAKAO', 'TOSS', 'K', 'SUHYUP', 'POST', 'SHINHYUP'],
  ...['KFCC', 'STANDARD_CHARTERED', 'CITI', 'DAEGU', 'BUSAN', 'KYONGNAM', 'KWANGJU', 'JEONBUK', 'JEJU', 'KDB'],
] as const;
type Bank = (typeof banks)[number];
const isBank = (name: string): name is Bank => banks.some((bank) => bank === name);

const inTime = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), longestMs);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
};

/** The reason of a failed payment as the provider gives it; null for other payments. */
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
