import { authorize } from '@nomucheck/domain/accounts/authorize.ts';
import {
  type AdminBoardFilter,
  type AdminBoardSort,
  adminBoardFilter,
  adminBoardItem,
  adminBoardPost,
  adminBoardSorts,
  draftPostBody,
  editPostBody,
} from '@nomucheck/domain/boards/contract/post.ts';
import { postStream } from '@nomucheck/domain/boards/posts/post.ts';
import { historyEntry, recordAsOfQuery } from '@nomucheck/domain/kernel/contract/history.ts';
import { listAdminPosts } from '@nomucheck/projections/boards/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { v5 as uuidV5 } from 'uuid';
import { z } from 'zod';
import { loadOptionsOf } from '../engine/history/as-of.ts';
import type { RecordHistory } from '../engine/history/record-histories.ts';
import { storyAnswer } from '../engine/http/answers/story-answer.ts';
import {
  type ListRules,
  listQuery,
  pageAnswer,
  parseListQuery,
  rangeQuery,
} from '../engine/http/requests/list-query.ts';
import { idParams, noInput, type Route, staffRoute } from '../engine/http/route.ts';
import { byOf } from './by.ts';
import { pathOfOne, pathOfPosts, shown, written } from './post-step-routes.ts';
import { type Posts, shownPost } from './posts/posts.ts';

export type PostRouteParts = {
  readonly db: Db;
  readonly posts: Posts;
  readonly history: RecordHistory;
  readonly reads: readonly string[];
};

const listRules: ListRules<AdminBoardSort, AdminBoardFilter> = {
  sortable: [...adminBoardSorts],
  default: { field: 'savedAt', descending: true },
  filter: adminBoardFilter,
};

/** A text of 30,000 letters, each of them escaped. */
const textLimits = { bodyLimit: 512 * 1024 } as const;

/** `/api/admin/boards`: the articles as the firm's people write them. */
export const postRoutes = ({ db, posts, history, reads }: PostRouteParts): readonly Route[] => [
  staffRoute({
    ...noInput,
    method: 'get',
    path: pathOfPosts,
    summary: 'All articles, drafts included, as a list; searched by a part of the title.',
    query: listQuery,
    answers: z.array(adminBoardItem),
    reads,
    handle: async ({ query, context }, { actor }) => {
      authorize(actor, 'menu.board');
      const wanted = parseListQuery(query, listRules);
      const page = await listAdminPosts(db, { ...wanted, now: context.at });
      return { ...pageAnswer(wanted, page), shows: page.items.map(({ id }) => postStream(id)) };
    },
  }),
  staffRoute({
    ...noInput,
    ...textLimits,
    method: 'post',
    path: pathOfPosts,
    status: 201,
    summary: 'Begins an article. Nobody reads it until it is published.',
    body: draftPostBody,
    answers: adminBoardPost,
    handle: async ({ body, context }, { actor }) => {
      authorize(actor, 'menu.board');
      // Derived from the command's id, so that a retry has the same record.
      const postId = uuidV5('post', context.commandId);
      const command = { type: 'DraftPost', postId, ...body, at: context.at } as const;
      return written(await posts.handle(postId, command, { context }), context.at);
    },
  }),
  staffRoute({
    ...noInput,
    method: 'get',
    path: pathOfOne,
    summary: 'An article as it was last saved; with `asOf` as it stood.',
    params: idParams,
    query: recordAsOfQuery,
    answers: adminBoardPost,
    handle: async ({ params: { id }, query: { asOf }, context }, { actor }) => {
      authorize(actor, 'menu.board');
      if (asOf === undefined) return shown(await posts.load(id), context.at);
      const options = loadOptionsOf(asOf);
      const then = await posts.asItStood(id, options);
      return { body: shownPost(then, options.at ?? then.updatedAt) };
    },
  }),
  staffRoute({
    ...noInput,
    method: 'get',
    path: `${pathOfOne}/history`,
    summary: 'All that happened to an article, the newest event first.',
    params: idParams,
    query: rangeQuery,
    answers: z.array(historyEntry),
    handle: async ({ params: { id }, query }, caller) => storyAnswer(await history.find(id, caller), query),
  }),
  staffRoute({
    ...noInput,
    ...textLimits,
    method: 'put',
    path: pathOfOne,
    summary: 'Saves an article; readers see what was published until it is published again.',
    params: idParams,
    body: editPostBody,
    answers: adminBoardPost,
    handle: async (call, { actor }) => {
      authorize(actor, 'menu.board');
      const { category, title, content, from = null } = call.body;
      const command = { type: 'EditPost', category, title, content, from, at: call.context.at } as const;
      return written(await posts.handle(call.params.id, command, byOf(call)), call.context.at);
    },
  }),
];
