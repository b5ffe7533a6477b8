/** A message as its reader sees it. */
export type MessageText = { readonly subject: string; readonly text: string };

export type MessageChannel = 'email' | 'sms';

/** Writes the text of a message from its parameters. */
export type WriteMessage = (params: Readonly<Record<string, string>>, channel: MessageChannel) => MessageText;

/** Templates of messages by name. The log stores the names, so a name is never reused for another template. */
export type MessageTemplates = Readonly<Record<string, WriteMessage>>;
