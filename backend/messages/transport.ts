import type { Message } from '@nomucheck/domain/message/message.ts';
import type { MessageText } from '@nomucheck/domain/message/message-texts.ts';

/** A message ready to go. */
export type Letter = MessageText & {
  /** The message's; the same one again is the same letter. */
  readonly id: string;
  /** The person whom it is for. */
  readonly owner: string;
  readonly channel: Message['channel'];
  readonly to: string;
};

/** Takes letters to people. `send` throws where it couldn't; then it is tried again. */
export type Transport = {
  readonly via: 'mailbox' | 'smtp';
  send(letter: Letter): Promise<void>;
};
