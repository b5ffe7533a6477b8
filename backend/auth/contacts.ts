import type { SessionUser, VerificationBody } from '@nomucheck/domain/contract/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalEmail } from '@nomucheck/domain/user/contact.ts';
import { type User, type UserCommand, userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { Vault } from '../vault/vault.ts';
import type { Codes } from './codes.ts';
import type { PhoneNumbers } from './phone-numbers.ts';
import { sessionUserOf } from './session-user.ts';

export type ContactParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'reservations'>;
  readonly numbers: Pick<PhoneNumbers, 'contest' | 'takeFrom' | 'requireHeld' | 'settle'>;
  readonly codes: Pick<Codes, 'shownBy' | 'spend'>;
};

export type Contacts = {
  /**
   * The address, or the number, is shown to reach them, by a proof of their own. A number becomes theirs by it. Throws
   * `code_expired` for any other proof, and `code_phone_used` where another account has shown that the number is its own.
   */
  verify(
    body: VerificationBody,
    user: User,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createContacts = ({ commands, vault, numbers, codes }: ContactParts): Contacts => {
  const handle = async (command: UserCommand, user: User, context: CommandContext, first = async () => {}) => {
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command,
      context,
      first,
    });
    return { user: sessionUserOf(state ?? user, createdAt, context.at), position };
  };

  const verifyPhone = async (phoneNumber: string, proof: string, user: User, context: CommandContext) => {
    const winning = { phoneNumber, stream: userStream(user.id), context };
    const { commandId } = context;
    try {
      const loser = await numbers.contest(winning);
      await codes.spend(proof);
      if (loser !== null) await numbers.takeFrom(loser, winning);
      const first = () => numbers.requireHeld(winning);
      const verified = await handle({ type: 'NotePhoneVerified', phoneNumber, at: context.at }, user, context, first);
      await vault.reservations.confirm(commandId);
      await numbers.settle(user.id);
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
