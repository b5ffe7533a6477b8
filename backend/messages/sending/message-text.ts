import type { MessageChannel, MessageTemplates, MessageText } from '@nomucheck/domain/kernel/text/message-text.ts';
import { requireSmsText } from '../sms/sms-text.ts';

type Params = Readonly<Record<string, string>>;

/** The texts of all messages, from the templates that the contexts declare. */
export type MessageTexts = {
  /** The text of a message with its values filled in. Throws when no context declares the template. */
  readonly of: (template: string, params: Params, channel: MessageChannel) => MessageText;
  /** Throws `invalid_request` at `params` when the text can't be sent by this channel, and what `of` throws. */
  readonly requireSayable: (template: string, params: Params, channel: MessageChannel) => void;
};

export const createMessageTexts = (templates: MessageTemplates): MessageTexts => {
  const of: MessageTexts['of'] = (template, params, channel) => {
    const write = templates[template];
    if (!write) throw new Error(`no context declares the message template ${template}`);
    return write(params, channel);
  };
  return {
    of,
    requireSayable: (template, params, channel) => {
      const { text } = of(template, params, channel);
      if (channel === 'sms') requireSmsText(text);
    },
  };
};
