import type { MessageChannel, MessageTemplates, MessageText } from '@nomucheck/domain/kernel/message-text.ts';
import { requireSmsText } from './sms-text.ts';

type Params = Readonly<Record<string, string>>;

/** The texts of all messages, from the templates that the contexts declare. */
export type MessageTexts = {
  /** What a message says, filled in. Throws where no context declares the template. */
  readonly of: (template: string, params: Params, channel: MessageChannel) => MessageText;
  /** Throws `invalid_request`, said at `params`, where the text can't go by this channel; and what `of` throws. */
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
