import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type OrderDetailOut, orderDetailOut } from '@nomucheck/domain/orders/contract.ts';
import { isOwedBack, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { Caller } from '../../engine/callers/caller.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { ActorNames } from '../../engine/history/actor-names.ts';
import { loadOptionsOf } from '../../engine/history/as-of.ts';
import type { Orders } from '../orders.ts';
import type { LoadedOrder } from '../settlement/settlement.ts';

/** An order as its page in the console shows it. */
export type OrderRecords = {
  of(loaded: LoadedOrder, caller: Caller): Promise<OrderDetailOut>;
  /**
   * Without the withdrawal: whether it is open is a question of today. Throws `not_found` for a time before the order,
   * and for a revision that it doesn't have.
   */
  asOf(loaded: LoadedOrder, asOf: string, caller: Caller): Promise<OrderDetailOut>;
};

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly orders: Pick<Orders, 'view'>;
  readonly names: ActorNames;
};

export const createOrderRecords = ({ commands, orders, names }: Parts): OrderRecords => {
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
  };
};
