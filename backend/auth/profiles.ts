import type { EditBody } from '@nomucheck/domain/contract/own-data.ts';
import type { SessionUser } from '@nomucheck/domain/contract/user.ts';
import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { type ProfileChanges, type User, userDecider, userStream } from '@nomucheck/domain/user/user.ts';
import type { CommandContext, CommandHandler } from '../command-handling/handle-command.ts';
import type { Vault } from '../vault/vault.ts';
import { type PhoneNumbers, phoneOf } from './phone-numbers.ts';
import { sessionUserOf } from './session-user.ts';

export type ProfileParts = {
  readonly commands: CommandHandler;
  readonly vault: Pick<Vault, 'reservations'>;
  readonly numbers: Pick<PhoneNumbers, 'claim' | 'settle'>;
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

export const createProfiles = ({ commands, vault, numbers }: ProfileParts): Profiles => {
  return {
    edit: async (body, user, context) => {
      const stream = userStream(user.id);
      const changes = changesOf(body);
      const before = user.personal?.phoneNumber ?? null;
      const { phoneNumber = before } = changes;
      const isNew = phoneNumber !== null && phoneNumber !== before;
      // Taken before it is written down, and given back where it then isn't.
      if (isNew) await numbers.claim(phoneNumber, context.commandId, stream, showIt);
      try {
        const { state, createdAt, position } = await commands.handle(userDecider, {
          stream,
          command: { type: 'EditProfile', changes, at: context.at },
          context,
        });
        if (isNew) await vault.reservations.confirm(context.commandId);
        // What was theirs is free for others, but not before it is theirs no more.
        if (before !== null) await numbers.settle(user.id);
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

const showIt = '본인 번호라면 ‘휴대전화 인증’에서 문자로 확인해 주세요.';
