import type { EditBody } from '@nomucheck/domain/contract/own-data.ts';
import type { SessionUser } from '@nomucheck/domain/contract/user.ts';
import { DomainError, isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { normalPhone } from '@nomucheck/domain/user/contact.ts';
import { type ProfileChanges, type User, userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { BlindIndex } from '../sealing/blind-index.ts';
import type { Vault } from '../vault/vault.ts';
import { sessionUserOf } from './session-user.ts';

export type ProfileParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'reservations'>;
  readonly blindIndex: BlindIndex;
};

export type Profiles = {
  /**
   * What a person changes of themselves. Throws `phone_registered` for a number that another account has, and
   * `invalid_request` for what is no number.
   */
  edit(
    body: EditBody,
    user: User,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createProfiles = ({ commands, vault, blindIndex }: ProfileParts): Profiles => {
  /** A number is one account's: taken before it is written down, and given back where it then isn't. */
  const takeNumber = async (phone: string, { commandId }: CommandContext, stream: string): Promise<void> => {
    const answer = await vault.reservations.reserve({
      kind: 'phone',
      value: blindIndex('phone', phone),
      commandId,
      stream,
    });
    if (answer.ok) return;
    throw new DomainError('phone_registered', { errors: { phoneNumber: '이미 등록된 휴대전화 번호예요.' } });
  };

  return {
    edit: async (body, user, context) => {
      const stream = userStream(user.id);
      const changes = changesOf(body);
      const before = user.personal?.phoneNumber ?? null;
      const { phoneNumber = before } = changes;
      const isNew = phoneNumber !== null && phoneNumber !== before;
      if (isNew) await takeNumber(phoneNumber, context, stream);
      try {
        const { state, createdAt, position } = await commands.handle(userDecider, {
          stream,
          command: { type: 'EditProfile', changes, at: context.at },
          context,
        });
        if (isNew) await vault.reservations.confirm(context.commandId);
        const now = state?.personal?.phoneNumber ?? null;
        // What was theirs is free for others, but not before it is theirs no more.
        if (before !== null && before !== now)
          await vault.reservations.giveUp('phone', blindIndex('phone', before), stream);
        return { user: sessionUserOf(state ?? user, createdAt, context.at), position };
      } catch (error) {
        // A failure that isn't a refusal may have been written after all: then the sweeper decides by the log.
        if (isNew && isRefusal(error)) await vault.reservations.release(context.commandId);
        throw error;
      }
    },
  };
};

const changesOf = ({ name, phoneNumber, marketing }: EditBody): ProfileChanges => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(phoneNumber === undefined ? {} : { phoneNumber: phoneOf(phoneNumber) }),
  ...(marketing === undefined ? {} : { marketing }),
});

const phoneOf = (written: string | null): string | null => {
  if (written === null || written.trim() === '') return null;
  const phone = normalPhone(written);
  if (phone) return phone;
  throw new DomainError('invalid_request', {
    errors: { phoneNumber: '휴대전화 번호를 010-1234-5678 꼴로 적어 주세요.' },
  });
};
