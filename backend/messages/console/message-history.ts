import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { type Message, messageDecider, messageStream } from '@nomucheck/domain/messages/message.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';
import { channelNames, messageStatusNames } from '@nomucheck/domain/messages/message-names.ts';
import type { CommandHandler } from '../../engine/command-handling/handle-command.ts';
import type { HistoryView } from '../../engine/history/history-entries.ts';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { type RecordHistory, requireId, titleOf } from '../../engine/history/record-histories.ts';
import type { RecordStories } from '../../engine/history/record-stories.ts';

type Parts = {
  readonly commands: Pick<CommandHandler, 'load'>;
  readonly namesOf: NamesOf;
  readonly stories: RecordStories;
};

/** All that happened to a message. What was sent can't be put back. */
export const messageHistory = ({ commands, namesOf, stories }: Parts): RecordHistory => ({
  kind: 'message',
  find: async (id, caller) => {
    authorize(caller.actor, 'menu.message');
    requireId(id);
    const stream = messageStream(id);
    const { state: message, revision, createdAt } = await commands.load(messageDecider, stream);
    if (!message) throw new DomainError('not_found');
    const nameOf = await namesOf([message.owner]);
    return {
      title: titleOf(nameOf(message.owner), channelNames[message.channel], createdAt ?? ''),
      story: stories({ stream, revision }, historyView, caller),
      discloses: { purpose: 'messages', people: [message.owner] },
    };
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
