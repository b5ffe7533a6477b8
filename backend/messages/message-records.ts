import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import { type Message, messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import { channelNames, messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandHandler } from '../engine/command-handling/handle-command.ts';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { Histories, HistoryPage, HistoryRange, HistoryView } from '../engine/history/history.ts';
import { messageOfEvents } from './message-as-of.ts';

/** All that happened to a message. Throws `not_found` for one that nobody requested. */
export type MessageRecords = {
  /** As it stood; throws `not_found` for a time before it, and for a revision that it doesn't have. */
  asOf(id: string, asOf: string): Promise<MessageOut>;
  /** `owner`: whose message it is. */
  history(id: string, range: HistoryRange, caller: Caller): Promise<HistoryPage & { readonly owner: string }>;
};

export const createMessageRecords = (
  commands: Pick<CommandHandler, 'load' | 'history'>,
  histories: Histories,
): MessageRecords => ({
  asOf: async (id, asOf) => {
    const options = loadOptionsOf(asOf);
    const then = messageOfEvents(id, await commands.history<MessageEvent>(messageStream(id), options));
    if (!then || (options.to !== undefined && then.revision !== options.to)) throw new DomainError('not_found');
    return then;
  },
  history: async (id, range, caller) => {
    const stream = messageStream(id);
    const { state, revision } = await commands.load(messageDecider, stream);
    if (!state) throw new DomainError('not_found');
    return { ...(await histories({ stream, revision }, range, historyView, caller)), owner: state.owner };
  },
});

/** Without address and text: the text may contain a code. */
const historyView: HistoryView<Message | null, MessageEvent> = {
  initialState: messageDecider.initialState,
  evolve: messageDecider.evolve,
  seen: (message) =>
    message
      ? {
          '발송 수단': channelNames[message.channel],
          상태: messageStatusNames[message.status],
          열어봄: message.opened ? '열어봄' : null,
        }
      : {},
  // No event of a message is about a question.
  sentenceContext: { question: (key) => key },
};
