import type { MessageTemplates } from '../kernel/message-text.ts';

/** Messages that the firm's admins write. */
export const writtenTemplates = {
  notice: ({ title = '', text = '' }, channel) => ({
    subject: `[노무체크] ${title}`,
    text: channel === 'sms' ? `[노무체크] ${text}` : text,
  }),
} satisfies MessageTemplates;
