import type { Actor } from '@nomucheck/domain/kernel/log/event.ts';
import { isOpenToBuyer, isShown, orderDecider, orderStream } from '@nomucheck/domain/orders/order.ts';
import type { PaidContent } from '@nomucheck/domain/orders/order-events.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';

/**
 * Whether the buyer may be shown this part of what their order paid for. That they see it is recorded before it is shown, in the order,
 * which decides on a withdrawal, too: so of a reading and a withdrawal at the same time only one succeeds (전자상거래법 제17조 제2항
 * 제5호). Throws where it can't be recorded: then nothing is shown. Every way in which paid content is shown asks it.
 */
export type PaidReading = (orderId: string, what: PaidContent, buyer: Actor) => Promise<boolean>;

/** Whether the buyer may be shown what their order paid for, as the order stands: nothing is shown, and nothing recorded. */
export type PaidStanding = (orderId: string) => Promise<boolean>;

export type PaidReadingParts = { readonly commands: Pick<CommandHandler, 'handle'>; readonly clock: () => Date };

export const createPaidReading =
  ({ commands, clock }: PaidReadingParts): PaidReading =>
  async (orderId, what, actor) => {
    // One id for all readers, so that those at the same time record it once.
    const commandId = followingCommandId(orderId, `read: ${what}`);
    const { state } = await commands.handle(orderDecider, {
      stream: orderStream(orderId),
      command: { type: 'NoteRead', what },
      context: { commandId, correlationId: commandId, at: clock().toISOString(), actor },
    });
    return state !== null && isShown(state, what);
  };

export const createPaidStanding =
  ({ commands }: { readonly commands: Pick<CommandHandler, 'load'> }): PaidStanding =>
  async (orderId) => {
    const { state } = await commands.load(orderDecider, orderStream(orderId));
    return state !== null && isOpenToBuyer(state);
  };
