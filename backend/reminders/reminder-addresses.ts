import { type User, userDecider, userStream } from '@nomucheck/domain/accounts/user.ts';
import type { ReminderChannel } from '@nomucheck/domain/reminders/reminder-events.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';

/** The addresses of an account that its owner has shown to be theirs; a reminder goes to no other. */
export type ReminderAddresses = Readonly<Record<ReminderChannel, string | null>>;

const none: ReminderAddresses = { email: null, sms: null };

export const addressesIn = (user: User | null): ReminderAddresses => {
  if (!user?.personal || user.erased) return none;
  const { personal, emailVerifiedAt, phoneVerifiedAt } = user;
  return {
    email: emailVerifiedAt === null ? null : personal.email,
    sms: phoneVerifiedAt === null ? null : personal.phoneNumber,
  };
};

export const addressesOf = async (commands: Pick<CommandHandler, 'load'>, person: string): Promise<ReminderAddresses> =>
  addressesIn((await commands.load(userDecider, userStream(person))).state);
