import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { type ProfileChanges, type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { EditBody } from '@nomucheck/domain/people/contract/own-data.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type PhoneNumbers, phoneOf } from './phone-numbers.ts';
import { sessionUserOf } from './session-user.ts';
import type { Throttle } from './throttle.ts';

export type ProfileParts = {
  readonly commands: CommandHandler;
  readonly numbers: Pick<PhoneNumbers, 'settle'>;
  readonly throttle: Pick<Throttle, 'edit'>;
};

export type Profiles = {
  /**
   * Changes a person's own data. A number is stored as the wanted one, whoever else has it: it belongs to them after
   * they have proved it by a code. Throws `invalid_request` for a text that isn't a number, and `too_many_requests` for
   * too many changes.
   */
  edit(
    body: EditBody,
    user: User,
    context: CommandContext,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createProfiles = ({ commands, numbers, throttle }: ProfileParts): Profiles => ({
  edit: async (body, user, context) => {
    const changes = changesOf(body);
    if (changes.name !== undefined || changes.phoneNumber !== undefined) await throttle.edit(user.id);
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command: { type: 'EditProfile', changes, at: context.at },
      context,
    });
    // The former number becomes free for others, but only after this account has lost it.
    await numbers.settle(user.id);
    return { user: sessionUserOf(state ?? user, createdAt, context.at), position };
  },
});

const changesOf = ({ name, phoneNumber, marketing }: EditBody): ProfileChanges => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(phoneNumber === undefined ? {} : { phoneNumber: phoneOf(phoneNumber) }),
  ...(marketing === undefined ? {} : { marketing }),
});
