import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean-date.ts';
import { bankNameOf } from '@nomucheck/domain/orders/banks.ts';
import type { OrderCheckOut, OrderOut, PlacedOrder } from '@nomucheck/domain/orders/contract.ts';
import { whyNotForSale } from '@nomucheck/domain/orders/for-sale.ts';
import { isPayable, type OrderCommand, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { RefundAccount } from '@nomucheck/domain/orders/order-events.ts';
import type { Product } from '@nomucheck/domain/orders/products.ts';
import { isWithdrawable, lastDayOfWithdrawal } from '@nomucheck/domain/orders/withdrawal.ts';
import { v5 as uuidV5 } from 'uuid';
import type { CheckViews, LoadedCheck } from '../checks/context.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { LeadingDecisions } from './leading-decisions.ts';
import type { PaymentProvider } from './payment-provider.ts';
import type { LoadedOrder, Settlement } from './settlement.ts';

export type Orders = {
  /** The state of a check's order, and the leading decisions on the check's grounds. */
  ofCheck(checkId: string, caller: Caller): Promise<OfCheck>;
  /**
   * Two parallel calls place one order: its id follows from the check. Throws `already_paid`, `order_save_failed`,
   * `check_fetch_failed`.
   */
  place(checkId: string, caller: Caller, context: CommandContext): Promise<PlacedOrder & { readonly position: string }>;
  /** The order, for its buyer and the firm's admins. For all others it doesn't exist. */
  visible(id: string, caller: Caller): Promise<LoadedOrder>;
  /** The order, for its buyer only. */
  mine(id: string, caller: Caller): Promise<LoadedOrder>;
  view(loaded: LoadedOrder, caller: Caller): Promise<OrderOut>;
  /** Asks the provider for the state of the payment. Throws `payment_failed` and `payment_forged`. */
  returned(id: string, caller: Caller): Promise<LoadedOrder>;
  /** Throws `refund_failed` when the provider refuses, `withdrawal_over`, `stage_wrong`, `conflict`. */
  refund(
    id: string,
    wanted: RefundWanted,
    caller: Caller,
    context: CommandContext,
    expectedRevision?: number,
  ): Promise<LoadedOrder>;
};

type OfCheck = Pick<OrderCheckOut, 'paid' | 'notForSale' | 'order'> & Pick<OrderCheckOut['product'], 'precedents'>;

type RefundWanted = { readonly amount?: number | undefined; readonly account?: RefundAccount | undefined } & {
  readonly by: 'buyer' | 'firm';
};

export type OrderParts = {
  readonly commands: CommandHandler;
  readonly settlement: Settlement;
  readonly provider: PaymentProvider | null;
  readonly checkViews: Pick<CheckViews, 'visible'>;
  readonly leadingDecisions: LeadingDecisions;
  readonly product: Product;
  readonly publicUrl: string;
  /** True when every result is open without payment, so nothing is sold. */
  readonly unlocked: boolean;
  readonly clock: () => Date;
};

/** Any fixed UUID. */
const namespace = '2f0f6a0e-5c0e-4b57-9a0c-6b1f2d6f9a31';
/** After a forged or refunded payment the check gets another order; a check needs no more orders than this. */
const mostOrdersOfACheck = 20;

const orderIdOf = (checkId: string, number: number): string => uuidV5(`${checkId} ${number}`, namespace);

export const createOrders = (parts: OrderParts): Orders => {
  const { commands, settlement, provider, checkViews, leadingDecisions, product, publicUrl, unlocked, clock } = parts;

  /** The check's last order, and the id of the next one. */
  const lastOf = async (checkId: string): Promise<{ last: LoadedOrder | null; nextId: string | null }> => {
    let last: LoadedOrder | null = null;
    for (let number = 1; number <= mostOrdersOfACheck; number += 1) {
      const id = orderIdOf(checkId, number);
      const { state, ...rest } = await commands.load(orderDecider, orderStream(id));
      if (!state) return { last, nextId: id };
      last = { ...rest, id, order: state };
      if (isPayable(state) || state.status === 'paid') return { last, nextId: null };
    }
    return { last, nextId: null };
  };

  const ownCheck = async (checkId: string, caller: Caller): Promise<LoadedCheck> => {
    const found = await checkViews.visible(checkId, caller);
    if (found.check.owner !== caller.user.id) throw new DomainError('check_fetch_failed');
    return found;
  };

  const authorized = async (action: 'order.read' | 'order.pay', id: string, caller: Caller): Promise<LoadedOrder> => {
    const { state, ...rest } = await commands.load(orderDecider, orderStream(id));
    authorize(caller.actor, action, state && { owner: state.owner });
    if (!state) throw new DomainError('order_fetch_failed');
    return { ...rest, id, order: state };
  };

  /** Also of orders whose reading was recorded in the check, before the order recorded it. */
  const isRead = async ({ id, order }: LoadedOrder, caller: Caller): Promise<boolean> => {
    if (order.read.length > 0) return true;
    const { check } = await checkViews.visible(order.checkId, caller);
    return check.opened?.orderId === id && check.opened.isRead;
  };

  const view = async (loaded: LoadedOrder, caller: Caller): Promise<OrderOut> => {
    const { id, order, revision, createdAt } = loaded;
    const { paidAt, status, deposit } = order;
    const withdrawal =
      status === 'paid' && paidAt !== null
        ? {
            open:
              order.refund === null &&
              isWithdrawable({ paidAt, isRead: await isRead(loaded, caller) }, koreanDateOf(clock())),
            lastDay: lastDayOfWithdrawal(paidAt),
          }
        : null;
    return {
      ...{ id, merchantUid: id, revision, status, paidAt, withdrawal },
      ...{ product: order.product, orderName: order.orderName, checkId: order.checkId },
      ...{ amount: order.amount, refunded: status === 'forged' ? 0 : order.returned, method: order.method },
      receiptUrl: order.receiptUrl,
      placedAt: createdAt ?? order.begunAt,
      deposit:
        status === 'awaiting_deposit' && deposit?.account
          ? { ...deposit.account, bank: bankNameOf(deposit.account.bank) }
          : null,
      refundPending: order.refund !== null,
    };
  };

  const handle = (id: string, command: OrderCommand, context: CommandContext, expectedRevision?: number) =>
    commands.handle(orderDecider, {
      ...{ stream: orderStream(id), command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });

  return {
    ofCheck: async (checkId, caller) => {
      const { check } = await ownCheck(checkId, caller);
      const [{ last }, precedents] = await Promise.all([lastOf(checkId), leadingDecisions(check)]);
      const order = last && (await view(last, caller));
      const notForSale = whyNotForSale(check.calculations.at(-1)?.calculation);
      return {
        paid: last?.order.status === 'paid',
        ...(notForSale === null ? {} : { notForSale }),
        ...(order ? { order } : {}),
        precedents: [...precedents],
      };
    },

    place: async (checkId, caller, context) => {
      const { check } = await ownCheck(checkId, caller);
      const notForSale = whyNotForSale(check.calculations.at(-1)?.calculation);
      if (notForSale !== null) throw new DomainError('order_save_failed', { errors: { checkId: notForSale } });
      if (unlocked || !provider) {
        throw new DomainError('order_save_failed', { errors: { '': '지금은 결제할 수 없어요.' } });
      }
      const { last, nextId } = await lastOf(checkId);
      const id = nextId ?? last?.id;
      if (id === undefined || (nextId === null && last && !isPayable(last.order) && last.order.status !== 'paid')) {
        throw new DomainError('order_save_failed');
      }
      // Not the caller's command id: after a retry under the same key the order may be the next one.
      const commandId = followingCommandId(context.commandId, `order ${id}`);
      const command = { type: 'PlaceOrder', owner: check.owner, product, checkId, at: context.at } as const;
      const { state, position } = await handle(id, command, { ...context, commandId });
      if (!state) throw new DomainError('order_save_failed');
      const { amount, orderName } = state;
      await provider.announce(id, amount);
      return {
        ...{ id, merchantUid: id, amount, orderName, position },
        paymentParams: {
          ...{ by: provider.by, paymentId: id, orderName, totalAmount: amount, currency: 'KRW' },
          redirectUrl: `${publicUrl}/api/order/mobileComplete`,
          ...provider.window,
        },
      };
    },

    visible: (id, caller) => authorized('order.read', id, caller),
    mine: (id, caller) => authorized('order.pay', id, caller),
    view,

    returned: async (id, caller) => {
      await authorized('order.pay', id, caller);
      const { loaded, seen } = await settlement.settle(id);
      const { status } = loaded.order;
      if (status === 'forged') throw new DomainError('payment_forged');
      if (status === 'failed' || status === 'cancelled' || (status === 'placed' && seen === null)) {
        throw new DomainError('payment_failed');
      }
      return loaded;
    },

    refund: async (id, { amount, account, by }, caller, context, expectedRevision) => {
      const before = await authorized(by === 'buyer' ? 'order.pay' : 'order.read', id, caller);
      if (by === 'firm') authorize(caller.actor, 'order.refund');
      const refundId = followingCommandId(context.commandId, 'refund');
      const who =
        by === 'firm'
          ? ({ who: 'firm' } as const)
          : ({
              who: 'buyer',
              isRead: await isRead(before, caller),
              today: koreanDateOf(context.at),
            } as const);
      const command = { type: 'RequestRefund', refundId, amount, account: account ?? null, by: who } as const;
      await handle(id, command, context, expectedRevision);
      const { loaded } = await settlement.settle(id);
      const wasRefused = loaded.order.refund === null && loaded.order.returned === before.order.returned;
      if (wasRefused) throw new DomainError('refund_failed');
      return loaded;
    },
  };
};
