import { z } from 'zod';
import { requiredText, visibleText } from '../kernel/text/text.ts';
import { templateName } from './message-events.ts';

/**
 * Messages over HTTP: the sandbox's mailbox, the report that a message was opened, and what the firm's admins send and see.
 */

const channel = z.enum(['email', 'sms']);

export const mailboxLetter = z.strictObject({
  id: z.uuid(),
  channel,
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  receivedAt: z.iso.datetime(),
});
export const mailboxOut = z.strictObject({ items: z.array(mailboxLetter) });
export type MailboxOut = z.infer<typeof mailboxOut>;

export const messageOpened = z.strictObject({ id: z.uuid() });

/** A message that an admin writes to one person. */
export const sendMessageBody = z.strictObject({
  /** The recipient: the whole address or mobile number of an account, or its id. */
  to: requiredText(254),
  template: z.literal('notice'),
  /** `title` is the subject of an e-mail, and of a text message that is too long for a short one. */
  params: z.strictObject({ title: visibleText(100), text: visibleText(10_000) }),
  /** Advertising goes by advertising.ts: to whom, when, and in which form. */
  advertising: z.boolean().optional(),
});
export type SendMessageBody = z.infer<typeof sendMessageBody>;
/** Accepted: a job will send it. */
export const messageAsked = z.strictObject({ id: z.uuid() });

const shown = z.strictObject({ subject: z.string(), text: z.string() });

/** The templates that the service writes its messages from, filled in with the names of their variables: `{code}`. */
export const messageTemplatesOut = z.strictObject({
  /** Who an advertisement says it is from. */
  sender: z.strictObject({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    address: z.string(),
    refusal: z.string(),
  }),
  items: z.array(z.strictObject({ name: templateName, variables: z.array(z.string()), email: shown, sms: shown })),
});
export type MessageTemplatesOut = z.infer<typeof messageTemplatesOut>;

const status = z.enum(['requested', 'sent', 'failed']);

/** One line of the list: the progress of a message. Its text is never shown, because it may contain a code. */
export const messageOut = z.strictObject({
  id: z.uuid(),
  /** The recipient. */
  owner: z.uuid(),
  channel,
  template: templateName,
  /** The address or number; null once the person's key is destroyed. */
  to: z.string().nullable(),
  status,
  via: z.string().nullable(),
  why: z.string().nullable(),
  /** After this instant it is of no use and isn't sent; null where it always is. */
  notAfter: z.iso.datetime().nullable(),
  requestedAt: z.iso.datetime(),
  sentAt: z.iso.datetime().nullable(),
  openedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  revision: z.int(),
});
export type MessageOut = z.infer<typeof messageOut>;

/** One message on its page. */
export const messageDetail = messageOut.extend({
  /** What one of the firm wrote in it; null for the service’s own texts, which may contain a code, and once the key is destroyed. */
  written: z.strictObject({ title: z.string(), text: z.string() }).nullable(),
});
export type MessageDetail = z.infer<typeof messageDetail>;

export const messageSorts = ['requestedAt', 'updatedAt', 'status', 'channel', 'id'] as const;
export type MessageSort = (typeof messageSorts)[number];

/** The filter of the list. All given conditions must hold. */
export const messageFilter = z.strictObject({
  /** Selects messages by id, without a limit on their number. */
  id: z.array(z.uuid()).max(1000).optional(),
  owner: z.uuid().optional(),
  channel: channel.optional(),
  template: templateName.optional(),
  status: status.optional(),
  opened: z.boolean().optional(),
  /** Failed, and another attempt could help now (failures.ts). */
  retriable: z.literal(true).optional(),
});
export type MessageFilter = z.infer<typeof messageFilter>;
