import { socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import { normalEmail } from '@nomucheck/domain/kernel/text/contact.ts';
import { z } from 'zod';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../../engine/sealing/blind-index.ts';
import type { PhoneNumbers } from '../codes/phone-numbers.ts';
import type { SignInLimits } from '../limits/sign-in-limits.ts';
import type { AccountsVault } from '../vault/accounts-vault.ts';

/** What to remove from which account; `by` is the command that proved the address. */
export const unprovenAccessData = z.strictObject({
  person: z.uuid(),
  at: z.iso.datetime(),
  session: z.uuid().nullable(),
  unlinked: z.array(socialName),
  by: z.uuid(),
});
export type UnprovenAccess = z.infer<typeof unprovenAccessData>;

export type RemovingUnprovenAccess = {
  /** Removes from the vault what the log says is removed. It may run again, also late: what was set up after `at` stays. */
  settle(gone: UnprovenAccess): Promise<void>;
  /** The same for the events of a command, when they contain a first proof of the address. */
  settleAfter(events: readonly RecordedEvent<UserEvent>[]): Promise<void>;
};

export type RemovingUnprovenAccessParts = {
  readonly vault: Pick<AccountsVault, 'reservations' | 'secondFactors' | 'sessions'>;
  readonly numbers: Pick<PhoneNumbers, 'settle'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly throttle: Pick<SignInLimits, 'forgetNetworksBefore'>;
  readonly blindIndex: BlindIndex;
};

/**
 * Another person may have signed up with this address before its owner proved it. The first proof removes what was set up
 * before: sessions, linked services, the second factor, numbers, and the networks that the account knows. The owner's own
 * network is removed, too; the sign-in that follows the proof adds it again.
 */
export const createRemovingUnprovenAccess = (parts: RemovingUnprovenAccessParts): RemovingUnprovenAccess => {
  const { vault, numbers, commands, throttle, blindIndex } = parts;

  const forgetNetworks = async (person: string, before: string): Promise<void> => {
    const { state } = await commands.load(userDecider, userStream(person));
    const email = state?.personal?.email;
    if (email) await throttle.forgetNetworksBefore(blindIndex('email', normalEmail(email)), before);
  };

  const settle: RemovingUnprovenAccess['settle'] = async ({ person, at, session, unlinked, by }) => {
    await vault.sessions.revokeOpenedBefore(person, at, session ?? undefined);
    for (const provider of unlinked) {
      await vault.reservations.giveUpOthers(provider, userStream(person), { before: at, commandId: by });
    }
    await vault.secondFactors.forgetBegunBefore(person, at);
    await numbers.settle(person);
    await forgetNetworks(person, at);
  };
  return {
    settle,
    settleAfter: async (events) => {
      for (const event of events) {
        if (event.type !== 'StrangersShutOut') continue;
        const { owner: person, at, session, unlinked } = event.data;
        await settle({ person, at, session, unlinked, by: event.causationId });
      }
    },
  };
};
