import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { readReviewBody, readReviewOut, readReviewQuery } from '@nomucheck/domain/people/contract/read-review.ts';
import { adminRoute, noInput, type Route } from '../../engine/http/route.ts';
import { monthAt, type ReadReview } from './read-review.ts';

/** `/api/admin/access-review`: once a month, who of the firm read how much of whom. */
export const readReviewRoutes = ({ of, note }: ReadReview): readonly Route[] => [
  adminRoute({
    ...noInput,
    method: 'get',
    path: '/api/admin/access-review',
    summary: 'What each of the firm’s people read of others in a month, unusual ones first, and who has reviewed it.',
    query: readReviewQuery,
    answers: readReviewOut,
    handle: async ({ query, context }, caller) => ({ body: await of(query.month ?? monthAt(context.at), caller) }),
  }),
  adminRoute({
    ...noInput,
    method: 'post',
    path: '/api/admin/access-review',
    summary: 'Notes, with the caller’s name and a note, that the month has been reviewed.',
    body: readReviewBody,
    answers: readReviewOut,
    handle: async ({ body: { month, reason }, context }, caller) => {
      if (month >= monthAt(context.at))
        throw new DomainError('invalid_request', { errors: { month: '달이 끝난 뒤에 점검할 수 있어요.' } });
      const { position } = await note(month, { ...context, reason }, caller);
      return { body: await of(month, caller), position };
    },
  }),
];
