import { orderId, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OrderUnderTest, placedOrder, reconcile } from '../testing/order-under-test.fixture.ts';
import { startPortOne, type Trouble } from '../testing/portone.fixture.ts';
import { createPortOne } from './portone-provider.ts';

/** The reconciler's job as the queue runs it, over HTTP, with a server that answers as PortOne does. */

const placedAt = new Date('2026-11-22T03:00:00.000Z');
/** In place of ten seconds. */
const longestMs = 100;

let portone: Awaited<ReturnType<typeof startPortOne>>;
let order: OrderUnderTest;
let away: string[];
beforeAll(async () => {
  portone = await startPortOne();
});
afterAll(() => portone.stop());
beforeEach(async () => {
  away = [];
  const onAway = (why: string): void => void away.push(why);
  order = await placedOrder(createPortOne(portone.settings, { longestMs, onAway }), placedAt);
});
afterEach(() => {
  portone.trouble(null);
  portone.forget(orderId);
});

/** The minutes at which the state of the payment was asked for. */
const looks = async (before: (minutes: number) => void = () => {}): Promise<readonly number[]> => {
  const told: number[] = [];
  const ran = await reconcile(order, order.processes[1].settlement, (minutes) => {
    told.push(portone.askedAbout(orderId));
    before(minutes);
  });
  told.push(portone.askedAbout(orderId));
  return ran.filter((_, index) => (told[index + 1] ?? 0) > (told[index] ?? 0));
};

describe('the reconciler, asking over HTTP', () => {
  it('asks about an order that nobody paid after 1, 5, 15 and 60 minutes, and then no more', async () => {
    expect(await looks()).toEqual([1, 5, 15, 60]);
    expect(await order.types()).toEqual(['OrderPlaced']);
  });

  it.each([1, 5, 15, 60])('settles a payment that no call reported, at the look after %i minutes', async (paidBy) => {
    const asked = await looks((minutes) => {
      if (minutes === paidBy) portone.pay(orderId);
    });
    expect(asked.at(-1)).toBe(paidBy);
    expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid']);
    expect([order.opened.result.size, order.opened.search.size]).toEqual([1, 1]);
  });

  it('sends back what was paid unlike the order', async () => {
    portone.pay(orderId, { amount: 100 });
    await looks();
    expect(await order.types()).toEqual(['OrderPlaced', 'PaymentForged', 'PaymentRefunded']);
    expect(order.opened.result.size).toBe(0);
  });

  it.each<[Trouble, string]>([
    ['unreachable', 'TypeError'],
    ['silent', 'TimeoutError'],
    ['bad_gateway', 'SyntaxError'],
    ['internal_error', 'INTERNAL_SERVER_ERROR'],
    ['too_many_requests', 'TOO_MANY_REQUESTS'],
    ['unauthorized', 'UNAUTHORIZED'],
    ['another_payment', 'Error'],
  ])(
    'asks again each minute while the service is %s, and says so; the first good answer settles',
    async (what, why) => {
      portone.pay(orderId);
      portone.trouble(what);
      const asked = await looks((minutes) => {
        if (minutes === 4) portone.trouble(null);
      });
      expect(asked).toEqual([1, 2, 3, 4]);
      expect(away).toEqual([why, why, why]);
      expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid']);
      expect([order.opened.result.size, order.opened.search.size]).toEqual([1, 1]);
    },
  );

  it('refunds once when the answer to the refund was lost', async () => {
    portone.pay(orderId, { amount: 100 });
    portone.trouble('loses_cancellation');
    await looks((minutes) => {
      if (minutes === 3) portone.trouble(null);
    });
    expect(await order.types()).toEqual(['OrderPlaced', 'PaymentForged', 'PaymentRefunded']);
    expect(portone.cancellationsOf(orderId)).toHaveLength(1);
  });

  it.each([-6, 6])('settles when the clock of its machine is %i minutes off', async (minutes) => {
    order.time.now = new Date(placedAt.getTime() + minutes * 60_000);
    portone.pay(orderId);
    await looks();
    expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid']);
  });
});

describe('a refund of a part that two processes carry out at the same time', () => {
  it('is made once, and nobody is told that it was refused', async () => {
    portone.pay(orderId);
    await looks();
    const [one, other] = order.processes;
    await order.requestRefund(900);
    await Promise.all([one.settlement.settle(orderId), other.settlement.settle(orderId)]);
    expect(await order.types()).toEqual(['OrderPlaced', 'OrderPaid', 'RefundRequested', 'PaymentRefunded']);
    expect(portone.cancellationsOf(orderId)).toMatchObject([{ totalAmount: 900 }]);
  });

  it('is left to who asked for it: the reconciler takes it up half a minute later', async () => {
    portone.pay(orderId);
    await looks();
    await order.requestRefund(900);
    const asked: number[] = [];
    await reconcile(order, order.processes[1].settlement, () => asked.push(portone.askedAbout(orderId)));
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe(asked[0]);
    expect((await order.types()).at(-1)).toBe('PaymentRefunded');
  });
});

it('reads a payment of PortOne as the rules of an order see it', async () => {
  portone.pay(orderId, { transactionId: 't1', storeId: 'store-1' });
  const seen = await createPortOne(portone.settings).find(orderId);
  expect(seen).toEqual(seenOf({ receiptUrl: 'https://receipt.example/1' }));
});
