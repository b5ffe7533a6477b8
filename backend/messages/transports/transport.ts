import type { MessageText } from '@nomucheck/domain/kernel/text/message-text.ts';
import type { Message } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';

export type Channel = Message['channel'];
export type Via = Extract<MessageEvent, { type: 'MessageSent' }>['data']['via'];

/** A message that is ready to be sent. */
export type Letter = MessageText & {
  /** The message's id; a letter with the same id is the same letter. */
  readonly id: string;
  /** The id of the person who receives it. */
  readonly owner: string;
  readonly channel: Channel;
  readonly to: string;
  /** Somebody waits for it, as for a code: it waits for no letter that isn't urgent. */
  readonly urgent: boolean;
};

/**
 * Sends letters to people. `send` throws on failure: `NotDelivered` when the cause is known. The letter is then tried
 * again.
 */
export type Transport = {
  readonly via: Via;
  send(letter: Letter): Promise<void>;
  /** Closes its connections. */
  close?(): void;
};

/** The transport of each channel. */
export type Transports = Readonly<Record<Channel, Transport>>;

/**
 * The failure of a letter. `message` is logged: it holds error codes, never the text of the mail server's answer,
 * which quotes addresses. `final`: the same letter would be refused again. `ofLetter`: refused for this address or letter, perhaps
 * for a while only; otherwise nothing can be sent at present. It is a class only because `throw` needs an Error.
 */
export class NotDelivered extends Error {
  readonly final: boolean;
  readonly ofLetter: boolean;

  constructor(why: string, { final, ofLetter = final }: { readonly final: boolean; readonly ofLetter?: boolean }) {
    super(why);
    this.name = 'NotDelivered';
    this.final = final;
    this.ofLetter = ofLetter;
  }
}
