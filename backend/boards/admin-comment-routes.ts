import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import { type Comment, commentStream } from '@nomucheck/domain/boards/comment.ts';
import {
  type AdminCommentFilter,
  adminComment,
  adminCommentFilter,
  adminCommentSorts,
  hideCommentBody,
} from '@nomucheck/domain/boards/contract/comment.ts';
import { listAdminComments } from '@nomucheck/projections/boards/comment-listing.ts';
import { listAdminPosts } from '@nomucheck/projections/boards/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import type { NamesOf } from '../engine/history/people-names.ts';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { type Answer, emptyBody, idParams, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { adminCommentOf, type Comments, type Written } from './comments/comments.ts';

export type AdminCommentRouteParts = {
  readonly db: Db;
  readonly comments: Comments;
  readonly namesOf: NamesOf;
  readonly reads: readonly string[];
};

const listRules: ListRules<(typeof adminCommentSorts)[number], AdminCommentFilter> = {
  sortable: [...adminCommentSorts],
  default: { field: 'at', descending: true },
  filter: adminCommentFilter,
};

const path = '/api/admin/board-comments';

/** `/api/admin/board-comments`: what readers wrote and reported, for the firm. */
export const adminCommentRoutes = (parts: AdminCommentRouteParts): readonly Route[] => {
  const { db, comments, namesOf, reads } = parts;
  const shown = async (found: readonly Comment[], now: string) => {
    const posts = [...new Set(found.map(({ postId }) => postId))];
    const sort = { field: 'id', descending: false } as const;
    const [nameOf, { items }] = await Promise.all([
      namesOf(found.map(({ owner }) => owner)),
      listAdminPosts(db, { filter: { id: posts }, sort, from: 0, to: 0, now }),
    ]);
    const titles = new Map(items.map(({ id, title }) => [id, title]));
    return found.map((comment) => adminCommentOf(comment, nameOf, (id) => titles.get(id) ?? '지운 글'));
  };
  const disclosed = (found: readonly Comment[]): Pick<Answer, 'discloses'> => ({
    discloses: { purpose: 'boards', people: [...new Set(found.map(({ owner }) => owner))] },
  });
  const written = async ({ comment, position }: Written, now: string): Promise<Answer> => {
    const [body] = await shown([comment], now);
    return { body, position, ...disclosed([comment]) };
  };
  return [
    staffRoute({
      ...noInput,
      method: 'get',
      path,
      summary: 'The comments of all articles, the newest first; the reported ones, or those that were hidden.',
      query: listQuery,
      answers: z.array(adminComment),
      reads,
      handle: async ({ query, context }, { actor }) => {
        authorize(actor, 'menu.board');
        const wanted = parseListQuery(query, listRules);
        const { ids, total } = await listAdminComments(db, wanted);
        const found = await comments.many(ids);
        const items = await shown(found, context.at);
        return { ...pageAnswer(wanted, { items, total }), shows: ids.map(commentStream), ...disclosed(found) };
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: `${path}/:id/hide`,
      summary: 'Hides a comment, with the reason, which its writer reads.',
      params: idParams,
      body: hideCommentBody,
      answers: adminComment,
      handle: async ({ params: { id }, body, context }, { actor }) => {
        authorize(actor, 'menu.board');
        const command = { type: 'HideComment', why: body.reason, at: context.at } as const;
        return written(await comments.handle(id, command, context), context.at);
      },
    }),
    staffRoute({
      ...noInput,
      method: 'post',
      path: `${path}/:id/keep`,
      summary: 'Leaves a reported comment as it is, or shows a hidden one again.',
      params: idParams,
      body: emptyBody,
      answers: adminComment,
      handle: async ({ params: { id }, context }, { actor }) => {
        authorize(actor, 'menu.board');
        const command = { type: 'KeepComment', at: context.at } as const;
        return written(await comments.handle(id, command, context), context.at);
      },
    }),
  ];
};
