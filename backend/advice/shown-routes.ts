import { reviewDetail } from '@nomucheck/domain/advice/contract/review.ts';
import { hideAdviceBody, showAdviceBody, shownAdvice } from '@nomucheck/domain/advice/contract/shown.ts';
import { shownAdvices } from '@nomucheck/projections/advice/shown-advices.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { idParams, noInput, publicRoute, type Route, staffRoute } from '../engine/http/route.ts';
import type { Sealer } from '../engine/sealing/sealer.ts';
import { questionOf } from './advice-list.ts';
import { byOf, type ReviewAnswers } from './review/answers-of-review-routes.ts';
import type { ReviewQueue } from './review/review-queue.ts';
import type { Reviewing } from './review/reviewing.ts';

export type ShownRouteParts = {
  readonly db: Db;
  readonly sealer: Pick<Sealer, 'unseal'>;
  readonly answers: ReviewAnswers;
  readonly queue: Pick<ReviewQueue, 'detail'>;
  readonly reviewing: Pick<Reviewing, 'show' | 'hide'>;
  readonly reads: readonly string[];
};

/** The home page has room for two. */
const mostShown = 2;

/** `/api/ai-advices/shown`: published advices as the home page retells them. */
export const shownRoutes = ({ db, sealer, answers, queue, reviewing, reads }: ShownRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/ai-advices/shown',
    summary: 'The published advices that the firm retells on the home page, naming nobody.',
    answers: z.array(shownAdvice),
    reads,
    handle: async () => {
      const opened = await Promise.all(
        (await shownAdvices(db, mostShown)).map(async ({ question, answer, at }) => ({
          ...{ question: await questionOf(question, sealer), answer: await questionOf(answer, sealer), at },
        })),
      );
      // The words of who has left can't be read any more.
      const body = opened.flatMap(({ question, answer, at }) =>
        question === null || answer === null ? [] : [{ question, answer, at }],
      );
      return { body };
    },
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: '/api/ai-advices/:id/show',
    summary: 'Retells a published advice on the home page, naming nobody, with the consent of who asked it.',
    params: idParams,
    body: showAdviceBody,
    answers: reviewDetail,
    handle: async (call, caller) => {
      const { id } = call.params;
      const { question, answer, reason } = call.body;
      const { asker, company } = await queue.detail(await answers.reviewed(id, caller), caller, call.context.at);
      const names = [asker.name, company ?? ''];
      const written = await reviewing.show(id, { question, answer, names }, reason, byOf(call, caller));
      return answers.afterwards(id, written, caller, call.context);
    },
  }),
  staffRoute({
    ...noInput,
    method: 'post',
    path: '/api/ai-advices/:id/hide',
    summary: 'Takes an advice from the home page.',
    params: idParams,
    body: hideAdviceBody,
    answers: reviewDetail,
    handle: async (call, caller) => {
      const { id } = call.params;
      const written = await reviewing.hide(id, call.body.reason, byOf(call, caller));
      return answers.afterwards(id, written, caller, call.context);
    },
  }),
];
