import { isRefusal } from '@nomucheck/domain/kernel/errors.ts';
import { remindersDecider, remindersStream } from '@nomucheck/domain/reminders/reminders.ts';
import { isDaytime } from '@nomucheck/domain/reminders/schedule.ts';
import { ownersOfDueReminders } from '@nomucheck/projections/reminders/deadline-reminders.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { followingCommandId } from '../engine/command-handling/command-ids.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import type { SmsBudget } from '../messages/context.ts';
import { addressesOf } from './reminder-addresses.ts';

export type DueReminderParts = {
  readonly db: Db;
  readonly commands: CommandHandler;
  readonly smsBudget: Pick<SmsBudget, 'take'>;
  readonly clock: () => Date;
};

const atOnce = 500;

/**
 * Notes for each person whose reminder is due that it is; the note leads to the message (`reminder-following.ts`).
 * Returns the number of people concerned. It may run in several processes and again at any time: the command's id
 * follows from the record's revision, so that a reminder is noted once.
 */
export const noteDueReminders = async (parts: DueReminderParts): Promise<number> => {
  const now = parts.clock().toISOString();
  if (!isDaytime(now)) return 0;
  let noted = 0;
  let failed = 0;
  for (const owner of await ownersOfDueReminders(parts.db, now, atOnce)) {
    try {
      noted += await noteFor(owner, now, parts);
    } catch (error) {
      // One person's record that can't be handled must not keep the others from their reminders.
      if (!isRefusal(error)) failed += 1;
    }
  }
  if (failed > 0) throw new Error(`the reminders of ${failed} people could not be handled`);
  return noted;
};

const noteFor = async (owner: string, at: string, { commands, smsBudget }: DueReminderParts): Promise<number> => {
  const stream = remindersStream(owner);
  const { state, revision } = await commands.load(remindersDecider, stream);
  if (!state?.active) return 0;
  const { channel } = state.active;
  const address = (await addressesOf(commands, owner))[channel];
  // Tomorrow there are text messages again; the reminder then says the days that are left.
  if (address !== null && channel === 'sms' && !(await smsBudget.take())) return 0;
  const commandId = followingCommandId(state.active.remindersId, `due at revision ${revision}`);
  const { events } = await commands.handle(remindersDecider, {
    stream,
    command: address === null ? { type: 'EndReminders', why: 'no_address' } : { type: 'RemindIfDue', at },
    context: { commandId, at, actor: { id: 'system', role: 'system' }, correlationId: commandId },
    expectedRevision: revision,
  });
  return events.length;
};
