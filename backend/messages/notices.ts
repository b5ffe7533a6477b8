import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/kernel/text/contact.ts';
import {
  lastInstantToAdvertise,
  noAdvertisingWords,
  type Sender,
  whyNoAdvertising,
} from '@nomucheck/domain/messages/advertising.ts';
import type { SendMessageBody } from '@nomucheck/domain/messages/contract.ts';
import { z } from 'zod';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { Messages } from './messages.ts';
import type { MessageTexts } from './sending/message-text.ts';
import type { SmsBudget } from './sms/sms-budget.ts';
import type { Channel } from './transports/transport.ts';

export type NoticeParts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly messages: Pick<Messages, 'request'>;
  readonly texts: Pick<MessageTexts, 'requireSayable'>;
  readonly vault: Pick<Vault, 'reservations'>;
  readonly blindIndex: BlindIndex;
  readonly smsBudget: SmsBudget;
  /** Who advertises. */
  readonly sender: Sender;
};

/** A message that the firm's admins write to one person; it is sealed under that person's key. */
export type Notices = {
  /**
   * Requests it; returns the message's id. Throws `user_absent` when there is no such account, `code_address_invalid`
   * when it has no number, `invalid_request` when the text can't be sent to a phone or an advertisement may not be sent to this
   * person now, and `too_many_requests` when the day's text messages are used up.
   */
  send(
    channel: Channel,
    body: SendMessageBody,
    context: CommandContext,
  ): Promise<{ readonly id: string; readonly position: string }>;
};

const DAY_SECONDS = 24 * 3600;

export const createNotices = ({
  commands,
  messages,
  texts,
  vault,
  blindIndex,
  smsBudget,
  sender,
}: NoticeParts): Notices => {
  /** Never by a name, because many people may have it. */
  const streamOf = async (to: string): Promise<string | null> => {
    if (z.uuid().safeParse(to).success) return userStream(to.toLowerCase());
    if (to.includes('@')) return vault.reservations.ownerOf('email', blindIndex('email', normalEmail(to)));
    const phone = normalPhone(to);
    return phone === null ? null : vault.reservations.ownerOf('phone', blindIndex('phone', phone));
  };

  return {
    send: async (channel, { to: wanted, params: written, advertising = false, ...body }, context) => {
      const stream = await streamOf(wanted);
      const { state } = stream === null ? { state: null } : await commands.load(userDecider, stream);
      if (!state?.personal) throw new DomainError('user_absent', { errors: { to: '가입한 사람 가운데 없습니다.' } });
      const to = channel === 'email' ? state.personal.email : state.personal.phoneNumber;
      if (to === null) {
        throw new DomainError('code_address_invalid', { errors: { to: '휴대전화 번호를 등록하지 않은 회원입니다.' } });
      }
      const refused = advertising ? whyNoAdvertising(state.consents.marketing, context.at) : null;
      const answeredBefore = context.answeredBefore !== undefined;
      // A repeated request is answered as the first was, whatever the hour is now.
      if (refused !== null && !answeredBefore) {
        throw new DomainError('invalid_request', { errors: { advertising: noAdvertisingWords[refused] } });
      }
      const template = advertising ? 'advertisement' : body.template;
      const params = advertising ? { ...written, ...sender } : written;
      const notAfter = advertising ? lastInstantToAdvertise(context.at) : null;
      texts.requireSayable(template, params, channel);
      if (channel === 'sms' && !answeredBefore && !(await smsBudget.take())) {
        throw new DomainError('too_many_requests', { params: { seconds: DAY_SECONDS } });
      }
      return messages.request({ owner: state.id, channel, template, notAfter, personal: { to, params } }, context);
    },
  };
};
