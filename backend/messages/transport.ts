import type { MessageText } from '@nomucheck/domain/kernel/message-text.ts';
import type { Message } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';

export type Channel = Message['channel'];
export type Via = Extract<MessageEvent, { type: 'MessageSent' }>['data']['via'];

/** A message ready to go. */
export type Letter = MessageText & {
  /** The message's; the same one again is the same letter. */
  readonly id: string;
  /** The person whom it is for. */
  readonly owner: string;
  readonly channel: Channel;
  readonly to: string;
};

/** Takes letters to people. `send` throws where it couldn't: `NotDelivered` where it knows why. Then it is tried again. */
export type Transport = {
  readonly via: Via;
  send(letter: Letter): Promise<void>;
  /** Lets go of what it holds open. */
  close?(): void;
};

/** What takes the letters of each channel. */
export type Transports = Readonly<Record<Channel, Transport>>;

/**
 * A letter that wasn't taken. `message` goes to logs: codes of an error, never the post's own words, which quote addresses.
 * `final` where the same letter would be refused again. A class only because `throw` wants an Error.
 */
export class NotDelivered extends Error {
  readonly final: boolean;

  constructor(why: string, { final }: { readonly final: boolean }) {
    super(why);
    this.name = 'NotDelivered';
    this.final = final;
  }
}
