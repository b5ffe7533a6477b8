import { userDecider, userOfStream } from '@nomucheck/domain/accounts/user.ts';
import type { MachinePlace } from '../../engine/foundation/open-commands.ts';
import { type Unreached, withAccount } from './from-the-machine.ts';

export type Granted = 'granted' | 'already' | Unreached;

/**
 * Makes the account of this e-mail address a super admin. It is a command on the machine, because no person has the
 * right to make the first one. It writes an event with the system as its actor; a running service applies it at the
 * next request, and the person has to sign in again.
 */
export const grantSuper = (place: MachinePlace, email: string): Promise<Granted> =>
  withAccount(place, email, async ({ stream, commands, vault, contextOf }): Promise<Granted> => {
    const { state } = await commands.load(userDecider, stream);
    if (state?.accessType === 2) return 'already';
    const reason = '서비스가 있는 컴퓨터에서 npm run user -- grant-super로 줌';
    const context = contextOf(reason);
    await commands.handle(userDecider, {
      stream,
      command: { type: 'EditPerson', by: context.actor, accessType: 2, reason },
      context,
    });
    // A token that was issued with few rights must not get all rights.
    await vault.sessions.revokeAll(userOfStream(stream));
    return 'granted';
  });
