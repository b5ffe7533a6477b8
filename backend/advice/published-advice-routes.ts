import { adviceOut, adviceReason, rateAdviceBody } from '@nomucheck/domain/advice/contract/advice.ts';
import { reviewDetail, settleFlagBody } from '@nomucheck/domain/advice/contract/review.ts';
import { idParams, loginRoute, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { byOf, type ReviewAnswers } from './review/answers-of-review-routes.ts';
import type { Reviewing } from './review/reviewing.ts';

/** What can be done with an advice after its publication. */
export const publishedAdviceRoutes = (parts: {
  readonly answers: ReviewAnswers;
  readonly reviewing: Reviewing;
}): readonly Route[] => {
  const { reviewing } = parts;
  const { afterwards, forAsker } = parts.answers;

  return [
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
  ];
};
