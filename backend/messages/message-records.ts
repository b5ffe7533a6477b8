import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import { messageOfEvents } from './console/message-as-of.ts';

/** A message at an earlier time. */
export type MessageRecords = {
  /** As it stood; throws `not_found` for a time before it, and for a revision that it doesn't have. */
  asOf(id: string, asOf: string): Promise<MessageOut>;
};

export const createMessageRecords = (commands: Pick<CommandHandler, 'history'>): MessageRecords => ({
  asOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const then = messageOfEvents(id, await commands.history<MessageEvent>(messageStream(id), options));
    if (!then || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
    return then;
  },
});
