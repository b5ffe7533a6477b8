import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import type { OrderCheckOut, OrderOut, PlacedOrder } from '@nomucheck/domain/orders/contract.ts';
import { isPayable, type OrderCommand, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { RefundAccount } from '@nomucheck/domain/orders/order-events.ts';
import { bankNameOf } from '@nomucheck/domain/orders/paying/banks.ts';
import { isWithdrawable, lastDayOf } from '@nomucheck/domain/orders/paying/withdrawal.ts';
import type { OrderSubject } from '@nomucheck/domain/orders/products.ts';
import type { Caller } from '../engine/callers/caller.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { Sales } from './console/sales.ts';
import type { OrdersOf } from './records/orders-of.ts';
import type { PaymentProvider } from './settlement/payment-provider.ts';
import type { LoadedOrder, Settlement } from './settlement/settlement.ts';

export type Orders = {
  /** What is sold of a check or a consultation, and the state of its order; of a check with the leading decisions on its grounds. */
  of(subject: OrderSubject, caller: Caller): Promise<Omit<OrderCheckOut, 'paymentsBy'>>;
  /**
   * Two parallel calls place one order: its id follows from what is ordered. Throws `already_paid`, `order_save_failed`,
   * `check_fetch_failed`, `not_found`.
   */
  place(
    subject: OrderSubject,
    caller: Caller,
    context: CommandContext,
  ): Promise<PlacedOrder & { readonly position: string }>;
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

type RefundWanted = { readonly amount?: number | undefined; readonly account?: RefundAccount | undefined } & {
  readonly by: 'buyer' | 'firm';
};

export type OrderParts = {
  readonly commands: CommandHandler;
  readonly settlement: Settlement;
  readonly provider: PaymentProvider | null;
  readonly sales: Sales;
  readonly ordersOf: OrdersOf;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

export const createOrders = (parts: OrderParts): Orders => {
  const { commands, settlement, provider, sales, ordersOf, publicUrl, clock } = parts;

  const authorized = async (action: 'order.read' | 'order.pay', id: string, caller: Caller): Promise<LoadedOrder> => {
    const { state, ...rest } = await commands.load(orderDecider, orderStream(id));
    authorize(caller.actor, action, state && { owner: state.owner });
    if (!state) throw new DomainError('order_number_absent');
    return { ...rest, id, order: state };
  };

  const view = async (loaded: LoadedOrder, caller: Caller): Promise<OrderOut> => {
    const { id, order, revision, createdAt } = loaded;
    const { paidAt, status, deposit } = order;
    const withdrawal =
      status === 'paid' && paidAt !== null
        ? {
            open:
              order.refund === null &&
              isWithdrawable(
                { ...order, isSupplied: await sales.isSupplied(loaded, caller, clock().toISOString()) },
                koreanDateOf(clock()),
              ),
            lastDay: lastDayOf(order),
          }
        : null;
    return {
      ...{ id, merchantUid: id, revision, status, paidAt, withdrawal },
      ...{ product: order.product, orderName: order.orderName },
      ...{ checkId: order.checkId, consultationId: order.consultationId },
      ...{ amount: order.amount, refunded: status === 'forged' ? 0 : order.returned, method: order.method },
      receiptUrl: order.receiptUrl,
      placedAt: createdAt ?? order.begunAt,
      deposit:
        status === 'awaiting_deposit' && deposit?.account
          ? { ...deposit.account, bank: bankNameOf(deposit.account.bank) }
          : null,
      refundPending: order.refund !== null,
      ended: await sales.endOf(order, clock().toISOString()),
    };
  };

  const handle = (id: string, command: OrderCommand, context: CommandContext, expectedRevision?: number) =>
    commands.handle(orderDecider, {
      ...{ stream: orderStream(id), command, context },
      ...(expectedRevision === undefined ? {} : { expectedRevision }),
    });

  return {
    of: async (subject, caller) => {
      const { product, notForSale, precedents } = await sales.offered(subject, caller);
      const [{ last }, named] = await Promise.all([ordersOf(subject), precedents()]);
      const order = last && (await view(last, caller));
      return {
        paid: last?.order.status === 'paid',
        ...(notForSale === null ? {} : { notForSale }),
        ...(order ? { order } : {}),
        product: { ...product, precedents: [...named] },
      };
    },

    place: async (subject, caller, context) => {
      const { product, notForSale } = await sales.offered(subject, caller);
      const { last, nextId } = await ordersOf(subject);
      // Said before that it isn't for sale: what is paid isn't for sale a second time.
      if (last?.order.status === 'paid') throw new DomainError('already_paid');
      if (notForSale !== null) {
        const field = subject.checkId === null ? 'consultationId' : 'checkId';
        throw new DomainError('order_save_failed', { errors: { [field]: notForSale } });
      }
      if (!provider) throw new DomainError('order_save_failed', { errors: { '': '지금은 결제할 수 없어요.' } });
      const id = nextId ?? last?.id;
      if (id === undefined || (nextId === null && last && !isPayable(last.order))) {
        throw new DomainError('order_save_failed');
      }
      // Not the caller's command id: after a retry under the same key the order may be the next one.
      const commandId = followingCommandId(context.commandId, `order ${id}`);
      const command = { type: 'PlaceOrder', owner: caller.user.id, product, of: subject, at: context.at } as const;
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
              isSupplied: await sales.isSupplied(before, caller, context.at),
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
