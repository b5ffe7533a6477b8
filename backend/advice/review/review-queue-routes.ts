import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import { type AdviceSort, adviceSorts } from '@nomucheck/domain/advice/contract/advice.ts';
import {
  presenceOut,
  queueAdviceBody,
  type ReviewFilter,
  recallItem,
  reviewDetail,
  reviewFilter,
  reviewListItem,
  updateReviewBody,
} from '@nomucheck/domain/advice/contract/review.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import { type NamesOf, namedInOrder } from '../../engine/history/people-names.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../../engine/http/requests/list-query.ts';
import { adminRoute, emptyBody, idParams, noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import { disclosed } from '../advice-routes.ts';
import { byOf, type ReviewAnswers } from './answers-of-review-routes.ts';
import type { Presences } from './presences.ts';
import type { ReviewQueue } from './review-queue.ts';
import type { Reviewing, Written } from './reviewing.ts';

export type ReviewQueueRouteParts = {
  readonly answers: ReviewAnswers;
  readonly reviewing: Reviewing;
  readonly queue: ReviewQueue;
  readonly presences: Presences;
  readonly namesOf: NamesOf;
  readonly listProjections: readonly string[];
};

/** The most urgent first. */
const queueRules: ListRules<AdviceSort, ReviewFilter> = {
  sortable: adviceSorts,
  default: { field: 'due', descending: false },
  filter: reviewFilter,
};
const recallRules: ListRules<AdviceSort, ReviewFilter> = {
  ...queueRules,
  default: { field: 'updatedAt', descending: true },
};
/** The queue of the firm: what waits for a review, what was recalled, and one review with everything beside its text. */
export const reviewQueueRoutes = (parts: ReviewQueueRouteParts): readonly Route[] => {
  const { reviewing, queue, presences, namesOf, listProjections } = parts;
  const { reviewed, detail, afterwards } = parts.answers;

  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/reviews',
      summary: 'The review queue as a list, what is overdue first.',
      query: listQuery,
      answers: z.array(reviewListItem),
      reads: listProjections,
      handle: async ({ query, context }, caller) => {
        const wanted = parseListQuery(query, queueRules);
        const page = await queue.page(wanted, caller, context.at);
        return {
          ...pageAnswer(wanted, page),
          shows: page.items.map(({ id }) => adviceStream(id)),
          discloses: disclosed(page.askers),
        };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/recalls',
      summary: 'Advices that name a case that changed afterwards.',
      query: listQuery,
      answers: z.array(recallItem),
      reads: listProjections,
      handle: async ({ query }, caller) => {
        const wanted = parseListQuery(query, recallRules);
        const page = await queue.recalls(wanted, caller);
        return {
          ...pageAnswer(wanted, page),
          shows: page.items.map(({ id }) => adviceStream(id)),
          discloses: disclosed(page.askers),
        };
      },
    }),
    adminRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/reviews',
      status: 201,
      summary: 'Puts an advice into the review queue by hand.',
      body: queueAdviceBody,
      answers: reviewDetail,
      handle: async ({ body: { adviceId, note = null, reason }, context, ifMatch }, caller) => {
        const by = { caller, context, expectedRevision: ifMatch };
        return afterwards(adviceId, await reviewing.queue(adviceId, { note, reason }, by), caller, context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'get',
      path: '/api/ai-advices/reviews/:id',
      summary: 'A review with everything beside its text.',
      params: idParams,
      answers: reviewDetail,
      handle: ({ params: { id }, context }, caller) => detail(id, caller, context.at),
    }),
    staffRoute({
      ...noInput,
      method: 'put',
      path: '/api/ai-advices/reviews/:id',
      summary:
        'Changes who has the current review: claims it, gives it back, or, by an admin, gives it to another person.',
      params: idParams,
      body: updateReviewBody,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const { assignee, reason } = call.body;
        const { advice } = await reviewed(id, caller);
        const stage = advice.stage === 'review2_requested' || advice.stage === 'review2' ? 2 : 1;
        const by = byOf(call, caller);
        const assign = async (): Promise<Written> => {
          if (assignee === null) return reviewing.release(id, stage, by);
          if (assignee === 'me' || assignee === caller.actor.id) return reviewing.claim(id, stage, reason, by);
          if (reason === undefined)
            throw new DomainError('invalid_request', { errors: { reason: '사유를 적어 주세요.' } });
          return reviewing.reassign(id, stage, { userId: assignee, reason }, by);
        };
        return afterwards(id, await assign(), caller, call.context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/presence',
      summary: 'Says that the caller has the review open; answers who else has.',
      params: idParams,
      body: emptyBody,
      answers: presenceOut,
      handle: async ({ params: { id } }, caller) => {
        await reviewed(id, caller);
        await presences.note(id, caller.actor.id);
        const others = await presences.others(id, caller.actor.id);
        const nameOf = await namesOf(others);
        return { body: { present: namedInOrder(others, nameOf) } };
      },
    }),
  ];
};
