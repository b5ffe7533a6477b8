import type { PaymentParams } from '@nomucheck/domain/orders/contract.ts';
import type { RefundAccount } from '@nomucheck/domain/orders/order-events.ts';
import type { AcceptedPayments, SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';

/** The payment service: PortOne, or the sandbox. It gets an order's id and amount, and nothing about the buyer. */
export type PaymentProvider = {
  readonly by: PaymentParams['by'];
  /** Which of its payments are accepted. */
  readonly accepted: AcceptedPayments;
  /** What the browser's payment window needs. */
  readonly window: Pick<PaymentParams, 'storeId' | 'channelKey'>;
  /** Announces the amount of a payment, so that the payment window refuses any other amount. */
  announce(paymentId: string, amount: number): Promise<void>;
  /** The current state of the payment; null when the provider doesn't know it. Throws `ProviderAway`. */
  find(paymentId: string): Promise<SeenPayment | null>;
  /**
   * Refunds money. `refused`: the provider refuses and would refuse again. Throws `ProviderAway` when the outcome is
   * unknown.
   */
  cancel(cancellation: Cancellation): Promise<'accepted' | 'refused'>;
  /**
   * The id of the payment that a signed webhook call is about; null when it is about none. Throws `WebhookRefused`.
   * The call's content isn't used: the payment is fetched.
   */
  paymentOf(rawBody: string, header: (name: string) => string | null): Promise<string | null>;
};

export type Cancellation = {
  readonly paymentId: string;
  readonly amount: number;
  /** The amount that can still be refunded by our records: if the provider's records differ, it refunds nothing. */
  readonly cancellable: number;
  readonly reason: string;
  readonly by: 'buyer' | 'firm';
  readonly account: RefundAccount | null;
};

/** No answer, or none that can be parsed: the request may have been carried out or not. */
export class ProviderAway extends Error {
  constructor(why: string) {
    super(`the payment service can't be asked: ${why}`);
    this.name = 'ProviderAway';
  }
}

/** A call with a missing, wrong or old signature. */
export class WebhookRefused extends Error {
  readonly why: string;
  constructor(why: string) {
    super(`a call of the payment service is refused: ${why}`);
    this.name = 'WebhookRefused';
    this.why = why;
  }
}
