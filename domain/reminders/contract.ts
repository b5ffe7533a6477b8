import { z } from 'zod';
import { localDate } from '../kernel/contract/values.ts';
import { routeName } from '../rulesets/ruleset-from-json.ts';

/** Reminders of the deadline over HTTP. */

const channel = z.enum(['email', 'sms']);

export const requestRemindersBody = z.strictObject({ channel });

const active = z.strictObject({
  /** The check whose deadline it is. */
  checkId: z.uuid(),
  channel,
  deadline: localDate,
  /** The days before the deadline of those still to come. */
  toCome: z.array(z.int()),
  /** The day of the next one; null once all were sent. */
  nextOn: localDate.nullable(),
});

export const remindersOut = z.strictObject({
  /** The deadline of this check; null where there is none to be reminded of. */
  deadline: z.strictObject({ route: routeName, lastDay: localDate }).nullable(),
  /** The reminders that would come if they were asked for now, in days before the deadline. */
  possible: z.array(z.int()),
  /** The account's addresses that its owner has shown to be theirs. */
  channels: z.strictObject({ email: z.boolean(), sms: z.boolean() }),
  /** The person's running reminders, of this check or of another one. */
  active: active.nullable(),
});
export type RemindersOut = z.infer<typeof remindersOut>;

/** For whoever has a message's link: whether it still has something to end. Unknown tokens are answered as ended ones. */
export const remindersStopOut = z.strictObject({ active: z.boolean() });
export type RemindersStopOut = z.infer<typeof remindersStopOut>;

export const stopParams = z.object({ token: z.string() });
