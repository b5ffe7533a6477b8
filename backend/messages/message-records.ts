import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { MessageDetail, MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import { writtenTemplates } from '@nomucheck/domain/messages/message-templates.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import { messageOfEvents } from './console/message-as-of.ts';

/** A message at an earlier time. */
export type MessageRecords = {
  /** As it stood; throws `not_found` for a time before it, and for a revision that it doesn't have. */
  asOf(id: string, asOf: string): Promise<MessageOut>;
  /** What one of the firm wrote in it; null where the text is the service’s own. */
  written(message: Pick<MessageOut, 'id' | 'template'>): Promise<MessageDetail['written']>;
};

const isWritten = (template: string): boolean => Object.hasOwn(writtenTemplates, template);

export const createMessageRecords = (commands: Pick<CommandHandler, 'history'>): MessageRecords => ({
  asOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const then = messageOfEvents(id, await commands.history<MessageEvent>(messageStream(id), options));
    if (!then || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
    return then;
  },
  written: async ({ id, template }) => {
    if (!isWritten(template)) return null;
    const [request] = await commands.history<MessageEvent>(messageStream(id), { to: 1 });
    const params = request?.type === 'MessageRequested' ? request.data.personal?.params : undefined;
    return params ? { title: params.title ?? '', text: params.text ?? '' } : null;
  },
});
