import { userDecider, userOfStream } from '@nomucheck/domain/accounts/user.ts';
import { type Unreached, withAccount } from './from-the-machine.ts';

export type Granted = 'granted' | 'already' | Unreached;

/**
 * Makes the account of this e-mail a super, by whoever holds the machine: the first one can be made by nobody else. Written
 * as an event of the service's own hand, so that it stands in the log; a running service heeds it at the next request, for
 * which they sign in anew.
 */
export const grantSuper = (
  databaseUrl: string,
  secrets: readonly [string, ...string[]],
  email: string,
): Promise<Granted> =>
  withAccount(databaseUrl, secrets, email, async ({ stream, commands, vault, contextOf }): Promise<Granted> => {
    const { state } = await commands.load(userDecider, stream);
    if (state?.accessType === 2) return 'already';
    const reason = '서비스가 있는 컴퓨터에서 npm run user -- grant-super로 줌';
    const context = contextOf(reason);
    await commands.handle(userDecider, {
      stream,
      command: { type: 'EditPerson', by: context.actor, accessType: 2, reason },
      context,
    });
    // A token that was taken while it opened little must not open everything.
    await vault.sessions.revokeAll(userOfStream(stream));
    return 'granted';
  });
