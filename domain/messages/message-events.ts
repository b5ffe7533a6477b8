import { z } from 'zod';
import { defineEvent } from '../kernel/log/event-definition.ts';

/** Events of a message to a person. `owner` is the person; address and parameters are sealed under their key. */

const owner = z.uuid();
export const personal = z.strictObject({ to: z.string(), params: z.record(z.string(), z.string()) });

/** The name of a template: each context declares its own (`messageTemplates`). */
export const templateName = z
  .string()
  .regex(/^[a-z][a-z-]*$/)
  .max(60);

const requested = z.strictObject({
  owner,
  channel: z.enum(['email', 'sms']),
  template: templateName,
  /** After this instant the message is useless and isn't sent. */
  notAfter: z.iso.datetime().nullable(),
  /** Somebody waits for it, as for a code: it overtakes what is sent to many, such as reminders. */
  urgent: z.literal(true).optional(),
  /** null once the person's key is destroyed. */
  personal: personal.nullable(),
});
/** `mailbox` is the sandbox's: nothing was really sent. */
const sent = z.strictObject({ owner, via: z.enum(['mailbox', 'smtp', 'solapi']) });
/**
 * `refused`: the mail service refused this message finally; `not_delivered`: all attempts failed; `not_agreed`: an advertisement to
 * somebody who has withdrawn their consent meanwhile.
 */
const failed = z.strictObject({
  owner,
  why: z.enum(['not_delivered', 'refused', 'too_late', 'person_gone', 'not_agreed']),
});
const opened = z.strictObject({ owner });
/** Somebody asked for a failed message to be sent again. */
const retried = z.strictObject({ owner });

export type MessageEvent =
  | { type: 'MessageRequested'; data: z.infer<typeof requested> }
  | { type: 'MessageSent'; data: z.infer<typeof sent> }
  | { type: 'MessageFailed'; data: z.infer<typeof failed> }
  | { type: 'MessageOpened'; data: z.infer<typeof opened> }
  | { type: 'MessageRetried'; data: z.infer<typeof retried> };

export const messageEvents = [
  defineEvent({
    type: 'MessageRequested',
    version: 2,
    schema: requested,
    // Version 2 added whether somebody waits for it.
    upcast: { 1: (data) => data },
    sealed: { person: 'owner', fields: ['personal'] },
  }),
  defineEvent({ type: 'MessageSent', version: 1, schema: sent }),
  defineEvent({ type: 'MessageFailed', version: 1, schema: failed }),
  defineEvent({ type: 'MessageOpened', version: 1, schema: opened }),
  defineEvent({ type: 'MessageRetried', version: 1, schema: retried }),
] as const;
