import { adviceOfStream } from '@nomucheck/domain/advice/advice.ts';
import { adviceEvents } from '@nomucheck/domain/advice/advice-events.ts';
import { topicsNamed } from '@nomucheck/domain/advice/reports/answer-topics.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import { z } from 'zod';
import { defineProjection, on } from '../runner/projection.ts';
import { type SealedValue, sealed } from '../runner/rows/sealed.ts';

/** One answer with the topics that it was made of, and what was said about it. That stays the ciphertext of the log. */
export type AdviceAnswerRow = {
  id: string;
  advice_id: string;
  asker: string;
  topics: readonly string[];
  /** null where nothing was said. */
  reported_at: string | null;
  report: SealedValue;
  to_look_at: boolean;
  settled: boolean;
};

const begun = z.object({ asker: z.string(), answerId: z.string(), tests: z.array(z.object({ item: z.string() })) });
const reported = z.object({ answerId: z.string(), toLookAt: z.boolean(), report: sealed });
const settled = z.object({ answerId: z.string() });

const definition = (type: string) => definitionIn(adviceEvents, type);
const keys = ({ data }: { readonly data: { readonly answerId: string } }): readonly string[] => [data.answerId];

export const adviceAnswers = defineProjection<AdviceAnswerRow>({
  name: 'advice-answers',
  version: 1,
  oneStreamARow: true,
  table: {
    name: 'advice_answers',
    key: 'id',
    columns: {
      advice_id: 'text not null',
      asker: 'text not null',
      topics: 'text[] not null',
      reported_at: 'timestamptz',
      report: 'jsonb',
      to_look_at: 'boolean not null',
      settled: 'boolean not null',
    },
    indexes: [
      '(reported_at, id) where to_look_at and not settled',
      '(reported_at, id) where to_look_at',
      '(id) where reported_at is not null and not to_look_at',
      '(asker)',
    ],
  },
  takes: [
    on(definition('AdviceAnswerBegun'), begun, {
      keys,
      evolveRow: (_row, { data, stream }) => ({
        ...{ id: data.answerId, advice_id: adviceOfStream(stream), asker: data.asker },
        topics: topicsNamed(data.tests.map(({ item }) => item)),
        ...{ reported_at: null, report: null, to_look_at: false, settled: false },
      }),
    }),
    on(definition('AdviceAnswerReported'), reported, {
      keys,
      evolveRow: (row, { data: { report, toLookAt }, at }) =>
        row && { ...row, reported_at: at, report, to_look_at: toLookAt, settled: false },
    }),
    on(definition('AdviceReportSettled'), settled, {
      keys,
      evolveRow: (row) => row && { ...row, settled: true },
    }),
  ],
});
