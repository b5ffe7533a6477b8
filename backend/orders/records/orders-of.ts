import { isPayable, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { OrderSubject } from '@nomucheck/domain/orders/products.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { LoadedOrder } from '../settlement/settlement.ts';

/** The last order of what is sold, and the id of the next one; null where the last one stands, or where there were too many. */
export type OrdersOf = (of: OrderSubject) => Promise<{
  readonly last: LoadedOrder | null;
  readonly nextId: string | null;
}>;

/** Any fixed UUID. */
const namespace = '2f0f6a0e-5c0e-4b57-9a0c-6b1f2d6f9a31';
/** After a forged or refunded payment the same thing gets another order; none needs more orders than this. */
const mostOrders = 20;

const orderIdOf = ({ checkId, consultationId }: OrderSubject, number: number): string =>
  uuidV5(`${checkId ?? consultationId} ${number}`, namespace);

export const createOrdersOf =
  (commands: Pick<CommandHandler, 'load'>): OrdersOf =>
  async (of) => {
    let last: LoadedOrder | null = null;
    for (let number = 1; number <= mostOrders; number += 1) {
      const id = orderIdOf(of, number);
      const { state, ...rest } = await commands.load(orderDecider, orderStream(id));
      if (!state) return { last, nextId: id };
      last = { ...rest, id, order: state };
      if (isPayable(state) || state.status === 'paid') return { last, nextId: null };
    }
    return { last, nextId: null };
  };
