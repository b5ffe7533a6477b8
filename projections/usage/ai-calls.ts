import { koreanDateOf } from '@nomucheck/domain/kernel/korean/korean-date.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { spent } from '@nomucheck/domain/usage/amounts.ts';
import { monthOfStream } from '@nomucheck/domain/usage/usage.ts';
import { usageEvents } from '@nomucheck/domain/usage/usage-events.ts';
import { z } from 'zod';
import { defineProjection, type Event, on } from '../runner/projection.ts';

/** One call of a model, from its reservation on; a released one has no row. */
export type AiCallRow = {
  /** With the month, because the rows of one id in two months come from two streams. */
  id: string;
  stream: string;
  call_id: string;
  advice_id: string;
  user_id: string;
  company_id: string | null;
  advisor: string;
  model: string;
  at: string;
  day: string;
  input_tokens: number;
  output_tokens: number;
  cost_micro_won: number;
  /** null: it isn't over. */
  outcome: string | null;
  estimated: boolean;
  /** When its reservation ends; null once it is over. */
  until: string | null;
};

const called = z.object({ callId: z.string() });
const call = called.extend({
  adviceId: z.string(),
  userId: z.string(),
  companyId: z.string().nullable(),
  advisor: z.string(),
  model: z.string(),
});
const reserved = call.extend({ most: spent, until: z.string() });
const settled = call.extend({ spent, outcome: z.string(), estimated: z.boolean() });

const keys = ({ stream, data }: Event<z.infer<typeof called>>): readonly string[] => [
  `${monthOfStream(stream)}:${data.callId}`,
];
const definition = (type: string) => definitionIn(usageEvents, type);

const columnsOf = ({ stream, data }: Event<z.infer<typeof call>>, key: string) => ({
  id: key,
  stream,
  call_id: data.callId,
  advice_id: data.adviceId,
  user_id: data.userId,
  company_id: data.companyId,
  advisor: data.advisor,
  model: data.model,
});
const amountsOf = ({ inputTokens, outputTokens, costMicroWon }: z.infer<typeof spent>) => ({
  input_tokens: inputTokens,
  output_tokens: outputTokens,
  cost_micro_won: costMicroWon,
});

export const aiCalls = defineProjection<AiCallRow>({
  name: 'ai-calls',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'ai_calls',
    key: 'id',
    columns: {
      stream: 'text not null',
      call_id: 'text not null',
      advice_id: 'text not null',
      user_id: 'text not null',
      company_id: 'text',
      advisor: 'text not null',
      model: 'text not null',
      at: 'timestamptz not null',
      day: 'date not null',
      input_tokens: 'double precision not null',
      output_tokens: 'double precision not null',
      // Exact for whole numbers up to nine billion won.
      cost_micro_won: 'double precision not null',
      outcome: 'text',
      estimated: 'boolean not null',
      until: 'timestamptz',
    },
    indexes: ['(at, id)', '(user_id, at, id)', '(company_id, at, id)', '(day)', '(until) where until is not null'],
  },
  takes: [
    on(definition('CallReserved'), reserved, {
      keys,
      evolveRow: (_row, event, key) => ({
        ...columnsOf(event, key),
        ...amountsOf(event.data.most),
        at: event.at,
        day: koreanDateOf(event.at),
        outcome: null,
        estimated: false,
        until: event.data.until,
      }),
    }),
    on(definition('CallSettled'), settled, {
      keys,
      evolveRow: (row, event, key) => ({
        ...columnsOf(event, key),
        ...amountsOf(event.data.spent),
        // A call that was released and is reported after all is of the time of the report.
        at: row?.at ?? event.at,
        day: row?.day ?? koreanDateOf(event.at),
        outcome: event.data.outcome,
        estimated: event.data.estimated,
        until: null,
      }),
    }),
    on(definition('CallReleased'), called, { keys, evolveRow: () => null }),
  ],
});
