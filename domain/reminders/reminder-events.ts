import { z } from 'zod';
import { localDate } from '../kernel/contract/values.ts';
import { defineEvent } from '../kernel/log/event-definition.ts';

/** Events of a person's reminders of a deadline. The address is read from the account when a reminder is sent. */

const owner = z.uuid();
const channel = z.enum(['email', 'sms']);
/** The days before the deadline of the reminders still to come, the earliest first. */
const toCome = z.array(z.int()).readonly();

const remindersRequested = z.strictObject({
  owner,
  remindersId: z.uuid(),
  checkId: z.uuid(),
  channel,
  deadline: localDate,
  toCome,
  /** SHA-256 of the token that ends them without signing in, in hexadecimal. */
  stopTokenHash: z.string().regex(/^[0-9a-f]{64}$/),
});
/** A newer diagnosis of the same person has another deadline. */
const reminderDeadlineChanged = z.strictObject({ owner, checkId: z.uuid(), deadline: localDate, toCome });
/** It is time: this event alone leads to the message. */
const reminderDue = z.strictObject({
  owner,
  checkId: z.uuid(),
  channel,
  deadline: localDate,
  /** Which reminder it is; after a time without the service it may be sent later than that. */
  daysBefore: z.int(),
  daysLeft: z.int(),
  remindersId: z.uuid(),
});
const remindersEnded = z.strictObject({
  owner,
  why: z.enum([
    'by_owner',
    'by_link',
    'replaced',
    'deadline_passed',
    // The owner answered that it was filed, decided or settled.
    'nothing_to_file',
    'no_address',
    'owner_left',
  ]),
});

export type ReminderEvent =
  | { type: 'RemindersRequested'; data: z.infer<typeof remindersRequested> }
  | { type: 'ReminderDeadlineChanged'; data: z.infer<typeof reminderDeadlineChanged> }
  | { type: 'ReminderDue'; data: z.infer<typeof reminderDue> }
  | { type: 'RemindersEnded'; data: z.infer<typeof remindersEnded> };

export type RemindersEndReason = z.infer<typeof remindersEnded>['why'];
export type ReminderChannel = z.infer<typeof channel>;

export const reminderEvents = [
  defineEvent({ type: 'RemindersRequested', version: 1, schema: remindersRequested }),
  defineEvent({ type: 'ReminderDeadlineChanged', version: 1, schema: reminderDeadlineChanged }),
  defineEvent({ type: 'ReminderDue', version: 1, schema: reminderDue }),
  defineEvent({ type: 'RemindersEnded', version: 1, schema: remindersEnded }),
] as const;
