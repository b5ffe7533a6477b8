import type { TopicCorrectionFilter, TopicCorrectionSort } from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { topicCorrectionEvents } from '@nomucheck/domain/advice/corrections/correction-events.ts';
import type { TopicCorrection } from '@nomucheck/domain/advice/corrections/topic-correction.ts';
import { definitionIn } from '@nomucheck/domain/kernel/log/event-definition.ts';
import type { Sealed } from '@nomucheck/domain/kernel/log/stored-event.ts';
import { z } from 'zod';
import { readPage, sql } from '../lists/page.ts';
import type { Db } from '../runner/db.ts';
import { defineProjection, on } from '../runner/projection.ts';

/** A correction in force: a sentence of a topic, and what is said in its place. Nothing of a person but who made it. */
export type TopicCorrectionRow = {
  /** The topic and the line. */
  id: string;
  topic_id: string;
  line: string;
  replacement: string | null;
  law: string | null;
  from_advice: string | null;
  corrected_by: string;
  corrected_at: string;
  reason: Sealed | null;
};

const ofLine = z.object({ topicId: z.string(), line: z.string() });
const corrected = ofLine.extend({
  replacement: z.string().nullable(),
  law: z.string().nullable(),
  fromAdvice: z.string().nullable(),
});

const definition = (type: string) => definitionIn(topicCorrectionEvents, type);
const keys = ({ data }: { readonly data: z.infer<typeof ofLine> }): readonly string[] => [
  `${data.topicId} ${data.line}`,
];

export const topicCorrections = defineProjection<TopicCorrectionRow>({
  name: 'topic-corrections',
  version: 2,
  oneStreamARow: true,
  table: {
    name: 'topic_corrections',
    key: 'id',
    columns: {
      topic_id: 'text not null',
      line: 'text not null',
      replacement: 'text',
      law: 'text',
      from_advice: 'text',
      corrected_by: 'text not null',
      corrected_at: 'timestamptz not null',
      reason: 'jsonb',
    },
    indexes: ['(corrected_at, id)', '(topic_id, corrected_at, id)'],
  },
  takes: [
    on(definition('TopicLineCorrected'), corrected, {
      keys,
      evolveRow: (_row, { data, at, actor, reason }, id) => ({
        ...{ id, topic_id: data.topicId, line: data.line, replacement: data.replacement, law: data.law },
        ...{ from_advice: data.fromAdvice, corrected_by: actor.id, corrected_at: at, reason: reason ?? null },
      }),
    }),
    on(definition('TopicLineRestored'), ofLine, { keys, evolveRow: () => null }),
  ],
});

/** Every correction in force: an answer reads them all, and there are few. */
export const correctionsInForce = async (db: Db): Promise<readonly TopicCorrection[]> => {
  const { rows } = await db.query<TopicCorrection>(
    `select topic_id as "topicId", line, replacement, law from read.topic_corrections order by id limit $1`,
    [mostInForce],
  );
  return rows;
};
const mostInForce = 5_000;

export type TopicCorrectionsWanted = {
  readonly sort: { readonly field: TopicCorrectionSort; readonly descending: boolean };
  /** Both inclusive; ignored when `filter.id` names corrections. */
  readonly from: number;
  readonly to: number;
  readonly filter: TopicCorrectionFilter;
};
export type ListedTopicCorrection = TopicCorrection & {
  readonly id: string;
  readonly fromAdvice: string | null;
  readonly by: string;
  readonly at: string;
  readonly reason: Sealed | null;
};

const sortColumns = { at: 'corrected_at', topicId: 'topic_id', id: 'id' } as const;

export const listTopicCorrections = async (
  db: Db,
  { sort: { field, descending }, from, to, filter }: TopicCorrectionsWanted,
): Promise<{ readonly items: readonly ListedTopicCorrection[]; readonly total: number }> => {
  const matching = sql('read.topic_corrections');
  if (filter.id) matching.whereRaw('id = any (?::text[])', [filter.id]);
  if (filter.topicId !== undefined) matching.where('topic_id', filter.topicId);
  const columns = [...new Set([sortColumns[field], 'corrected_at', 'id'])];
  const { rows, total } = await readPage<Omit<ListedTopicCorrection, 'at'> & { readonly corrected_at: Date }>(db, {
    matching,
    columns: [
      ...['id', 'topic_id as topicId', 'topic_id', 'line', 'replacement', 'law', 'from_advice as fromAdvice'],
      ...['corrected_by as by', 'corrected_at', 'reason'],
    ],
    order: field === 'id' ? [{ column: 'id', descending }] : columns.map((column) => ({ column, descending })),
    range: filter.id ? null : { from, to },
  });
  return {
    items: rows.map(({ id, topicId, line, replacement, law, fromAdvice, by, corrected_at, reason }) => ({
      ...{ id, topicId, line, replacement, law, fromAdvice, by, at: corrected_at.toISOString(), reason },
    })),
    total,
  };
};
