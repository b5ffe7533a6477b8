import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';

type Held = {
  status: string;
  transactionId: string;
  amount: number;
  currency: string;
  storeId: string;
  channel: string;
  method: Record<string, unknown>;
  cancellations: { status: string; id: string; totalAmount: number }[];
};

export const storeId = 'store-of-the-test';
export const webhookSecret = Buffer.from('a secret of the test, long enough').toString('base64');

/** A server that imitates the used part of PortOne V2; the test sets its payments. */
export const startPortOne = async () => {
  const payments = new Map<string, Held>();
  const calls: string[] = [];
  let away = false;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const [, id = '', action = ''] = /^\/payments\/([^/?]+)(?:\/([\w-]+))?/.exec(request.url ?? '') ?? [];
    calls.push(`${request.method} ${action || 'payment'}`);
    if (away) {
      response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>bad gateway</html>');
      return;
    }
    if (request.headers.authorization !== 'PortOne api-secret') return answer(401, { type: 'UNAUTHORIZED' });
    if (action === 'pre-register') return answer(200, {});
    const held = payments.get(id);
    if (!held) return answer(404, { type: 'PAYMENT_NOT_FOUND' });
    const cancelled = held.cancellations.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    if (action === 'cancel') {
      const { amount = held.amount - cancelled, currentCancellableAmount } = JSON.parse(text);
      if (cancelled === held.amount) return answer(409, { type: 'PAYMENT_ALREADY_CANCELLED' });
      if (currentCancellableAmount !== undefined && currentCancellableAmount !== held.amount - cancelled) {
        return answer(409, { type: 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN' });
      }
      if (held.method.refused) return answer(502, { type: 'PG_PROVIDER', pgCode: 'X', pgMessage: '거절' });
      const cancellation = { status: 'SUCCEEDED', id: randomUUID(), totalAmount: amount, reason: 'x' };
      held.cancellations.push(cancellation);
      held.status = cancelled + amount === held.amount ? 'CANCELLED' : 'PARTIAL_CANCELLED';
      return answer(200, { cancellation });
    }
    answer(200, {
      ...{ status: held.status, id, transactionId: held.transactionId, merchantId: 'm', storeId: held.storeId },
      ...{ channel: { type: held.channel, pgProvider: 'TOSSPAYMENTS', pgMerchantId: 'x' }, version: 'V2' },
      ...{ orderName: 'x', currency: held.currency, customer: {}, disputes: [] },
      amount: { total: held.amount, taxFree: 0, discount: 0, paid: held.amount, cancelled, cancelledTaxFree: 0 },
      ...{ method: held.method, receiptUrl: 'https://receipt.example/1', cancellations: held.cancellations },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    environment: {
      PORTONE_STORE_ID: storeId,
      PORTONE_CHANNEL_KEY: 'channel-key-1',
      PORTONE_API_SECRET: 'api-secret',
      PORTONE_WEBHOOK_SECRET: webhookSecret,
      PORTONE_API_URL: `http://127.0.0.1:${address.port}`,
    },
    calls,
    /** What the payment window did. */
    pay: (id: string, changes: Partial<Held> = {}): void => {
      payments.set(id, {
        ...{ status: 'PAID', transactionId: randomUUID(), amount: 9_900, currency: 'KRW', storeId, channel: 'LIVE' },
        ...{ method: { type: 'PaymentMethodCard' }, cancellations: [] },
        ...changes,
      });
    },
    change: (id: string, changes: Partial<Held>): void => {
      const held = payments.get(id);
      if (held) Object.assign(held, changes);
    },
    setAway: (is: boolean): void => {
      away = is;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
};

/** A webhook call as PortOne signs it (Standard Webhooks). */
export const signedCall = (
  body: string,
  { at = new Date(), secret = webhookSecret }: { at?: Date; secret?: string } = {},
) => {
  const id = randomUUID();
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret, 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    raw: body,
    headers: {
      'Content-Type': 'application/json',
      ...{ 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` },
    },
  };
};
