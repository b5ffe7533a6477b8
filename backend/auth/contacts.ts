import type { SessionUser, VerificationBody } from '@nomucheck/domain/contract/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail, normalPhone } from '@nomucheck/domain/user/contact.ts';
import { type User, type UserCommand, userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { BlindIndex } from '../sealing/blind-index.ts';
import type { Vault } from '../vault/vault.ts';
import type { Codes } from './codes.ts';
import { sessionUserOf } from './session-user.ts';

export type ContactParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'reservations'>;
  readonly blindIndex: BlindIndex;
  readonly codes: Pick<Codes, 'shownBy' | 'spend'>;
};

export type Contacts = {
  /**
   * The address, or the number, is shown to reach them, by a proof of their own. A number becomes theirs by it. Throws
   * `code_expired` for any other proof, and `code_phone_used` where the number is another account's.
   */
  verify(
    body: VerificationBody,
    user: User,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createContacts = ({ commands, vault, blindIndex, codes }: ContactParts): Contacts => {
  const handle = async (command: UserCommand, user: User, context: CommandContext) => {
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command,
      context,
    });
    return { user: sessionUserOf(state ?? user, createdAt, context.at), position };
  };

  const verifyPhone = async (phoneNumber: string, proof: string, user: User, context: CommandContext) => {
    const stream = userStream(user.id);
    const { commandId } = context;
    const value = blindIndex('phone', phoneNumber);
    const reserved = await vault.reservations.reserve({ kind: 'phone', value, commandId, stream });
    if (!reserved.ok) throw used();
    try {
      await codes.spend(proof);
      const verified = await handle({ type: 'NotePhoneVerified', phoneNumber, at: context.at }, user, context);
      await vault.reservations.confirm(commandId);
      const before = normalPhone(user.personal?.phoneNumber ?? '');
      if (before !== null && before !== phoneNumber) {
        await vault.reservations.giveUp('phone', blindIndex('phone', before), stream);
      }
      return verified;
    } catch (error) {
      // A failure that isn't a refusal may have been written after all: then the sweeper decides by the log.
      if (isRefusal(error)) await vault.reservations.release(commandId);
      throw error;
    }
  };

  return {
    verify: async ({ proof }, user, context) => {
      const { channel, address } = await codes.shownBy(proof, user.id);
      if (channel === 'sms') return verifyPhone(address, proof, user, context);
      // It may have been changed since the code was sent.
      if (normalEmail(user.personal?.email ?? '') !== address) throw new DomainError('code_expired');
      await codes.spend(proof);
      return handle({ type: 'NoteEmailVerified', at: context.at }, user, context);
    },
  };
};

const used = (): DomainError =>
  new DomainError('code_phone_used', {
    errors: { phoneNumber: '다른 계정에 등록된 번호예요. 그 계정으로 로그인하거나 다른 번호를 확인해 주세요.' },
  });
