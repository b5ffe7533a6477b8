import { isOwedBack, type Order } from '../../orders/order.ts';
import type { About } from '../about.ts';

export type AboutOrder = Extract<About, { readonly order: string }>;

/** Whether the order still can't be settled without somebody of the firm. */
export const isStuck = ({ why }: AboutOrder, order: Order): boolean => {
  if (why === 'owed_back') return isOwedBack(order);
  const { status, refund, received, returned } = order;
  return status === 'paid' && refund === null && returned < received;
};

/** Money that has to go back is sent within a minute or two; after so long somebody has to look. */
export const STUCK_AFTER_MS = 30 * 60_000;
