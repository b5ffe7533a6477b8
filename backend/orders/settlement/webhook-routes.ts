import { createHash } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { noInput, publicRoute, type Route } from '../../engine/http/route.ts';
import { type PaymentProvider, ProviderAway, WebhookRefused } from './payment-provider.ts';
import type { Settlement } from './settlement.ts';

export type WebhookParts = {
  readonly provider: PaymentProvider | null;
  readonly settlement: Settlement;
  /** Counts a refused call; nothing else of it is stored. */
  readonly refused: (why: string) => Promise<void>;
};

const longestBody = 64 * 1024;

/**
 * The payment service's webhook. A call only says that something happened to a payment: the payment is then fetched.
 * So calls that come twice, late or in another order do no harm. It is answered after the resulting events are in the
 * log.
 */
export const webhookRoute = ({ provider, settlement, refused }: WebhookParts): Route =>
  publicRoute({
    ...noInput,
    method: 'post',
    path: '/api/order/webhook',
    summary: "The payment service's signed call that something has happened to a payment.",
    // The signature is over the raw bytes.
    receive: async (content) => {
      const raw = await readWhole(content);
      return { json: raw, sha256: createHash('sha256').update(raw).digest('hex') };
    },
    body: z.string(),
    answers: z.strictObject({ received: z.literal(true) }),
    handle: async ({ body, header }) => {
      if (!provider) throw new DomainError('not_found');
      try {
        const paymentId = await provider.paymentOf(body, header);
        const id = z.uuid().safeParse(paymentId);
        if (id.success) await settlement.settle(id.data);
      } catch (error) {
        if (error instanceof WebhookRefused) {
          await refused(error.why);
          throw new DomainError('invalid_request', { errors: { '': '서명을 확인할 수 없어요.' } });
        }
        // The call is repeated later, and the reconciler asks, too.
        if (error instanceof ProviderAway) throw new DomainError('unavailable');
        // A payment of another shop, or of a test: repeating the call would change nothing.
        if (!(error instanceof DomainError && error.code === 'order_number_absent')) throw error;
      }
      return { body: { received: true } };
    },
  });

const readWhole = async (content: AsyncIterable<Uint8Array>): Promise<string> => {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of content) {
    length += piece.length;
    if (length > longestBody) throw new DomainError('payload_too_large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
};
