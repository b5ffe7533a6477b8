import type { RecordedEvent } from '@nomucheck/domain/kernel/log/event.ts';
import type { MessageOut } from '@nomucheck/domain/messages/contract.ts';
import type { MessageEvent } from '@nomucheck/domain/messages/message-events.ts';

/** The message as these events left it; null before its request. The same as its line in the list, which a test compares. */
export const messageOfEvents = (id: string, events: readonly RecordedEvent<MessageEvent>[]): MessageOut | null =>
  events.reduce<MessageOut | null>((message, event) => {
    const { revision, at: updatedAt } = event;
    const after = event.type === 'MessageRequested' ? requested(id, event) : message && then(message, event);
    return after && { ...after, updatedAt, revision };
  }, null);

type Of<Type extends MessageEvent['type']> = Extract<RecordedEvent<MessageEvent>, { type: Type }>;

const requested = (id: string, { data, at, revision }: Of<'MessageRequested'>): MessageOut => ({
  ...{ id, owner: data.owner, channel: data.channel, template: data.template, to: data.personal?.to ?? null },
  ...{ status: 'requested', via: null, why: null, notAfter: data.notAfter },
  ...{ requestedAt: at, sentAt: null, openedAt: null, updatedAt: at, revision },
});

const then = (message: MessageOut, event: Exclude<RecordedEvent<MessageEvent>, Of<'MessageRequested'>>): MessageOut => {
  switch (event.type) {
    case 'MessageSent':
      return { ...message, status: 'sent', via: event.data.via, why: null, sentAt: event.at };
    case 'MessageFailed':
      return { ...message, status: 'failed', why: event.data.why };
    case 'MessageRetried':
      return { ...message, status: 'requested', why: null };
    case 'MessageOpened':
      return { ...message, openedAt: event.at };
  }
};
