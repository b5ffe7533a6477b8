import type { PaymentParams } from '@nomucheck/domain/orders/contract.ts';
import type { RefundAccount } from '@nomucheck/domain/orders/order-events.ts';
import type { AcceptedPayments, SeenPayment } from '@nomucheck/domain/orders/payment.ts';

/** Who takes the money: PortOne, or the sandbox. What it is told is an order's id, its amount and nothing of the buyer. */
export type PaymentProvider = {
  readonly by: PaymentParams['by'];
  /** What of its payments counts. */
  readonly accepted: AcceptedPayments;
  /** What the browser's payment window needs to know of it. */
  readonly window: Pick<PaymentParams, 'storeId' | 'channelKey'>;
  /** Says what a payment will amount to, so that the window refuses any other amount. */
  announce(paymentId: string, amount: number): Promise<void>;
  /** The payment as it stands; null where the provider doesn't know it. Throws `ProviderAway`. */
  find(paymentId: string): Promise<SeenPayment | null>;
  /** Sends money back. `refused`: the provider says no, and it would say so again. Throws `ProviderAway` where that isn't known. */
  cancel(cancellation: Cancellation): Promise<'accepted' | 'refused'>;
  /**
   * The payment that a signed call of the provider is about; null where it is about none. Throws `WebhookRefused`. The content is
   * never believed: the payment is fetched.
   */
  paymentOf(rawBody: string, header: (name: string) => string | null): Promise<string | null>;
};

export type Cancellation = {
  readonly paymentId: string;
  readonly amount: number;
  /** What can still go back, as we count it: if the provider counts otherwise, nothing moves. */
  readonly cancellable: number;
  readonly reason: string;
  readonly by: 'buyer' | 'firm';
  readonly account: RefundAccount | null;
};

/** No answer, or none that can be understood: whatever was asked for may have happened or not. */
export class ProviderAway extends Error {
  constructor(cause: unknown) {
    super(`the payment service can't be asked: ${cause instanceof Error ? cause.name : 'no answer'}`);
    this.name = 'ProviderAway';
  }
}

/** A call that isn't signed as the provider signs, or not lately. */
export class WebhookRefused extends Error {
  readonly why: string;
  constructor(why: string) {
    super(`a call of the payment service is refused: ${why}`);
    this.name = 'WebhookRefused';
    this.why = why;
  }
}
