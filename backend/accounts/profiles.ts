import type { ConsentVersions } from '@nomucheck/domain/accounts/consents.ts';
import type { SessionUser } from '@nomucheck/domain/accounts/contract/user.ts';
import { type ProfileChanges, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { fileOfAddress } from '@nomucheck/domain/files/file-address.ts';
import type { EditBody } from '@nomucheck/domain/people/contract/own-data.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { Origin } from '../engine/callers/source.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type PhoneNumbers, phoneOf } from './codes/phone-numbers.ts';
import type { Throttle } from './limits/throttle.ts';
import type { Reauthentication } from './second-factor/reauthentication.ts';
import type { SessionUsers } from './signing-in/session-user.ts';

export type ProfileParts = {
  readonly commands: CommandHandler;
  readonly numbers: Pick<PhoneNumbers, 'requireFree' | 'settle'>;
  readonly throttle: Pick<Throttle, 'edit'>;
  readonly sessionUserOf: SessionUsers;
  readonly reauthentication: Pick<Reauthentication, 'requireConfirmed'>;
  readonly consentVersions: () => Promise<ConsentVersions>;
};

export type Profiles = {
  /**
   * Changes a person's own data. A number is stored as the wanted one: it belongs to them after they have proved it by a
   * code. Throws `phone_registered` for one that another account has proved, as far as this may be told. A proved number can set the password anew, so it is replaced or removed only with a
   * confirmation (`Reauthentication`). Throws `invalid_request` for a text that isn't a number, and `too_many_requests` for
   * too many changes.
   */
  edit(
    body: EditBody,
    caller: Pick<Caller, 'user' | 'sessionId'>,
    context: CommandContext,
    origin: Origin,
  ): Promise<{ readonly user: SessionUser; readonly position: string }>;
};

export const createProfiles = ({
  commands,
  numbers,
  throttle,
  sessionUserOf,
  reauthentication,
  consentVersions,
}: ProfileParts): Profiles => ({
  edit: async (body, caller, context, origin) => {
    const { user } = caller;
    const changes = changesOf(body);
    const { phoneNumber: number } = changes;
    if (number !== undefined && user.phoneVerifiedAt !== null && number !== user.personal?.phoneNumber)
      await reauthentication.requireConfirmed(body.confirmation, caller);
    if (changes.name !== undefined || changes.phoneNumber !== undefined) await throttle.edit(user.id);
    if (number && number !== user.personal?.phoneNumber) await numbers.requireFree(number, userStream(user.id), origin);
    const { state, createdAt, position } = await commands.handle(userDecider, {
      stream: userStream(user.id),
      command: { type: 'EditProfile', changes, versions: await consentVersions(), at: context.at },
      context,
    });
    // The former number becomes free for others, but only after this account has lost it.
    await numbers.settle(user.id);
    return { user: await sessionUserOf(state ?? user, createdAt, context.at), position };
  },
});

const changesOf = ({ name, phoneNumber, marketing, photoURL }: EditBody): ProfileChanges => ({
  ...(name === undefined ? {} : { name: name.trim() }),
  ...(phoneNumber === undefined ? {} : { phoneNumber: phoneOf(phoneNumber) }),
  ...(marketing === undefined ? {} : { marketing }),
  ...(photoURL === undefined ? {} : { photo: photoURL === null ? null : fileOfAddress(photoURL) }),
});
