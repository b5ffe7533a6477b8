import { adviceOut, requestReview1Body, requestReview2Body } from '@nomucheck/domain/advice/contract/advice.ts';
import {
  completeReviewBody,
  reassignBody,
  reviewDetail,
  reviewStepBody,
  workingCopyBody,
  workingCopyOut,
} from '@nomucheck/domain/advice/contract/review.ts';
import { adminRoute, idParams, loginRoute, noInput, type Route, staffRoute } from '../../engine/http/route.ts';
import { disclosed } from '../advice-routes.ts';
import { byOf, type ReviewAnswers } from './answers-of-review-routes.ts';
import type { Reviewing } from './reviewing.ts';

type StageRouteParts = { readonly answers: ReviewAnswers; readonly reviewing: Reviewing };

/** A copy has 20,000 characters of text and 200 comments at most. */
const copyLimit = 2 * 1_024 * 1_024;
const textLimit = 256 * 1_024;

/** The two reviews of an advice: requested, claimed, written, given back, completed. */
export const reviewStageRoutes = (parts: StageRouteParts): readonly Route[] => {
  const { reviewing } = parts;
  const { afterwards, forAsker } = parts.answers;

  return [
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
      summary: 'Passes the approved text on to review 2; where the approval has done so, adds a note to reviewer 2.',
      params: idParams,
      body: requestReview2Body,
      answers: reviewDetail,
      handle: async (call, caller) => {
        const { id } = call.params;
        const { note = null } = call.body;
        return afterwards(id, await reviewing.requestReview2(id, { note }, byOf(call, caller)), caller, call.context);
      },
    }),
    ...ofStage(1, parts),
    ...ofStage(2, parts),
  ];
};

const ofStage = (stage: 1 | 2, { answers, reviewing }: StageRouteParts): readonly Route[] => {
  const { reviewed, afterwards } = answers;
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
        return afterwards(
          id,
          await reviewing.claim(id, stage, call.body.reason, byOf(call, caller)),
          caller,
          call.context,
        );
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
      summary: `Ends review ${stage}: approves the text, ${stage === 1 ? 'which hands it over to review 2' : 'which publishes it'}, or returns it with a reason.`,
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
