import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fold } from '../kernel/decider.ts';
import { accepted, at, bookedAt, placed, seenOf } from './order.fixture.ts';
import { orderDecider } from './order.ts';
import type { OrderEvent } from './order-events.ts';
import type { SeenPayment } from './paying/payment.ts';

/** The states of a payment at the provider, reported in any order, each any number of times. */
const lives: readonly (readonly Partial<SeenPayment>[])[] = [
  [{ status: 'pending' }, { status: 'paid' }],
  [{ status: 'failed', transactionId: 't0' }, { status: 'pending' }, { status: 'paid' }],
  [
    { status: 'deposit_awaited', method: 'virtual_account' },
    { status: 'paid', method: 'virtual_account' },
  ],
  [
    { status: 'paid', amount: 100 },
    { status: 'cancelled', amount: 100, cancellations: [{ id: 'c1', amount: 100 }] },
  ],
  [
    { status: 'paid' },
    { status: 'partly_cancelled', cancellations: [{ id: 'c1', amount: 900 }] },
    {
      status: 'cancelled',
      cancellations: [
        { id: 'c1', amount: 900 },
        { id: 'c2', amount: 9_000 },
      ],
    },
  ],
];

/** Of a check and of a consultation: what happens to the money is the same. */
const orders = [placed, bookedAt(9_900)];

const counted = (events: readonly OrderEvent[], type: OrderEvent['type']): number =>
  events.filter((event) => event.type === type).length;

it('settles an order at most once, whether the provider’s reports come twice, late, or in any order (1,000 runs)', () => {
  const runs = fc
    .constantFrom(...lives)
    .chain((life) =>
      fc.tuple(fc.constant(life), fc.array(fc.nat(life.length - 1), { maxLength: 12 }), fc.constantFrom(...orders)),
    );
  fc.assert(
    fc.property(runs, ([life, told, first]) => {
      const events: OrderEvent[] = [first];
      for (const index of told) {
        const seen = seenOf(life[index] ?? {});
        events.push(...orderDecider.decide({ type: 'NotePayment', seen, accepted, at }, fold(orderDecider, events)));
      }
      const order = fold(orderDecider, events);
      expect(counted(events, 'OrderPaid') + counted(events, 'PaymentForged')).toBeLessThanOrEqual(1);
      const cancellations = events.flatMap((event) =>
        event.type === 'PaymentRefunded' ? [event.data.cancellationId] : [],
      );
      expect(new Set(cancellations).size).toBe(cancellations.length);
      expect(order?.returned).toBeLessThanOrEqual(order?.received ?? 0);
      // A forged payment never counts as paid.
      if (life.some(({ amount }) => amount === 100)) expect(counted(events, 'OrderPaid')).toBe(0);
      const last = life[life.length - 1];
      const heardLast = told.includes(life.length - 1);
      if (heardLast && last?.status === 'paid') expect(order?.status).toBe('paid');
      if (heardLast && last?.status === 'cancelled') expect(order?.status).not.toBe('paid');
    }),
    { numRuns: 1_000 },
  );
});
