import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { z } from 'zod';
import type { PortOneSettings } from '../settings.ts';

type Held = {
  status: string;
  transactionId: string;
  amount: number;
  currency: string;
  storeId: string;
  channel: string;
  method: Record<string, unknown>;
  cancellations: { status: string; id: string; totalAmount: number; refundAccount?: unknown }[];
};

export const storeId = 'store-of-the-test';
export const webhookSecret = Buffer.from('a secret of the test, long enough').toString('base64');

export const portOneSettings = (apiUrl: string | null): PortOneSettings => ({
  ...{ apiUrl, storeId, webhookSecret, channelKey: 'channel-key-1', apiSecret: 'api-secret' },
  ...{ takesTestPayments: false, gatewayOrigins: [] },
});

/** What is wrong for a while: `silent` gives no answer, `loses_cancellation` refunds and gives none. */
export type Trouble =
  | 'unreachable'
  | 'silent'
  | 'bad_gateway'
  | 'internal_error'
  | 'too_many_requests'
  | 'unauthorized'
  | 'another_payment'
  | 'loses_cancellation';

/** A server that imitates the used part of PortOne V2; the test sets its payments. */
export const startPortOne = async () => {
  const payments = new Map<string, Held>();
  const asked = new Map<string, number>();
  let trouble: Trouble | null = null;

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const text = Buffer.concat(chunks).toString('utf8');
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    };
    const [, id = '', action = ''] = /^\/payments\/([^/?]+)(?:\/([\w-]+))?/.exec(request.url ?? '') ?? [];
    if (action === '') asked.set(id, (asked.get(id) ?? 0) + 1);
    switch (trouble) {
      case 'unreachable':
        return void request.socket.destroy();
      case 'silent':
        return;
      case 'bad_gateway':
        return void response.writeHead(502, { 'Content-Type': 'text/html' }).end('<html>bad gateway</html>');
      case 'internal_error':
        return answer(500, { type: 'INTERNAL_SERVER_ERROR', message: 'x' });
      case 'too_many_requests':
        return answer(429, { type: 'TOO_MANY_REQUESTS', message: 'x' });
      case 'unauthorized':
        return answer(401, { type: 'UNAUTHORIZED' });
    }
    if (request.headers.authorization !== 'PortOne api-secret') return answer(401, { type: 'UNAUTHORIZED' });
    if (action === 'pre-register') return answer(200, {});
    const held = payments.get(id);
    if (!held) return answer(404, { type: 'PAYMENT_NOT_FOUND' });
    const cancelled = held.cancellations.reduce((sum, { totalAmount }) => sum + totalAmount, 0);
    if (action === 'cancel') {
      const { amount = held.amount - cancelled, currentCancellableAmount, refundAccount } = JSON.parse(text);
      const { type } = held.method;
      // A deposit can't be reversed.
      if (type === 'PaymentMethodVirtualAccount' && !isAccount(refundAccount))
        return answer(400, { type: 'INVALID_REQUEST' });
      if (cancelled === held.amount) return answer(409, { type: 'PAYMENT_ALREADY_CANCELLED' });
      if (currentCancellableAmount !== undefined && currentCancellableAmount !== held.amount - cancelled) {
        return answer(409, { type: 'CANCELLABLE_AMOUNT_CONSISTENCY_BROKEN' });
      }
      if (held.method.refused) return answer(502, { type: 'PG_PROVIDER', pgCode: 'X', pgMessage: '거절' });
      const cancellation = { status: 'SUCCEEDED', id: randomUUID(), totalAmount: amount, reason: 'x', refundAccount };
      held.cancellations.push(cancellation);
      held.status = cancelled + amount === held.amount ? 'CANCELLED' : 'PARTIAL_CANCELLED';
      if (trouble === 'loses_cancellation') return void request.socket.destroy();
      return answer(200, { cancellation });
    }
    answer(200, {
      ...{ status: held.status, id: trouble === 'another_payment' ? randomUUID() : id },
      ...{ transactionId: held.transactionId, merchantId: 'm', storeId: held.storeId },
      ...{ channel: { type: held.channel, pgProvider: 'TOSSPAYMENTS', pgMerchantId: 'x' }, version: 'V2' },
      ...{ orderName: 'x', currency: held.currency, customer: {}, disputes: [] },
      amount: { total: held.amount, taxFree: 0, discount: 0, paid: held.amount, cancelled, cancelledTaxFree: 0 },
      ...{ method: held.method, receiptUrl: 'https://receipt.example/1', cancellations: held.cancellations },
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  const settings = portOneSettings(`http://127.0.0.1:${address.port}`);

  return {
    environment: {
      PORTONE_STORE_ID: storeId,
      PORTONE_CHANNEL_KEY: settings.channelKey,
      PORTONE_API_SECRET: settings.apiSecret,
      PORTONE_WEBHOOK_SECRET: webhookSecret,
      PORTONE_API_URL: settings.apiUrl ?? '',
    },
    settings,
    /** How often the state of this payment was asked for. */
    askedAbout: (id: string): number => asked.get(id) ?? 0,
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
    forget: (id: string): void => void payments.delete(id),
    cancellationsOf: (id: string) => payments.get(id)?.cancellations ?? [],
    /** null ends it. */
    trouble: (what: Trouble | null): void => {
      trouble = what;
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
};

const isAccount = (account: unknown): boolean => refundAccount.safeParse(account).success;
const refundAccount = z.object({
  bank: z.string().regex(/^[A-Z_]+$/),
  number: z.string().regex(/^\d+$/),
  holderName: z.string().min(1),
});

type SignedBy = { readonly at?: Date; readonly secret?: string };
export type SignedCall = { readonly raw: string; readonly headers: Readonly<Record<string, string>> };

/** A webhook call as PortOne signs it (Standard Webhooks). */
export const signedCall = (body: string, { at = new Date(), secret = webhookSecret }: SignedBy = {}): SignedCall => {
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

/** What PortOne's call about a payment holds. Only the payment's id is used of it. */
export const callAbout = (
  paymentId: string,
  changes: { readonly type?: string; readonly data?: object } = {},
): string =>
  JSON.stringify({
    type: changes.type ?? 'Transaction.Paid',
    timestamp: new Date().toISOString(),
    data: { paymentId, storeId, transactionId: 't', ...changes.data },
  });

const otherSecret = Buffer.from('somebody else’s secret, just as long').toString('base64');
const minutesFromNow = (minutes: number): Date => new Date(Date.now() + minutes * 60_000);
const withHeader = ({ raw, headers }: SignedCall, name: string, change: (value: string) => string): SignedCall => ({
  raw,
  headers: { ...headers, [name]: change(headers[name] ?? '') },
});

/** Calls that aren't PortOne's, or no longer as PortOne sent them, by what is wrong with them. */
export const forgeries: Readonly<Record<string, (body: string) => SignedCall>> = {
  'no signature': (body) => ({ raw: body, headers: { 'Content-Type': 'application/json' } }),
  'an empty signature': (body) => withHeader(signedCall(body), 'webhook-signature', () => ''),
  'a wrong signature': (body) =>
    withHeader(signedCall(body), 'webhook-signature', (right) =>
      right.replace(/,(.)/, (_, first) => `,${first === 'A' ? 'B' : 'A'}`),
    ),
  'a signature of another version': (body) =>
    withHeader(signedCall(body), 'webhook-signature', (right) => right.replace('v1,', 'v2,')),
  'the right signature of another secret': (body) => signedCall(body, { secret: otherSecret }),
  'a signature that is too old': (body) => signedCall(body, { at: minutesFromNow(-6) }),
  'a signature of the future': (body) => signedCall(body, { at: minutesFromNow(6) }),
  'an old signature under a new time': (body) =>
    withHeader(signedCall(body, { at: minutesFromNow(-6) }), 'webhook-timestamp', () =>
      String(Math.floor(Date.now() / 1_000)),
    ),
  'another call’s signature': (body) => ({ ...signedCall(callAbout(randomUUID())), raw: body }),
  'another call’s id': (body) => withHeader(signedCall(body), 'webhook-id', () => randomUUID()),
  'a body that was changed after it was signed': (body) => ({ ...signedCall(body), raw: `${body} ` }),
  'a body that isn’t JSON': () => signedCall('{'),
};
