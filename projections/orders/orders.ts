import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { type Order, orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One order as lists show it. Account numbers are only in the log. */
export type OrderRow = {
  id: string;
  owner: string;
  product: string;
  order_name: string;
  /** What was ordered; one of both is null. */
  check_id: string | null;
  consultation_id: string | null;
  amount: number;
  status: Order['status'];
  method: string | null;
  received: number;
  returned: number;
  refund_pending: boolean;
  /** A refund is due, and it isn't known to have happened. */
  needs_attention: boolean;
  placed_at: string;
  paid_at: string | null;
  updated_at: string;
  revision: number;
  position: string;
};

const owned = z.object({ owner: z.string() });
const placed = owned.extend({
  product: z.string(),
  orderName: z.string(),
  checkId: z.string().nullable(),
  consultationId: z.string().nullable(),
  amount: z.int(),
  at: z.string(),
});
const paid = owned.extend({ amount: z.int(), method: z.string(), at: z.string() });
const forged = owned.extend({ amount: z.int() });
const refunded = owned.extend({ amount: z.int(), remaining: z.int(), refundId: z.string().nullable() });

const keys = ({ stream }: { stream: string }): readonly string[] => [orderOfStream(stream)];
const definition = (type: string) => definitionIn(orderEvents, type);

/** A later event of an order: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (data: Data, row: OrderRow) => Partial<OrderRow>) =>
  (row: OrderRow | null, { data, at, revision, position }: Event<Data>): OrderRow | null => {
    if (!row) return null;
    const next = { ...row, ...change(data, row), updated_at: at, revision, position };
    const owedBack = next.refund_pending || (next.status === 'forged' && next.returned < next.received);
    return { ...next, needs_attention: owedBack };
  };

/** Every order. */
export const orders = defineProjection<OrderRow>({
  name: 'orders',
  version: 3,
  oneStreamARow: true,
  table: {
    name: 'orders',
    key: 'id',
    columns: {
      owner: 'text not null',
      product: 'text not null',
      order_name: 'text not null',
      check_id: 'text',
      consultation_id: 'text',
      amount: 'integer not null',
      status: 'text not null',
      method: 'text',
      received: 'integer not null',
      returned: 'integer not null',
      refund_pending: 'boolean not null',
      needs_attention: 'boolean not null',
      placed_at: 'timestamptz not null',
      paid_at: 'timestamptz',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(owner, placed_at, id)',
      '(check_id, placed_at, id)',
      '(consultation_id, placed_at, id)',
      '(needs_attention, placed_at, id)',
      '(placed_at, id)',
      '(status, placed_at, id)',
      '(needs_attention, amount, placed_at, id)',
      '(needs_attention, updated_at, id)',
    ],
  },
  takes: [
    on(definition('OrderPlaced'), placed, {
      keys,
      evolveRow: (_row, { stream, data, at, revision, position }) => ({
        id: orderOfStream(stream),
        owner: data.owner,
        product: data.product,
        order_name: data.orderName,
        check_id: data.checkId,
        consultation_id: data.consultationId,
        amount: data.amount,
        status: 'placed',
        method: null,
        received: 0,
        returned: 0,
        refund_pending: false,
        needs_attention: false,
        placed_at: data.at,
        paid_at: null,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('PaymentBegun'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('DepositAwaited'), owned, { keys, evolveRow: then(() => ({ status: 'awaiting_deposit' })) }),
    on(definition('PaymentFailed'), owned, { keys, evolveRow: then(() => ({ status: 'failed' })) }),
    on(definition('OrderPaid'), paid, {
      keys,
      evolveRow: then(({ amount, method, at }) => ({ status: 'paid', received: amount, method, paid_at: at })),
    }),
    on(definition('PaymentForged'), forged, {
      keys,
      evolveRow: then(({ amount }) => ({ status: 'forged', received: amount })),
    }),
    on(definition('PaymentCancelled'), owned, { keys, evolveRow: then(() => ({ status: 'cancelled' })) }),
    on(definition('RefundRequested'), owned, { keys, evolveRow: then(() => ({ refund_pending: true })) }),
    on(definition('ResultDocumentWritten'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('PaidContentRead'), owned, { keys, evolveRow: then(() => ({})) }),
    on(definition('RefundRefused'), owned, { keys, evolveRow: then(() => ({ refund_pending: false })) }),
    on(definition('PaymentRefunded'), refunded, {
      keys,
      evolveRow: then(({ amount, remaining, refundId }, row) => ({
        returned: row.returned + amount,
        status: remaining === 0 && row.status === 'paid' ? 'refunded' : row.status,
        refund_pending: row.refund_pending && refundId === null && remaining > 0,
      })),
    }),
  ],
});
