import { userDecider, userOfStream } from '@nomucheck/domain/accounts/user.ts';
import type { MachinePlace } from '../../engine/foundation/open-commands.ts';
import { type Unreached, withAccount } from './from-the-machine.ts';

export type Released = 'released' | 'is_off' | Unreached;

/**
 * Turns off the second factor of a person who has lost both their phone and their recovery codes. It is run on the
 * machine itself, after the firm has checked who is asking. The person's sessions end; the event and a message to them
 * report it.
 */
export const releaseSecondFactor = (place: MachinePlace, email: string): Promise<Released> =>
  withAccount(place, email, async ({ stream, commands, vault, contextOf }): Promise<Released> => {
    const { state } = await commands.load(userDecider, stream);
    if (!state?.secondFactor) return 'is_off';
    await commands.handle(userDecider, {
      stream,
      command: { type: 'TurnOffSecondFactor' },
      context: contextOf('서비스가 있는 컴퓨터에서 npm run user -- second-factor-off로 끔'),
    });
    const id = userOfStream(stream);
    await vault.secondFactors.forget(id);
    await vault.sessions.revokeAll(id);
    return 'released';
  });
