import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { isOfUse } from './failures.ts';
import type { MessageEvent } from './message-events.ts';

type Requested = Extract<MessageEvent, { type: 'MessageRequested' }>['data'];
type Failed = Extract<MessageEvent, { type: 'MessageFailed' }>['data'];
type Sent = Extract<MessageEvent, { type: 'MessageSent' }>['data'];

/** A message to a person, and its progress. null where there is none. */
export type Message = Requested & {
  readonly status: 'requested' | 'sent' | 'failed';
  readonly opened: boolean;
};

export type MessageCommand =
  | { type: 'RequestMessage'; message: Requested }
  | { type: 'NoteSent'; via: Sent['via'] }
  | { type: 'NoteFailed'; why: Failed['why'] }
  | { type: 'NoteOpened' }
  | { type: 'RetryMessage'; at: string };

const decide = (command: MessageCommand, message: Message | null): readonly MessageEvent[] => {
  if (command.type === 'RequestMessage') {
    if (message) throw new DomainError('conflict');
    return [{ type: 'MessageRequested', data: command.message }];
  }
  if (!message) throw new DomainError('not_found');
  const { owner, status, opened } = message;
  switch (command.type) {
    case 'NoteSent':
      return status === 'sent' ? [] : [{ type: 'MessageSent', data: { owner, via: command.via } }];
    case 'NoteFailed':
      return status === 'requested' ? [{ type: 'MessageFailed', data: { owner, why: command.why } }] : [];
    case 'RetryMessage':
      if (!canBeRetried(message, command.at)) throw new DomainError('stage_wrong');
      return [{ type: 'MessageRetried', data: { owner } }];
    case 'NoteOpened':
      return opened ? [] : [{ type: 'MessageOpened', data: { owner } }];
  }
};

/** Failed, and not out of date. */
const canBeRetried = ({ status, personal, notAfter }: Message, at: string): boolean =>
  status === 'failed' && personal !== null && isOfUse({ notAfter }, at);

const evolve = (message: Message | null, event: MessageEvent): Message | null => {
  if (event.type === 'MessageRequested') return { ...event.data, status: 'requested', opened: false };
  if (!message) return null;
  switch (event.type) {
    case 'MessageSent':
      return { ...message, status: 'sent' };
    case 'MessageFailed':
      return { ...message, status: 'failed' };
    case 'MessageOpened':
      return { ...message, opened: true };
    case 'MessageRetried':
      return { ...message, status: 'requested' };
  }
};

export const messageDecider: Decider<Message | null, MessageCommand, MessageEvent> = {
  initialState: null,
  decide,
  evolve,
};

/** The stream name of a message, and the message id of a stream name. */
export const messageStream = (id: string): string => `message-${id}`;
export const messageOfStream = (stream: string): string => stream.replace(/^message-/, '');
