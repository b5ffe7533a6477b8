import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { isOwedBack, type Order, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { SeenPayment } from '@nomucheck/domain/orders/paying/payment.ts';
import { v4 as uuidV4 } from 'uuid';
import type { ConsultationSale } from '../../consultations/context.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { Loaded } from '../../engine/command-handling/folded-record.ts';
import type { CommandContext, CommandHandler } from '../../engine/command-handling/handle-command.ts';
import { createFollowing, type FollowingParts } from '../following/following-payment.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** An order that exists. */
export type LoadedOrder = Omit<Loaded<Order | null>, 'state'> & { readonly id: string; readonly order: Order };

export type Settlement = {
  load(orderId: string): Promise<LoadedOrder>;
  /**
   * Asks the provider for the state of the payment, records what is new, and does what follows: opens what is paid,
   * locks what was refunded, and refunds what was never owed. The browser's return, the mobile redirect, the webhook
   * and the reconciler all call this. It may run twice or in two processes: the second finds nothing to do. Throws
   * `order_number_absent`, and `ProviderAway`.
   */
  settle(orderId: string): Promise<Looked>;
};

/** An order, and its payment as the provider last reported it. */
type Looked = { readonly loaded: LoadedOrder; readonly seen: SeenPayment | null };

export type SettlementParts = Omit<FollowingParts, 'consultationSale'> & {
  readonly commands: CommandHandler;
  /** null when nothing can be paid: then no payment changes. */
  readonly provider: PaymentProvider | null;
  readonly consultationSale: Pick<ConsultationSale, 'paid' | 'unpaid' | 'stateOf'>;
  readonly clock: () => Date;
  readonly alarm: (what: 'forged' | 'not_sent_back', orderId: string) => void;
};

const actor = { id: 'system', role: 'system' } as const;

export const createSettlement = (parts: SettlementParts): Settlement => {
  const { commands, provider, consultationSale, clock, alarm } = parts;
  const follow = createFollowing(parts);
  const contextOf = (commandId: string = uuidV4()): CommandContext => ({
    ...{ commandId, correlationId: commandId, actor },
    at: clock().toISOString(),
  });

  const load = async (id: string): Promise<LoadedOrder> => {
    const { state, ...rest } = await commands.load(orderDecider, orderStream(id));
    if (!state) throw new DomainError('order_number_absent');
    return { ...rest, id, order: state };
  };

  /**
   * A consultation that ended, or became a free one, before the firm had begun with it is paid back without being asked for, once:
   * where the payment service refuses, somebody has to look. A deposit waits for its buyer, who names the account.
   */
  const askBackUnused = async ({ id, order }: LoadedOrder): Promise<void> => {
    const { consultationId, status, refund, method } = order;
    if (consultationId === null || status !== 'paid' || refund || method === 'virtual_account') return;
    const context = contextOf(followingCommandId(id, 'give back what ended'));
    const sold = await consultationSale.stateOf(consultationId, context.at);
    if (!sold?.isOver || sold.isRendered) return;
    const refundId = followingCommandId(id, 'refund of what ended');
    const command = { type: 'RequestRefund', refundId, account: null, by: { who: 'firm' } } as const;
    await commands.handle(orderDecider, { stream: orderStream(id), command, context }).catch((error: unknown) => {
      // Its buyer, or somebody of the firm, asked for it a moment ago.
      if (!(error instanceof DomainError && error.code === 'stage_wrong')) throw error;
    });
  };

  /** Fetches the payment and records its state. */
  const look = async (id: string): Promise<Looked> => {
    const seen = (await provider?.find(id)) ?? null;
    if (provider && seen) {
      const context = contextOf();
      const note = (seen: SeenPayment) =>
        commands.handle(orderDecider, {
          ...{ stream: orderStream(id), context },
          command: { type: 'NotePayment', seen, accepted: provider.accepted, at: context.at },
        });
      const { events } = await note(seen).catch((error: unknown) => {
        // The buyer has left: the account for the deposit can't be sealed any more, and the payment is settled without it.
        if (error instanceof DomainError && error.code === 'user_absent') return note({ ...seen, account: null });
        throw error;
      });
      if (events.some(({ type }) => type === 'PaymentForged')) alarm('forged', id);
    }
    const loaded = await load(id);
    await follow(loaded, (purpose) => contextOf(followingCommandId(id, purpose)));
    await askBackUnused(loaded);
    return { loaded: loaded.order.consultationId === null ? loaded : await load(id), seen };
  };

  const sendBack = ({ id, order }: LoadedOrder, by: PaymentProvider): Promise<'accepted' | 'refused'> => {
    const { refund, received, returned } = order;
    const cancellable = received - returned;
    return by.cancel({
      ...{ paymentId: id, cancellable, amount: refund?.amount ?? cancellable, account: refund?.account ?? null },
      by: refund?.by ?? 'firm',
      reason: refund ? '환불' : '주문과 다른 결제',
    });
  };

  const noteRefused = async ({ id, order: { refund } }: LoadedOrder): Promise<void> => {
    alarm('not_sent_back', id);
    if (!refund) return;
    const { refundId } = refund;
    const command = { type: 'NoteRefundRefused', refundId } as const;
    const context = contextOf(followingCommandId(refundId, 'refused'));
    await commands.handle(orderDecider, { stream: orderStream(id), command, context });
  };

  return {
    load,
    settle: async (id) => {
      await load(id);
      const first = await look(id);
      if (!provider || !isToBeSentBack(first)) return first;
      const answer = await sendBack(first.loaded, provider);
      const then = await look(id);
      // Refused because another process has just sent it back, or is about to: its refund counts.
      const isStillOwed = isToBeSentBack(then) && refundOf(then) === refundOf(first);
      if (answer === 'accepted' || !isStillOwed) return then;
      await noteRefused(then.loaded);
      return { ...then, loaded: await load(id) };
    },
  };
};

const refundOf = ({ loaded: { order } }: Looked): string | null => order.refund?.refundId ?? null;

/** Money is to be sent back, and the provider hasn't been asked yet. */
const isToBeSentBack = ({ loaded, seen }: Looked): boolean =>
  isOwedBack(loaded.order) && seen?.isBeingCancelled !== true;
