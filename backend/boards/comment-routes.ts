import { needsLogin } from '@nomucheck/domain/boards/categories.ts';
import { commentStream } from '@nomucheck/domain/boards/comment.ts';
import { commentOut, reportCommentBody, writeCommentBody } from '@nomucheck/domain/boards/contract/comment.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { commentsBelow } from '@nomucheck/projections/boards/comment-listing.ts';
import { readPost } from '@nomucheck/projections/boards/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { NamesOf } from '../engine/history/people-names.ts';
import { pageAnswer, parseRange, rangeQuery } from '../engine/http/requests/list-query.ts';
import { emptyBody, loginRoute, noInput, publicRoute, type Route } from '../engine/http/route.ts';
import { categoryOf } from './board-routes.ts';
import { type Comments, shownComment } from './comments/comments.ts';
import type { Readers } from './readers.ts';

export type CommentRouteParts = {
  readonly db: Db;
  readonly comments: Comments;
  readonly namesOf: NamesOf;
  readonly readers: Readers;
  readonly reads: readonly string[];
};

const below = '/api/boards/:category/:id/comments';
const postParams = z.object({ category: z.string(), id: z.uuid() });
const commentParams = postParams.extend({ comment: z.uuid() });

/** The comments below an article, as its readers write and read them. */
export const commentRoutes = ({ db, comments, namesOf, readers, reads }: CommentRouteParts): readonly Route[] => {
  /** Throws `not_found` where readers see no such article: one that was taken down, or is still to come. */
  const requirePost = async ({ category, id }: z.infer<typeof postParams>, now: string): Promise<void> => {
    if (!(await readPost(db, { category: categoryOf(category), id, now }))) throw new DomainError('not_found');
  };
  return [
    publicRoute({
      ...noInput,
      method: 'get',
      path: below,
      summary: 'The comments below a published article, the oldest first; of the board for members, for members.',
      params: postParams,
      query: rangeQuery,
      answers: z.array(commentOut),
      reads,
      handle: async ({ params, query, context, token }) => {
        await requirePost(params, context.at);
        const reader = await readers.idOf(token);
        if (reader === null && needsLogin(categoryOf(params.category))) throw new DomainError('login_needed');
        const range = parseRange(query);
        const { ids, total } = await commentsBelow(db, params.id, range);
        const found = await comments.many(ids);
        const nameOf = await namesOf(found.map(({ owner }) => owner));
        const items = found.map((comment) => shownComment(comment, nameOf, reader));
        return { ...pageAnswer({ ...range, filter: {} }, { items, total }), shows: ids.map(commentStream) };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: below,
      status: 201,
      summary: 'Writes a comment below a published article.',
      params: postParams,
      body: writeCommentBody,
      answers: commentOut,
      handle: async ({ params, body, context }, caller) => {
        await requirePost(params, context.at);
        const { comment, position } = await comments.write(params.id, body.text, caller, context);
        const nameOf = await namesOf([comment.owner]);
        return { body: shownComment(comment, nameOf, caller.actor.id), position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'delete',
      path: `${below}/:comment`,
      summary: 'Removes the caller’s own comment.',
      params: commentParams,
      body: emptyBody,
      answers: z.strictObject({ id: z.uuid() }),
      handle: async ({ params, context }, { actor }) => {
        const isOwn = (comment: { readonly owner: string; readonly postId: string }) =>
          comment.owner === actor.id && comment.postId === params.id;
        const command = { type: 'RemoveComment', at: context.at } as const;
        const { position } = await comments.handle(params.comment, command, context, isOwn);
        return { body: { id: params.comment }, position };
      },
    }),
    loginRoute({
      ...noInput,
      method: 'post',
      path: `${below}/:comment/report`,
      summary: 'Reports a comment to the firm, once a person.',
      params: commentParams,
      body: reportCommentBody,
      answers: z.strictObject({ id: z.uuid() }),
      handle: async ({ params, body, context }, caller) => {
        await requirePost(params, context.at);
        await comments.countReport(caller, context);
        const command = { type: 'ReportComment', reporter: caller.actor.id, why: body.why, at: context.at } as const;
        const isHere = ({ postId }: { readonly postId: string }) => postId === params.id;
        const { position } = await comments.handle(params.comment, command, context, isHere);
        return { body: { id: params.comment }, position };
      },
    }),
  ];
};
