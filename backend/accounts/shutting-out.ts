import { socialName } from '@nomucheck/domain/accounts/contract/social.ts';
import type { UserEvent } from '@nomucheck/domain/accounts/events.ts';
import { userStream } from '@nomucheck/domain/accounts/user.ts';
import type { RecordedEvent } from '@nomucheck/domain/kernel/event.ts';
import { z } from 'zod';
import type { Vault } from '../engine/vault/vault.ts';
import type { PhoneNumbers } from './phone-numbers.ts';

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
};

/** What a stranger may have left in an account goes as soon as the mailbox's owner has shown the address. */
export const createShuttingOut = ({ vault, numbers }: ShuttingOutParts): ShuttingOut => {
  const settle: ShuttingOut['settle'] = async ({ person, at, session, unlinked, by }) => {
    await vault.sessions.revokeOpenedBefore(person, at, session ?? undefined);
    for (const provider of unlinked) {
      await vault.reservations.giveUpOthers(provider, userStream(person), { before: at, commandId: by });
    }
    await vault.secondFactors.forgetBegunBefore(person, at);
    await numbers.settle(person);
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
