import { randomUUID } from 'node:crypto';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { orderId, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import type { SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { propertyRuns } from '../../../.config/property-runs.ts';
import { orderFollowing, WRITE_RECEIPT } from '../following/order-following.ts';
import { createPortOne } from '../portone/portone-provider.ts';
import { placedOrder, reconcile } from '../testing/order-under-test.fixture.ts';
import {
  callAbout,
  forgeries,
  portOneSettings,
  type SignedCall,
  signedCall,
  storeId,
} from '../testing/portone.fixture.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { webhookRoute } from './webhook-routes.ts';

const placedAt = new Date('2026-11-22T03:00:00.000Z');
const minutesLater = (minutes: number): Date => new Date(placedAt.getTime() + minutes * 60_000);
const seen = (changes: Partial<SeenPayment> = {}): SeenPayment => seenOf({ storeId, ...changes });

/** PortOne's check of signed calls, with payments that the test makes. */
const setUp = async () => {
  const service: { payment: SeenPayment | null; isAway: boolean; asked: Date[] } = {
    ...{ payment: null, isAway: false, asked: [] },
  };
  const provider: PaymentProvider = {
    ...createPortOne(portOneSettings(null)),
    announce: async () => {},
    find: async () => {
      service.asked.push(order.time.now);
      const { payment } = service;
      await Promise.resolve();
      if (service.isAway) throw new ProviderAway('away');
      return payment;
    },
    cancel: async ({ amount }) => {
      const { payment } = service;
      if (!payment || payment.cancellations.length > 0) return 'accepted';
      service.payment = { ...payment, status: 'cancelled', cancellations: [{ id: 'c1', amount }] };
      return 'accepted';
    },
  };
  const order = await placedOrder(provider, placedAt);
  const refused: string[] = [];
  const webhooks = order.processes.map(({ settlement }) =>
    webhookRoute({ provider, settlement, refused: async (why) => void refused.push(why) }),
  );
  /** Sends a call of the payment service to a process; gives the code of its refusal. */
  const send = async (call: SignedCall, process: number): Promise<string | null> => {
    try {
      await webhooks[process]?.run(rawCall(call), null);
      return null;
    } catch (error) {
      if (error instanceof DomainError) return error.code;
      throw error;
    }
  };
  return { ...order, service, refused, send };
};

type RawCall = Parameters<ReturnType<typeof webhookRoute>['run']>[0];

const rawCall = ({ raw, headers }: SignedCall): RawCall => ({
  ...{ body: raw, query: {}, params: {}, header: (name) => headers[name] ?? null },
  context: {
    ...{ commandId: randomUUID(), correlationId: randomUUID(), at: placedAt.toISOString() },
    actor: { id: 'anonymous', role: 'anonymous' },
  },
  ...{ ifMatch: undefined, source: '', userAgent: null, isLocal: false, token: null, cookie: () => null },
  gone: new AbortController().signal,
});

const count = (texts: readonly string[], text: string): number => texts.filter((each) => each === text).length;

/** Payments that were really made, but not as ordered. */
const unlikeTheOrder: readonly Partial<SeenPayment>[] = [
  { amount: 100 },
  { currency: 'USD' },
  { storeId: 'the store of another shop' },
  { channel: 'test' },
];

/** Rightly signed calls that tell of more than happened, or of what isn't ours. */
const claims: readonly (() => string)[] = [
  () => callAbout(randomUUID()),
  () => callAbout('a payment of another system'),
  () => callAbout(orderId, { data: { amount: { total: 9_900 }, status: 'PAID' } }),
  () => callAbout(orderId, { data: { storeId: 'another store', currency: 'USD', totalAmount: 100 } }),
  () => JSON.stringify({ type: 'BillingKey.Issued', data: { billingKey: 'x' } }),
  () => JSON.stringify({ payment_id: orderId, status: 'Paid', tx_id: 't' }),
];

/** What becomes of a payment, and who asks about it: a webhook call, the browser's return or the reconciler. */
const happening = fc.oneof(
  fc.record({
    payment: fc.constantFrom<Partial<SeenPayment>>(
      ...[{ status: 'pending' } as const, { status: 'failed', transactionId: 't0' } as const],
      ...[{}, ...unlikeTheOrder],
    ),
  }),
  fc.record({ service: fc.constantFrom('away', 'back') }),
  fc.record({
    asked: fc.array(fc.record({ process: fc.nat(1), by: fc.constantFrom('return', 'webhook') }), {
      ...{ minLength: 1, maxLength: 6 },
    }),
  }),
  fc.record({ forged: fc.constantFrom(...Object.keys(forgeries)), process: fc.nat(1) }),
  fc.record({ claim: fc.constantFrom(...claims), process: fc.nat(1) }),
);

describe('the settlement of an order', () => {
  it('is one settlement, one unlock and one receipt, by two processes, whatever calls come when and whoever forges them ' +
    '(1,000 runs)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 10 }), async (happenings) => {
        const { service, opened, processes, events, types, refused, send } = await setUp();
        const settle = (process: number) =>
          processes[process === 0 ? 0 : 1].settlement.settle(orderId).catch((error: unknown) => {
            if (!(error instanceof ProviderAway)) throw error;
          });
        let isFinal = false;
        for (const each of happenings) {
          if ('service' in each) service.isAway = each.service === 'away';
          else if ('asked' in each) {
            await Promise.all(
              each.asked.map(({ process, by }) =>
                by === 'return' ? settle(process) : send(signedCall(callAbout(orderId)), process),
              ),
            );
          } else if ('forged' in each) {
            const before = { asked: service.asked.length, types: await types(), refused: refused.length };
            const forged = forgeries[each.forged]?.(callAbout(orderId)) ?? signedCall('');
            expect([each.forged, await send(forged, each.process)]).toEqual([each.forged, 'invalid_request']);
            expect({ asked: service.asked.length, types: await types(), refused: refused.length - 1 }).toEqual(before);
          } else if ('claim' in each) await send(signedCall(each.claim()), each.process);
          // A paid payment can't be paid again.
          else if (!isFinal) {
            service.payment = seen(each.payment);
            isFinal = service.payment.status === 'paid';
          }
          // What was claimed was only a reason to ask.
          if (!isFinal) expect(await types()).not.toContain('OrderPaid');
        }
        service.isAway = false;
        await Promise.all([0, 1, 0, 1].map(settle));

        const all = await events();
        const unlike = unlikeTheOrder.some((changes) =>
          Object.entries(changes).every(([field, value]) => Reflect.get(service.payment ?? {}, field) === value),
        );
        const isForged = isFinal && unlike;
        const times = isFinal && !unlike ? 1 : 0;
        const told = all.map(({ type }) => type);
        expect(count(told, 'OrderPaid')).toBe(times);
        expect(count(told, 'PaymentForged')).toBe(isForged ? 1 : 0);
        expect(count(told, 'PaymentRefunded')).toBe(isForged ? 1 : 0);
        expect([opened.result.size, opened.search.size]).toEqual([times, times]);
        const receipts = all
          .filter(({ type }) => type === 'OrderPaid')
          .flatMap((event) => orderFollowing.on(event))
          .filter(({ name }) => name === WRITE_RECEIPT);
        expect(receipts).toHaveLength(times);
      }),
      { ...propertyRuns(), numRuns: 1_000 },
    );
  }, 120_000);

  it.each(Object.keys(forgeries))('is left alone by a call with %s: only its refusal is counted', async (forgery) => {
    const { service, refused, send, types } = await setUp();
    service.payment = seen();
    expect(await send(forgeries[forgery]?.(callAbout(orderId)) ?? signedCall(''), 0)).toBe('invalid_request');
    expect([service.asked, await types(), refused.length]).toEqual([[], ['OrderPlaced'], 1]);
  });
});

describe('a deposit of a buyer who has left', () => {
  it('is awaited without the account that can’t be sealed any more, and settles when it arrives', async () => {
    const { service, processes, buyerLeaves, types } = await setUp();
    await buyerLeaves();
    const account = { bank: '국민', number: '123-456', expiresAt: null };
    service.payment = seen({ status: 'deposit_awaited', method: 'virtual_account', account });
    await processes[0].settlement.settle(orderId);
    service.payment = seen({ method: 'virtual_account' });
    await processes[0].settlement.settle(orderId);
    expect(await types()).toEqual(['OrderPlaced', 'DepositAwaited', 'OrderPaid']);
  });
});

describe('the reconciler', () => {
  it('asks about an order after 1, 5, 15 and 60 minutes, and then no more', async () => {
    const order = await setUp();
    await reconcile(order, order.processes[1].settlement);
    expect(order.service.asked).toEqual([1, 5, 15, 60].map(minutesLater));
  });

  it('settles a payment that no call reported, at its next look', async () => {
    const order = await setUp();
    const { service } = order;
    await reconcile(order, order.processes[1].settlement, (minutes) => {
      if (minutes === 15) service.payment = seen();
    });
    expect(service.asked).toEqual([1, 5, 15].map(minutesLater));
    expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid']);
    expect(order.opened.result.size).toBe(1);
  });

  it.each([-6, 6])('settles when the clock of its machine is %i minutes off', async (minutes) => {
    const order = await setUp();
    order.time.now = minutesLater(minutes);
    order.service.payment = seen();
    await reconcile(order, order.processes[1].settlement);
    expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid']);
    expect(order.opened.search.size).toBe(1);
  });

  it('asks once a minute while the payment service is unavailable, without an end', async () => {
    const order = await setUp();
    const { service } = order;
    service.isAway = true;
    service.payment = seen();
    await reconcile(order, order.processes[1].settlement, (minutes) => {
      if (minutes === 10) service.isAway = false;
    });
    expect(service.asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(minutesLater));
    expect(order.opened.result.size).toBe(1);
  });
});
