import { catalogueOf } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { START } from '@nomucheck/domain/kernel/log/position.ts';
import { checkId, orderId, owner, refundId } from '@nomucheck/domain/orders/order.fixture.ts';
import { orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { productAt } from '@nomucheck/domain/orders/products.ts';
import { expect } from 'vitest';
import type { ConsultationSale } from '../../consultations/context.ts';
import { createCommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createMemoryEventStore } from '../../engine/event-store/testing/memory-log.ts';
import { NotYet, type RunningJob } from '../../engine/jobs/jobs.ts';
import { createMemorySealer } from '../../engine/sealing/memory-sealer.ts';
import { SETTLE_ORDER, settleOrder } from '../following/order-following.ts';
import type { PaymentProvider } from '../settlement/payment-provider.ts';
import { createSettlement, type Settlement } from '../settlement/settlement.ts';

export type OrderUnderTest = Awaited<ReturnType<typeof placedOrder>>;

/** Of an order of a check nothing is asked of it. */
const noSale: ConsultationSale = {
  offered: async () => ({ price: null, why: null }),
  stateOf: async () => null,
  paid: async () => {},
  unpaid: async () => {},
};

/** An order, and two processes that settle it, over one log and one payment service. The clock is the test's. */
export const placedOrder = async (
  provider: PaymentProvider,
  at: Date,
  /** What is ordered, where it isn't the result of a check. */
  consultation: { readonly id: string; readonly sale: ConsultationSale } | null = null,
) => {
  const store = createMemoryEventStore();
  const { sealer, keys } = createMemorySealer();
  const time = { now: at };
  const clock = () => time.now;
  /** Commands run once an id, so the ids tell how often something was opened. */
  const opened = { result: new Set<string>(), search: new Set<string>() };
  const startProcess = () => {
    const commands = createCommandHandler({
      store,
      sealer,
      catalogue: catalogueOf(orderEvents),
      pause: async () => {},
    });
    const settlement = createSettlement({
      ...{ commands, provider, clock, alarm: () => {}, consultationSale: consultation?.sale ?? noSale },
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
      ...{ owner, product: productAt(consultation ? 'consultation' : 'check-result', 9_900), at: at.toISOString() },
      of: consultation ? { checkId: null, consultationId: consultation.id } : { checkId, consultationId: null },
    },
    context: {
      ...{ commandId: orderId, correlationId: orderId, at: at.toISOString() },
      actor: { id: owner, role: 'user' },
    },
  });
  const requestRefund = (amount: number) =>
    processes[0].commands.handle(orderDecider, {
      stream: orderStream(orderId),
      command: { type: 'RequestRefund', refundId, amount, account: null, by: { who: 'firm' } },
      context: {
        ...{ commandId: refundId, correlationId: refundId, at: time.now.toISOString() },
        actor: { id: owner, role: 'admin' },
      },
    });
  const events = async () => (await store.readAll({ after: START, limit: 1_000 })).events;
  return {
    time,
    clock,
    opened,
    processes,
    requestRefund,
    buyerLeaves: async (): Promise<void> => {
      await keys.forSealing(owner);
      await keys.destroy(owner);
    },
    events,
    types: async () => (await events()).map(({ type }) => type),
  };
};

const job: RunningJob = {
  ...{ id: 'job', name: SETTLE_ORDER, data: { order: orderId } },
  ...{ attempt: 1, isLastAttempt: false, progress: async () => {} },
};

/**
 * Runs the reconciler's job as the queue does, whenever it asks to be run again, until it is done; gives the minutes after
 * which it ran. `before` is called before each run.
 */
export const reconcile = async (
  { time, clock }: Pick<OrderUnderTest, 'time' | 'clock'>,
  settlement: Settlement,
  before: (minutes: number) => void = () => {},
): Promise<readonly number[]> => {
  const settle = settleOrder({ settlement, clock });
  const begun = time.now.getTime();
  const ran: number[] = [];
  for (let turn = 0; turn < 20; turn += 1) {
    const minutes = Math.round((time.now.getTime() - begun) / 60_000);
    before(minutes);
    ran.push(minutes);
    const outcome: unknown = await settle(job).catch((error: unknown) => error);
    if (!(outcome instanceof NotYet)) {
      expect(outcome).toBeUndefined();
      return ran;
    }
    time.now = new Date(time.now.getTime() + outcome.seconds * 1_000);
  }
  throw new Error('the job never ended');
};
