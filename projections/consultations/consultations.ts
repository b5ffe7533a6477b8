import { consultationOfStream } from '@nomucheck/domain/consultations/consultation.ts';
import { consultationEvents } from '@nomucheck/domain/consultations/consultation-events.ts';
import { endOf } from '@nomucheck/domain/consultations/consultation-state.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One consultation as lists show it: nothing that anybody wrote. The stage follows from these columns and the clock. */
export type ConsultationRow = {
  id: string;
  owner: string;
  kind: 'free' | 'paid';
  topic: string;
  check_id: string | null;
  wants_call: boolean;
  wants_chance_review: boolean;
  requested_at: string;
  /** The instant of the last word of either side. */
  last_word_at: string;
  /** Asked for as a paid one, and not paid. */
  unpaid: boolean;
  assignee: string | null;
  agreed_at: string | null;
  /** When the agreed half hour is over; null once the firm has written after it. */
  agreed_until: string | null;
  turn: 'waiting_for_us' | 'waiting_for_them';
  closed_at: string | null;
  revision: number;
  position: string;
};

const requested = z.object({
  owner: z.string(),
  kind: z.enum(['free', 'paid']),
  topic: z.string(),
  checkId: z.string().nullable(),
  wantsCall: z.boolean(),
  wantsChanceReview: z.boolean(),
});
const anything = z.object({});
const assigned = z.object({ attorney: z.string() });
const timeAgreed = z.object({ agreedAt: z.string() });

const definition = (type: string) => definitionIn(consultationEvents, type);
const keys = ({ stream }: { readonly stream: string }): readonly string[] => [consultationOfStream(stream)];

/** A later event: the row with these changes, and with the changes that every event makes. */
const then =
  <Data>(change: (row: ConsultationRow, data: Data, at: string) => Partial<ConsultationRow>) =>
  (row: ConsultationRow | null, { data, at, revision, position }: Event<Data>): ConsultationRow | null =>
    row && { ...row, ...change(row, data, at), revision, position };

const noTime = { agreed_at: null, agreed_until: null } as const;

/** Every consultation. */
export const consultations = defineProjection<ConsultationRow>({
  name: 'consultations',
  version: 3,
  oneStreamARow: true,
  table: {
    name: 'consultations',
    key: 'id',
    columns: {
      owner: 'text not null',
      kind: 'text not null',
      topic: 'text not null',
      check_id: 'text',
      wants_call: 'boolean not null',
      wants_chance_review: 'boolean not null',
      requested_at: 'timestamptz not null',
      last_word_at: 'timestamptz not null',
      unpaid: 'boolean not null',
      assignee: 'text',
      agreed_at: 'timestamptz',
      agreed_until: 'timestamptz',
      turn: 'text not null',
      closed_at: 'timestamptz',
      revision: 'integer not null',
      position: 'text collate "C" not null',
    },
    indexes: [
      '(owner, requested_at, id)',
      '(requested_at, id)',
      '(check_id)',
      '(last_word_at, id)',
      '(agreed_at, id) where agreed_at is not null',
      '(assignee) where assignee is not null',
      '(last_word_at, requested_at, id) where closed_at is null',
    ],
  },
  takes: [
    on(definition('ConsultationRequested'), requested, {
      keys,
      evolveRow: (_row, { data, stream, at, revision, position }) => ({
        id: consultationOfStream(stream),
        ...{ owner: data.owner, kind: data.kind, topic: data.topic, check_id: data.checkId },
        ...{ wants_call: data.wantsCall, wants_chance_review: data.wantsChanceReview },
        ...{ requested_at: at, last_word_at: at, unpaid: data.kind === 'paid', assignee: null },
        ...{ ...noTime, turn: 'waiting_for_us', closed_at: null, revision, position },
      }),
    }),
    on(definition('ConsultationPaid'), anything, { keys, evolveRow: then(() => ({ unpaid: false })) }),
    on(definition('ConsultationUnpaid'), anything, { keys, evolveRow: then(() => ({ unpaid: true, ...noTime })) }),
    on(definition('ConsultationMadeFree'), anything, {
      keys,
      evolveRow: then(() => ({ kind: 'free', unpaid: false })),
    }),
    on(definition('ConsultationAdded'), anything, {
      keys,
      evolveRow: then((_row, _data, at) => ({ turn: 'waiting_for_us', last_word_at: at })),
    }),
    on(definition('ConsultationMoved'), anything, {
      keys,
      evolveRow: then((_row, _data, at) => ({ turn: 'waiting_for_us', last_word_at: at, ...noTime })),
    }),
    on(definition('ConsultationAssigned'), assigned, {
      keys,
      evolveRow: then((_row, { attorney }) => ({ assignee: attorney })),
    }),
    on(definition('ConsultationTimeAgreed'), timeAgreed, {
      keys,
      evolveRow: then((_row, { agreedAt }, at) => ({
        ...{ agreed_at: agreedAt, agreed_until: endOf(agreedAt), last_word_at: at },
      })),
    }),
    on(definition('ConsultationAnswered'), anything, {
      keys,
      evolveRow: then((row, _data, at) => ({
        ...{ turn: 'waiting_for_them', last_word_at: at },
        ...(row.agreed_at !== null && row.agreed_at <= at ? { agreed_until: null } : {}),
      })),
    }),
    on(definition('ConsultationClosed'), anything, {
      keys,
      evolveRow: then((_row, _data, at) => ({ closed_at: at })),
    }),
  ],
});
