import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { orderOfStream } from '@nomucheck/domain/orders/order.ts';
import { orderEvents } from '@nomucheck/domain/orders/order-events.ts';
import { z } from 'zod';
import type { Db } from '../runner/db.ts';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One payment or refund of an order. Forged payments and their refunds are left out. */
export type MoneyRow = { id: string; order_id: string; day: string; kind: 'paid' | 'refunded'; amount: number };

const moved = z.object({ amount: z.int() });
const keyOf = ({ stream, revision }: { stream: string; revision: number }): string => `${stream}:${revision}`;

const movement = (kind: MoneyRow['kind']) => ({
  keys: (event: Event<{ amount: number }>): readonly string[] => [keyOf(event)],
  evolveRow: (_row: MoneyRow | null, event: Event<{ amount: number }>): MoneyRow => ({
    id: keyOf(event),
    order_id: orderOfStream(event.stream),
    day: koreanDateOf(event.at),
    kind,
    amount: event.data.amount,
  }),
});

export const orderMoney = defineProjection<MoneyRow>({
  name: 'order-money',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'order_money',
    key: 'id',
    columns: {
      order_id: 'text not null',
      day: 'date not null',
      kind: 'text not null',
      amount: 'integer not null',
    },
    indexes: ['(day, kind)', '(order_id)'],
  },
  takes: [
    on(definitionIn(orderEvents, 'OrderPaid'), moved, movement('paid')),
    on(definitionIn(orderEvents, 'PaymentRefunded'), moved, movement('refunded')),
  ],
});

export type DaySum = {
  readonly day: string;
  readonly paid: number;
  readonly orders: number;
  readonly refunded: number;
};

/** The payments and refunds of each Korean day in the span (both inclusive) that has any. */
export const sumsByDay = async (db: Db, from: string, to: string): Promise<readonly DaySum[]> => {
  const { rows } = await db.query<DaySum>(
    `select day::text, coalesce(sum(m.amount) filter (where kind = 'paid'), 0)::float8 as paid,
       (count(*) filter (where kind = 'paid'))::int as orders,
       coalesce(sum(m.amount) filter (where kind = 'refunded'), 0)::float8 as refunded
     from read.order_money m
     where day between $1 and $2
       and exists (select from read.order_money p where p.order_id = m.order_id and p.kind = 'paid')
     group by day order by day`,
    [from, to],
  );
  return rows;
};
