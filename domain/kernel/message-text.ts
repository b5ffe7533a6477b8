/** A message as its reader sees it. */
export type MessageText = { readonly subject: string; readonly text: string };

export type MessageChannel = 'email' | 'sms';

/** Writes the text of a message from what is filled in. */
export type WriteMessage = (params: Readonly<Record<string, string>>, channel: MessageChannel) => MessageText;

/** Templates of messages by their names, which the log keeps: a name is never given to another template. */
export type MessageTemplates = Readonly<Record<string, WriteMessage>>;
