import type { MessageTemplates, WriteMessage } from '@nomucheck/domain/kernel/text/message-text.ts';
import type { MessageTemplatesOut } from '@nomucheck/domain/messages/contract.ts';

/** Each template as both channels show it. The value of a variable is its name in braces: `{code}`. */
export const templatePreviews = (templates: MessageTemplates): MessageTemplatesOut['items'] =>
  Object.entries(templates).map(([name, write]) => {
    const asked = new Set<string>();
    const shown = (channel: Parameters<WriteMessage>[1]) => {
      const { subject, text } = write(namedBy(asked), channel);
      return { subject, text };
    };
    return { name, email: shown('email'), sms: shown('sms'), variables: [...asked] };
  });

/** Values that are their own names, noting which of them a template asks for: what it asks for are its variables. */
const namedBy = (asked: Set<string>): Readonly<Record<string, string>> =>
  new Proxy<Record<string, string>>(
    {},
    {
      get: (_values, name) => {
        if (typeof name !== 'string') return undefined;
        asked.add(name);
        return `{${name}}`;
      },
    },
  );
