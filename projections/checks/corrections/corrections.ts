import { checkEvents } from '@nomucheck/domain/checks/check-events.ts';
import { isNoChange, type RouteChange } from '@nomucheck/domain/checks/corrections/change.ts';
import {
  correctionDropped,
  correctionTold,
  resultCorrected,
} from '@nomucheck/domain/checks/corrections/correction-events.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { messageOfStream } from '@nomucheck/domain/messages/message.ts';
import { messageEvents } from '@nomucheck/domain/messages/message-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../../runner/projection.ts';

/**
 * A result that the service corrected, as the firm's people see it: only what shows without sensitive answers. Where nothing shows
 * without them there is no row, because the row alone would disclose that there is such an answer.
 */
export type CorrectionRow = {
  /** Also the id of the message by which the owner is told. */
  id: string;
  check_id: string;
  owner: string;
  side: 'employee' | 'employer';
  ruleset_version: string;
  /** When the wrong result was given. */
  told_at: string;
  corrected_at: string;
  day_before: string | null;
  day_after: string | null;
  opened: readonly string[];
  closed: readonly string[];
  moved: RouteChange['moved'];
  /** How the owner was told; null until then, and where there was no address. */
  channel: 'email' | 'sms' | null;
  notified_at: string | null;
  /** No message was needed: a later correction had taken its place. */
  unneeded: boolean;
  message_status: 'requested' | 'sent' | 'failed' | null;
  message_opened_at: string | null;
};

const corrected = resultCorrected
  .pick({ owner: true, correctionId: true, rulesetVersion: true, toldAt: true, side: true })
  .extend({ change: resultCorrected.shape.change })
  .loose();
const told = correctionTold.loose();
const dropped = correctionDropped.loose();
const owned = z.object({ owner: z.string() });

const definition = (type: string) => definitionIn(checkEvents, type);

/** How far the message about it has come. Messages about anything else have no row here. */
const message = (type: string, change: (at: string) => Partial<CorrectionRow>) =>
  on<CorrectionRow, z.infer<typeof owned>>(definitionIn(messageEvents, type), owned, {
    keys: ({ stream }: Event<unknown>) => [messageOfStream(stream)],
    evolveRow: (row, { at }) => row && { ...row, ...change(at) },
  });

export const corrections = defineProjection<CorrectionRow>({
  name: 'corrections',
  version: 2,
  table: {
    name: 'corrections',
    key: 'id',
    columns: {
      check_id: 'text not null',
      owner: 'text not null',
      side: 'text not null',
      ruleset_version: 'text not null',
      told_at: 'timestamptz not null',
      corrected_at: 'timestamptz not null',
      day_before: 'date',
      day_after: 'date',
      opened: 'text[] not null',
      closed: 'text[] not null',
      moved: 'jsonb not null',
      channel: 'text',
      notified_at: 'timestamptz',
      unneeded: 'boolean not null',
      message_status: 'text',
      message_opened_at: 'timestamptz',
    },
    indexes: ['(corrected_at, id)', '(ruleset_version, corrected_at, id)', '(day_after, id)', '(owner)'],
  },
  takes: [
    on(definition('ResultCorrected'), corrected, {
      keys: ({ data }) => [data.correctionId],
      evolveRow: (_row, { data, stream, at }) =>
        isNoChange(data.change)
          ? null
          : {
              id: data.correctionId,
              check_id: stream.replace(/^check-/, ''),
              owner: data.owner,
              side: data.side,
              ruleset_version: data.rulesetVersion,
              told_at: data.toldAt,
              corrected_at: at,
              day_before: data.change.before,
              day_after: data.change.after,
              opened: data.change.opened,
              closed: data.change.closed,
              moved: data.change.moved,
              channel: null,
              notified_at: null,
              unneeded: false,
              message_status: null,
              message_opened_at: null,
            },
    }),
    on(definition('CorrectionTold'), told, {
      keys: ({ data }) => [data.correctionId],
      evolveRow: (row, { data, at }) =>
        row && { ...row, channel: data.channel, notified_at: at, unneeded: data.unneeded ?? false },
    }),
    on(definition('CorrectionDropped'), dropped, { keys: ({ data }) => [data.correctionId], evolveRow: () => null }),
    message('MessageRequested', () => ({ message_status: 'requested' })),
    message('MessageSent', () => ({ message_status: 'sent' })),
    message('MessageFailed', () => ({ message_status: 'failed' })),
    message('MessageRetried', () => ({ message_status: 'requested' })),
    message('MessageOpened', (at) => ({ message_opened_at: at })),
  ],
});
