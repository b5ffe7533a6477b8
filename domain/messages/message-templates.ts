import type { MessageTemplates } from '../kernel/text/message-text.ts';
import { advertisementOf } from './advertising.ts';

/** Messages that the firm's admins write. */
export const writtenTemplates = {
  notice: ({ title = '', text = '' }, channel) => ({
    subject: `[노무체크] ${title}`,
    text: channel === 'sms' ? `[노무체크] ${text}` : text,
  }),
  /** `name` to `refusal` are of the sender. */
  advertisement: ({ title = '', text = '', name = '', phone = '', email = '', address = '', refusal = '' }, channel) =>
    advertisementOf({ title, text }, { name, phone, email, address, refusal }, channel),
} satisfies MessageTemplates;
