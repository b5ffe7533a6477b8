import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import {
  correctLineBody,
  restoreLineBody,
  type TopicCorrectionFilter,
  type TopicCorrectionItem,
  type TopicCorrectionSort,
  topicCorrectionFilter,
  topicCorrectionItem,
  topicCorrectionSorts,
  topicLinesOut,
} from '@nomucheck/domain/advice/contract/topic-correction.ts';
import { topicStream } from '@nomucheck/domain/advice/corrections/topic-correction.ts';
import { topicTitles } from '@nomucheck/domain/advice/topics/topic-titles.ts';
import { listTopicCorrections, topicCorrections } from '@nomucheck/projections/advice/topic-corrections.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { NamesOf } from '../../engine/history/people-names.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../../engine/http/requests/list-query.ts';
import { noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import { type Sealer, unsealedText } from '../../engine/sealing/sealer.ts';
import { disclosed } from '../advice-routes.ts';
import { answerParams } from '../reports/report-routes.ts';
import type { ReviewAnswers } from '../review/answers-of-review-routes.ts';
import type { CorrectingTopics } from './correcting-topics.ts';

const path = '/api/ai-advices/topic-corrections';
/** What a change answers: the record of a topic is its list of corrections. */
const changed = z.strictObject({ topicId: z.string(), line: z.string() });

const listRules: ListRules<TopicCorrectionSort, TopicCorrectionFilter> = {
  sortable: topicCorrectionSorts,
  default: { field: 'at', descending: true },
  filter: topicCorrectionFilter,
};

/** Sentences of topics that labour attorneys have said otherwise; in force for every answer that is begun from then on. */
export const topicCorrectionRoutes = (parts: {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly answers: Pick<ReviewAnswers, 'reviewed'>;
  readonly correcting: CorrectingTopics;
  readonly namesOf: NamesOf;
}): readonly Route[] => {
  const { db, sealer, answers, correcting, namesOf } = parts;

  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path,
      summary: 'The corrections of topics that are in force, as a list.',
      query: listQuery,
      answers: z.array(topicCorrectionItem),
      reads: [topicCorrections.name],
      handle: async ({ query }) => {
        const wanted = parseListQuery(query, listRules);
        const { items, total } = await listTopicCorrections(db, wanted);
        const nameOf = await namesOf(items.map(({ by }) => by));
        const body = await Promise.all(
          items.map(
            async (item): Promise<TopicCorrectionItem> => ({
              ...{ ...item, by: { id: item.by, name: nameOf(item.by) } },
              title: topicTitles.get(item.topicId) ?? null,
              reason: await unsealedText(sealer, item.reason),
            }),
          ),
        );
        return {
          ...pageAnswer(wanted, { items: body, total }),
          shows: items.map(({ topicId }) => topicStream(topicId)),
        };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path,
      status: 201,
      summary: 'Says a sentence of a topic otherwise, or never again, from an answer that shows the mistake.',
      body: correctLineBody,
      answers: changed,
      handle: async ({ body, context }, caller) => {
        const loaded = body.from && (await answers.reviewed(body.from.adviceId, caller));
        const { position } = await correcting.correct(body, loaded, { caller, context });
        return { body: { topicId: body.topicId, line: body.line }, position };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: `${path}/restore`,
      summary: 'Ends a correction: the topic says the sentence again as it is written.',
      body: restoreLineBody,
      answers: changed,
      handle: async ({ body, context }, caller) => {
        const { position } = await correcting.restore(body, { caller, context });
        return { body: { topicId: body.topicId, line: body.line }, position };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/:id/answers/:answerId/lines',
      summary: 'The sentences of an answer that its topics say, and that can be corrected there.',
      params: answerParams,
      answers: topicLinesOut,
      handle: async ({ params: { id, answerId } }, caller) => {
        const loaded = await answers.reviewed(id, caller);
        return {
          body: { lines: await correcting.linesOf(loaded, answerId, caller) },
          shows: [adviceStream(id)],
          discloses: disclosed([loaded.advice.asker]),
        };
      },
    }),
  ];
};
