import { socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import { normalEmail } from '@nomucheck/domain/kernel/contact.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import { z } from 'zod';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { BlindIndex } from '../engine/sealing/blind-index.ts';
import type { Vault } from '../engine/vault/vault.ts';
import type { PhoneNumbers } from './phone-numbers.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Whom to shut out of which account; `by` is the command that did it in the log. */
export const shutOut = z.strictObject({
  person: z.uuid(),
  at: z.iso.datetime(),
  session: z.uuid().nullable(),
  unlinked: z.array(socialName),
  by: z.uuid(),
});
export type ShutOut = z.infer<typeof shutOut>;

export type ShuttingOut = {
  /** Takes out of the vault what the log says is gone. May be run again, also late: what came after it stays. */
  settle(gone: ShutOut): Promise<void>;
  /** The same for what a command has just made happen, where it is that. */
  settleAfter(events: readonly RecordedEvent<UserEvent>[]): Promise<void>;
};

export type ShuttingOutParts = {
  readonly vault: Pick<Vault, 'reservations' | 'secondFactors' | 'sessions'>;
  readonly numbers: Pick<PhoneNumbers, 'settle'>;
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly throttle: Pick<SignInLimits, 'strangersShutOut'>;
  readonly blindIndex: BlindIndex;
};

/**
 * What a stranger may have left in an account goes as soon as the mailbox's owner has shown the address. Also that the account
 * knows the networks from where it was used, the owner's own too: whoever showed the address is welcomed anew after this.
 */
export const createShuttingOut = (parts: ShuttingOutParts): ShuttingOut => {
  const { vault, numbers, commands, throttle, blindIndex } = parts;

  const forgetNetworks = async (person: string, before: string): Promise<void> => {
    const { state } = await commands.load(userDecider, userStream(person));
    const email = state?.personal?.email;
    if (email) await throttle.strangersShutOut(blindIndex('email', normalEmail(email)), before);
  };

  const settle: ShuttingOut['settle'] = async ({ person, at, session, unlinked, by }) => {
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
