import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { messageOfStream } from '@nomucheck/domain/messages/message.ts';
import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/** One message: its recipient and its progress. The address and the text stay the ciphertext of the log. */
export type MessageRow = {
  id: string;
  owner: string;
  channel: 'email' | 'sms';
  template: string;
  personal: SealedValue;
  status: 'requested' | 'sent' | 'failed';
  /** The service that accepted it, once it is sent. */
  via: string | null;
  /** Why it failed, as long as it isn't retried. */
  why: string | null;
  /** After this instant it is of no use and isn't sent. */
  not_after: string | null;
  requested_at: string;
  sent_at: string | null;
  opened_at: string | null;
  /** The first failure, also where a later attempt reached the person. */
  failed_at: string | null;
  updated_at: string;
  revision: number;
  position: string;
};

const requested = z.object({
  owner: z.string(),
  channel: z.enum(['email', 'sms']),
  template: z.string(),
  personal: sealed,
  notAfter: z.iso.datetime().nullable(),
});
const sent = z.object({ via: z.string() });
const failed = z.object({ why: z.string() });
const owned = z.object({ owner: z.string() });

const keys = ({ stream }: { stream: string }): readonly string[] => [messageOfStream(stream)];
const definition = (type: string) => definitionIn(messageEvents, type);

/** A later event of a message: its row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (data: Data, at: string, row: MessageRow) => Partial<MessageRow>) =>
  (row: MessageRow | null, { data, at, revision, position }: Event<Data>): MessageRow | null =>
    row && { ...row, ...change(data, at, row), updated_at: at, revision, position };

/** Every message that was requested. */
export const messages = defineProjection<MessageRow>({
  name: 'messages',
  version: 3,
  oneStreamARow: true,
  table: {
    name: 'messages',
    key: 'id',
    columns: {
      owner: 'text not null',
      channel: 'text not null',
      template: 'text not null',
      personal: 'jsonb',
      status: 'text not null',
      via: 'text',
      why: 'text',
      not_after: 'timestamptz',
      requested_at: 'timestamptz not null',
      sent_at: 'timestamptz',
      opened_at: 'timestamptz',
      failed_at: 'timestamptz',
      updated_at: 'timestamptz not null',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(requested_at, id)',
      '(updated_at, id)',
      '(status, requested_at, id)',
      '(channel, requested_at, id)',
      '(owner, requested_at, id)',
      '(sent_at) where sent_at is not null',
      '(opened_at) where opened_at is not null',
      '(failed_at) where failed_at is not null',
    ],
  },
  takes: [
    on(definition('MessageRequested'), requested, {
      keys,
      evolveRow: (_row, { stream, data: { notAfter, ...data }, at, revision, position }) => ({
        id: messageOfStream(stream),
        ...data,
        not_after: notAfter,
        status: 'requested',
        via: null,
        why: null,
        requested_at: at,
        sent_at: null,
        opened_at: null,
        failed_at: null,
        updated_at: at,
        revision,
        position,
      }),
    }),
    on(definition('MessageSent'), sent, {
      keys,
      evolveRow: then(({ via }, at) => ({ status: 'sent', via, why: null, sent_at: at })),
    }),
    on(definition('MessageFailed'), failed, {
      keys,
      evolveRow: then(({ why }, at, row) => ({ status: 'failed', why, failed_at: row.failed_at ?? at })),
    }),
    on(definition('MessageRetried'), owned, { keys, evolveRow: then(() => ({ status: 'requested', why: null })) }),
    on(definition('MessageOpened'), owned, { keys, evolveRow: then((_data, at) => ({ opened_at: at })) }),
  ],
});
