import { catalogueOf } from '@nomucheck/domain/kernel/event-definition.ts';
import { accepted, checkId, orderId, owner, seenOf } from '@nomucheck/domain/orders/order.fixture.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import type { SeenPayment } from '@nomucheck/domain/orders/payment.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from '../engine/command-handling/handle-command.ts';
import { START } from '../engine/event-store/event-store.ts';
import { createMemoryEventStore } from '../engine/event-store/memory/memory-event-store.ts';
import { NotYet, type RunningJob } from '../engine/jobs/jobs.ts';
import { createMemorySealer } from '../engine/sealing/memory-sealer.ts';
import { orderFollowing, SETTLE_ORDER, settleOrder, WRITE_RECEIPT } from './order-following.ts';
import { type PaymentProvider, ProviderAway } from './payment-provider.ts';
import { createSettlement } from './settlement.ts';

const placedAt = new Date('2026-11-22T03:00:00.000Z');
const minutesLater = (minutes: number): Date => new Date(placedAt.getTime() + minutes * 60_000);

/** An order and two processes that settle it, over one log and one payment service. */
const setUp = async () => {
  const store = createMemoryEventStore();
  const { sealer } = createMemorySealer();
  const service: { payment: SeenPayment | null; isAway: boolean; asked: Date[] } = {
    payment: null,
    isAway: false,
    asked: [],
  };
  const time = { now: placedAt };
  const clock = () => time.now;
  /** Commands run once an id, so the ids tell how often something was opened. */
  const opened = { result: new Set<string>(), search: new Set<string>() };
  const provider: PaymentProvider = {
    by: 'portone',
    accepted,
    window: { storeId: accepted.storeId, channelKey: 'channel' },
    announce: async () => {},
    find: async () => {
      service.asked.push(time.now);
      const { payment } = service;
      await Promise.resolve();
      if (service.isAway) throw new ProviderAway(new Error('away'));
      return payment;
    },
    cancel: async ({ amount }) => {
      const { payment } = service;
      if (!payment || payment.cancellations.length > 0) return 'accepted';
      service.payment = { ...payment, status: 'cancelled', cancellations: [{ id: 'c1', amount }] };
      return 'accepted';
    },
    paymentOf: async () => null,
  };
  const startProcess = () => {
    const catalogue = catalogueOf(orderEvents);
    const commands = createCommandHandler({ store, sealer, catalogue, pause: async () => {} });
    const settlement = createSettlement({
      ...{ commands, provider, clock, alarm: () => {} },
      resultOpening: {
        open: async (_id, _order, { commandId }) => void opened.result.add(commandId),
        lock: async () => {},
      },
      searchOpening: {
        open: async (_person, _order, _paidAt, { commandId }) => void opened.search.add(commandId),
        close: async () => {},
      },
    });
    return { commands, settlement };
  };
  const processes = [startProcess(), startProcess()] as const;
  await processes[0].commands.handle(orderDecider, {
    stream: orderStream(orderId),
    command: {
      type: 'PlaceOrder',
      ...{ owner, checkId, product: productAt('check-result', { 'check-result': 9_900 }), at: placedAt.toISOString() },
    },
    context: {
      ...{ commandId: orderId, correlationId: orderId, at: placedAt.toISOString() },
      actor: { id: owner, role: 'user' },
    },
  });
  const log = async () => (await store.readAll({ after: START, limit: 1_000 })).events;
  return { service, time, clock, opened, processes, log };
};

const count = (texts: readonly string[], text: string): number => texts.filter((each) => each === text).length;

/** What becomes of a payment, and who asks about it: a webhook call, the browser's return or the reconciler. */
const happening = fc.oneof(
  fc.constantFrom<Partial<SeenPayment>>(
    { status: 'pending' },
    { status: 'failed', transactionId: 't0' },
    { status: 'paid' },
    { status: 'paid', amount: 100 },
  ),
  fc.constantFrom('away', 'back'),
  fc.array(fc.constantFrom(0, 1), { minLength: 1, maxLength: 6 }),
);

describe('the settlement of an order', () => {
  it('is one settlement, one unlock and one receipt, by two processes, whatever calls come when (1,000 runs)', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 8 }), async (happenings) => {
        const { service, opened, processes, log } = await setUp();
        const settle = (process: number) =>
          processes[process === 0 ? 0 : 1].settlement.settle(orderId).catch((error: unknown) => {
            if (!(error instanceof ProviderAway)) throw error;
          });
        let isFinal = false;
        for (const each of happenings) {
          if (each === 'away' || each === 'back') service.isAway = each === 'away';
          else if (Array.isArray(each)) await Promise.all(each.map(settle));
          // A paid payment can't be paid again.
          else if (!isFinal) {
            service.payment = seenOf(each);
            isFinal = each.status === 'paid';
          }
        }
        service.isAway = false;
        await Promise.all([0, 1, 0, 1].map(settle));

        const events = await log();
        const types = events.map(({ type }) => type);
        const isForged = service.payment?.amount === 100;
        const times = isFinal && !isForged ? 1 : 0;
        expect(count(types, 'OrderPaid')).toBe(times);
        expect(count(types, 'PaymentForged')).toBe(isForged ? 1 : 0);
        expect(count(types, 'PaymentRefunded')).toBe(isForged ? 1 : 0);
        expect([opened.result.size, opened.search.size]).toEqual([times, times]);
        const receipts = events
          .filter(({ type }) => type === 'OrderPaid')
          .flatMap((event) => orderFollowing.on(event))
          .filter(({ name }) => name === WRITE_RECEIPT);
        expect(receipts).toHaveLength(times);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the reconciler', () => {
  const running: RunningJob = {
    ...{ id: 'job', name: SETTLE_ORDER, data: { order: orderId } },
    ...{ attempt: 1, isLastAttempt: false, progress: async () => {} },
  };

  /** Runs the job as the queue does, whenever it asks to be run again; gives the minutes at which it asked. */
  const reconciled = async (
    { service, time, clock, processes }: Awaited<ReturnType<typeof setUp>>,
    atLook: (minutes: number) => void = () => {},
  ): Promise<number[]> => {
    const job = settleOrder({ settlement: processes[1].settlement, clock });
    const begun = time.now.getTime();
    for (let turn = 0; turn < 20; turn += 1) {
      atLook(Math.round((time.now.getTime() - begun) / 60_000));
      const next: unknown = await job(running).catch((error: unknown) => error);
      if (!(next instanceof NotYet)) {
        expect(next).toBeUndefined();
        return service.asked.map((at) => Math.round((at.getTime() - begun) / 60_000));
      }
      time.now = new Date(time.now.getTime() + next.seconds * 1_000);
    }
    throw new Error('the job never ended');
  };

  it('asks about an order after 1, 5, 15 and 60 minutes, and then no more', async () => {
    expect(await reconciled(await setUp())).toEqual([1, 5, 15, 60]);
  });

  it('settles a payment that no call reported, at its next look', async () => {
    const world = await setUp();
    const asked = await reconciled(world, (minutes) => {
      if (minutes === 15) world.service.payment = seenOf();
    });
    expect(asked).toEqual([1, 5, 15]);
    expect((await world.log()).map(({ type }) => type)).toEqual(['OrderPlaced', 'OrderPaid']);
    expect(world.opened.result.size).toBe(1);
  });

  it.each([-6, 6])('settles when the clock of its machine is %i minutes off', async (minutes) => {
    const world = await setUp();
    world.time.now = minutesLater(minutes);
    world.service.payment = seenOf();
    await reconciled(world);
    expect((await world.log()).map(({ type }) => type)).toEqual(['OrderPlaced', 'OrderPaid']);
    expect(world.opened.search.size).toBe(1);
  });

  it('asks once a minute while the payment service is unavailable, without an end', async () => {
    const world = await setUp();
    world.service.isAway = true;
    world.service.payment = seenOf();
    const asked = await reconciled(world, (minutes) => {
      if (minutes === 10) world.service.isAway = false;
    });
    expect(asked).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(world.opened.result.size).toBe(1);
  });
});
