import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { won } from '@nomucheck/domain/kernel/korean-formats.ts';
import { type OrderDetailOut, orderDetailOut } from '@nomucheck/domain/orders/contract.ts';
import { isOwedBack, type Order, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderEvent } from '@nomucheck/domain/orders/order-events.ts';
import { orderStatusNames, paymentMethodNames } from '@nomucheck/domain/orders/order-names.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../engine/history/actor-names.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { Histories, HistoryPage, HistoryRange, HistoryView } from '../engine/history/history.ts';
import type { Orders } from './orders.ts';
import type { LoadedOrder } from './settlement.ts';

/** An order as its page in the console shows it, and all that happened to it. */
export type OrderRecords = {
  of(loaded: LoadedOrder, caller: Caller): Promise<OrderDetailOut>;
  /**
   * Without the withdrawal: whether it is open is a question of today. Throws `not_found` for a time before the order,
   * and for a revision that it doesn't have.
   */
  asOf(loaded: LoadedOrder, asOf: string, caller: Caller): Promise<OrderDetailOut>;
  history(loaded: LoadedOrder, range: HistoryRange, caller: Caller): Promise<HistoryPage>;
};

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly orders: Pick<Orders, 'view'>;
  readonly names: ActorNames;
  readonly histories: Histories;
};

export const createOrderRecords = ({ commands, orders, names, histories }: Parts): OrderRecords => {
  const of = async (loaded: LoadedOrder, caller: Caller): Promise<OrderDetailOut> => {
    const { order } = loaded;
    const buyer = { id: order.owner, role: 'user' } as const;
    const nameOf = await names([buyer], caller);
    return orderDetailOut.parse({
      ...(await orders.view(loaded, caller)),
      ...{ owner: order.owner, ownerName: nameOf(buyer), needsAttention: isOwedBack(order) },
      ...{ received: order.received, returned: order.returned },
      refund: order.refund && { amount: order.refund.amount, by: order.refund.by },
    });
  };

  return {
    of,
    asOf: async ({ id }, asOf, caller) => {
      const options = loadOptionsOf(asOf);
      const { state, ...then } = await commands.load(orderDecider, orderStream(id), options);
      if (!state || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
      return { ...(await of({ ...then, id, order: state }, caller)), withdrawal: null };
    },
    history: ({ id, revision }, range, caller) =>
      histories({ stream: orderStream(id), revision }, range, historyView, caller),
  };
};

/** Without account numbers: they are needed for the refund alone. */
const historyView: HistoryView<Order | null, OrderEvent> = {
  initialState: orderDecider.initialState,
  evolve: orderDecider.evolve,
  seen: (order) => (order ? wordsOf(order) : {}),
  // No event of an order is about a question.
  sentenceContext: { question: (key) => key },
};

const moved = (amount: number): string | null => (amount === 0 ? null : won(amount));

const wordsOf = ({ status, method, received, returned }: Order): Readonly<Record<string, unknown>> => ({
  상태: orderStatusNames[status],
  '결제 방법': method && paymentMethodNames[method],
  '들어온 돈': moved(received),
  '돌려준 돈': moved(returned),
});
