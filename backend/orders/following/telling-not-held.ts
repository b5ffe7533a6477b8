import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { koreanTimeOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { count } from '@nomucheck/domain/kernel/korean/korean-formats.ts';
import type { ConsultationSale } from '../../consultations/context.ts';
import { followingCommandId } from '../../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { Messages } from '../../messages/context.ts';
import type { LoadedOrder } from '../settlement/settlement.ts';

/**
 * Tells the buyer that what they paid for a consultation that isn't held is paid back, and how. Whether it ended before the
 * payment came or after it, that is one message: both tell it under one id. False where the consultation is, or was, held.
 */
export type TellNotHeld = (loaded: LoadedOrder, cause: string) => Promise<boolean>;

export type TellingParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly consultationSale: Pick<ConsultationSale, 'stateOf'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly publicUrl: string;
  readonly clock: () => Date;
};

export const createTellNotHeld =
  ({ commands, consultationSale, messages, publicUrl, clock }: TellingParts): TellNotHeld =>
  async ({ id, order }, cause) => {
    const { consultationId, paidAt, owner, orderName, amount, method } = order;
    if (consultationId === null || paidAt === null) return false;
    const at = clock().toISOString();
    const sold = await consultationSale.stateOf(consultationId, at);
    if (!sold?.isOver || sold.isRendered) return false;
    const { state: user } = await commands.load(userDecider, userStream(owner));
    const to = user?.personal?.email;
    if (to === undefined) return true;
    const params = {
      ...{ orderName, amount: count(amount), order: id, paidAt: koreanTimeOf(paidAt).replace('T', ' ') },
      way: method === 'virtual_account' ? 'account' : 'same',
      link: `${publicUrl}/check/order/mobileComplete?paymentId=${id}`,
    };
    await messages.request(
      { owner, channel: 'email', template: 'consultation-not-held', notAfter: null, personal: { to, params } },
      {
        ...{ commandId: followingCommandId(id, 'tell that it is paid back'), at, correlationId: cause },
        actor: { id: 'system', role: 'system' },
      },
    );
    return true;
  };
