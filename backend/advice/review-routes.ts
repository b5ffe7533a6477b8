import { adviceStream } from '@nomucheck/domain/advice/advice.ts';
import {
  type AdviceSort,
  adviceOut,
  adviceReason,
  adviceSorts,
  rateAdviceBody,
  requestReview1Body,
  requestReview2Body,
} from '@nomucheck/domain/advice/contract/advice.ts';
import {
  completeReviewBody,
  presenceOut,
  queueAdviceBody,
  type ReviewFilter,
  reassignBody,
  recallItem,
  reviewDetail,
  reviewFilter,
  reviewListItem,
  reviewStepBody,
  settleFlagBody,
  updateReviewBody,
  workingCopyBody,
  workingCopyOut,
} from '@nomucheck/domain/advice/contract/review.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { z } from 'zod';
import type { Caller } from '../engine/callers/caller.ts';
import type { CommandContext, CommandHandler } from '../engine/command-handling/handle-command.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/list-query.ts';
import {
  type Answer,
  adminRoute,
  emptyBody,
  idParams,
  loginRoute,
  noInput,
  type Route,
  staffRoute,
} from '../engine/http/route.ts';
import { disclosed } from './advice-routes.ts';
import type { AdviceViews } from './advice-views.ts';
import { type LoadedAdvice, visibleAdvice } from './loaded-advice.ts';
import type { Presences } from './review/presences.ts';
import type { ReviewQueue } from './review/review-queue.ts';
import type { By, Reviewing, Written } from './review/reviewing.ts';
import { type NamesOf, namedInOrder } from './reviewer-names.ts';

export type ReviewRouteParts = {
  readonly commands: CommandHandler;
  readonly reviewing: Reviewing;
  readonly queue: ReviewQueue;
  readonly views: AdviceViews;
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
/** A copy has 20,000 characters of text and 200 comments at most. */
const copyLimit = 2 * 1_024 * 1_024;
const textLimit = 256 * 1_024;

type Wanted = { readonly expectedRevision?: number | undefined };
type CallOf = { readonly body: Wanted; readonly context: CommandContext; readonly ifMatch: number | undefined };

/** The two reviews of an advice, from the request to the publication, and the queue of the firm. */
export const reviewRoutes = (parts: ReviewRouteParts): readonly Route[] => {
  const { commands, reviewing, queue, views, presences, namesOf, listProjections } = parts;

  const byOf = ({ body, context, ifMatch }: CallOf, caller: Caller): By => ({
    ...{ caller, context, expectedRevision: body.expectedRevision ?? ifMatch },
  });

  /** For the firm's people, but not of what they asked themselves: nobody takes part in the review of their own question. */
  const reviewed = async (id: string, { actor }: Caller): Promise<LoadedAdvice> => {
    const loaded = await visibleAdvice(commands, id, actor);
    if (loaded.advice.asker === actor.id) throw new DomainError('same_reviewer');
    return loaded;
  };

  const detail = async (id: string, caller: Caller, now: string): Promise<Answer> => {
    const loaded = await reviewed(id, caller);
    return {
      body: await queue.detail(loaded, caller, now),
      headers: { ETag: `"${loaded.revision}"` },
      discloses: disclosed([loaded.advice.asker]),
    };
  };

  /** The record as the command left it. */
  const afterwards = async (
    id: string,
    { position }: Written,
    caller: Caller,
    { at }: CommandContext,
  ): Promise<Answer> => ({
    ...(await detail(id, caller, at)),
    position,
  });

  const forAsker = async (
    id: string,
    { position }: Written,
    { actor }: Caller,
    { at }: CommandContext,
  ): Promise<Answer> => ({
    body: await views.record(await visibleAdvice(commands, id, actor), actor, at),
    position,
  });

  const ofStage = (stage: 1 | 2): readonly Route[] => {
    const path = `/api/ai-advices/:id/review${stage}`;
    return [
      staffRoute({
        ...noInput,
        method: 'get',
        path,
        summary: `The working copy of review ${stage}: what its holder typed, or the text that it begins with.`,
        params: idParams,
        answers: workingCopyOut,
        handle: async ({ params: { id } }, caller) => {
          const { advice } = await reviewed(id, caller);
          const copy = await reviewing.workingCopy(advice, id, stage);
          return { body: copy, headers: { ETag: `"${copy.revision}"` }, discloses: disclosed([advice.asker]) };
        },
      }),
      staffRoute({
        ...noInput,
        method: 'put',
        path,
        summary: `Saves what the holder of review ${stage} typed, and renews the lease.`,
        params: idParams,
        body: workingCopyBody,
        answers: workingCopyOut,
        bodyLimit: copyLimit,
        handle: async (call, caller) => {
          const { expectedRevision: _revision, ...written } = call.body;
          const { copy, position } = await reviewing.save(call.params.id, stage, written, byOf(call, caller));
          return { body: copy, position, headers: { ETag: `"${copy.revision}"` } };
        },
      }),
      staffRoute({
        ...noInput,
        method: 'post',
        path: `${path}/claim`,
        summary: `Takes review ${stage} for as long as the lease lasts.`,
        params: idParams,
        body: reviewStepBody,
        answers: reviewDetail,
        handle: async (call, caller) => {
          const { id } = call.params;
          return afterwards(id, await reviewing.claim(id, stage, byOf(call, caller)), caller, call.context);
        },
      }),
      staffRoute({
        ...noInput,
        method: 'post',
        path: `${path}/release`,
        summary: `Gives review ${stage} back to the queue.`,
        params: idParams,
        body: reviewStepBody,
        answers: reviewDetail,
        handle: async (call, caller) => {
          const { id } = call.params;
          return afterwards(id, await reviewing.release(id, stage, byOf(call, caller)), caller, call.context);
        },
      }),
      adminRoute({
        ...noInput,
        method: 'post',
        path: `${path}/reassign`,
        summary: `Gives review ${stage} to another person of the firm.`,
        params: idParams,
        body: reassignBody,
        answers: reviewDetail,
        handle: async (call, caller) => {
          const { id } = call.params;
          const written = await reviewing.reassign(id, stage, call.body, byOf(call, caller));
          return afterwards(id, written, caller, call.context);
        },
      }),
      staffRoute({
        ...noInput,
        method: 'post',
        path: `${path}/complete`,
        summary: `Ends review ${stage}: approves the text, or returns it with a reason.`,
        params: idParams,
        body: completeReviewBody,
        answers: reviewDetail,
        bodyLimit: textLimit,
        handle: async (call, caller) => {
          const { id } = call.params;
          const written = await reviewing.complete(id, stage, call.body, byOf(call, caller));
          return afterwards(id, written, caller, call.context);
        },
      }),
    ];
  };

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
          if (assignee === 'me' || assignee === caller.actor.id) return reviewing.claim(id, stage, by);
          if (reason === undefined)
            throw new DomainError('invalid_request', { errors: { reason: '사유를 적어 주세요.' } });
          return reviewing.reassign(id, stage, { userId: assignee, reason }, by);
        };
        return afterwards(id, await assign(), caller, call.context);
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/review1/request',
      summary: 'Freezes the draft from the named answers and requests review 1.',
      params: idParams,
      body: requestReview1Body,
      answers: adviceOut,
      handle: async (call, caller) => {
        const { id } = call.params;
        const { messages = [], note = null } = call.body;
        const written = await reviewing.requestReview1(id, { messages, note }, byOf(call, caller));
        return forAsker(id, written, caller, call.context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/review2/request',
      summary: 'Passes the approved text on to review 2.',
      params: idParams,
      body: requestReview2Body,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const { note = null } = call.body;
        return afterwards(id, await reviewing.requestReview2(id, { note }, byOf(call, caller)), caller, call.context);
      },
    }),
    ...ofStage(1),
    ...ofStage(2),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/amend',
      summary: 'Begins a new round of reviews of a published advice.',
      params: idParams,
      body: adviceReason,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const written = await reviewing.amend(id, call.body.reason, byOf(call, caller));
        return afterwards(id, written, caller, call.context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/withdraw',
      summary: 'Withdraws a published advice.',
      params: idParams,
      body: adviceReason,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const written = await reviewing.withdraw(id, call.body.reason, byOf(call, caller));
        return afterwards(id, written, caller, call.context);
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/rating',
      summary: 'The asker rates a published advice.',
      params: idParams,
      body: rateAdviceBody,
      answers: adviceOut,
      handle: async ({ params: { id }, body: { stars, comment = null }, context, ifMatch }, caller) => {
        const by = { caller, context, expectedRevision: ifMatch };
        return forAsker(id, await reviewing.rate(id, { stars, comment }, by), caller, context);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: '/api/ai-advices/:id/flags/settle',
      summary: 'Somebody of the firm looked at a change of a cited case.',
      params: idParams,
      body: settleFlagBody,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const written = await reviewing.settleFlag(id, call.body, byOf(call, caller));
        return afterwards(id, written, caller, call.context);
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
