import { z } from 'zod';

/** Messages over HTTP: the sandbox's mailbox, and that one was opened. */

export const mailboxLetter = z.strictObject({
  id: z.uuid(),
  channel: z.enum(['email', 'sms']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  receivedAt: z.iso.datetime(),
});
export const mailboxOut = z.strictObject({ items: z.array(mailboxLetter) });
export type MailboxOut = z.infer<typeof mailboxOut>;

export const messageOpened = z.strictObject({ id: z.uuid() });
