import { type Category, categoryNamed, needsLogin } from '@nomucheck/domain/boards/categories.ts';
import {
  type BoardFilter,
  boardFilter,
  boardItem,
  boardPostOut,
  boardSorts,
} from '@nomucheck/domain/boards/contract/post.ts';
import { postStream } from '@nomucheck/domain/boards/posts/post.ts';
import { DomainError } from '@nomucheck/domain/kernel/errors.ts';
import { listPosts, readPost } from '@nomucheck/projections/boards/listing.ts';
import type { Db } from '@nomucheck/projections/runner/db.ts';
import { z } from 'zod';
import { type ListRules, listQuery, pageAnswer, parseListQuery } from '../engine/http/requests/list-query.ts';
import { noInput, publicRoute, type Route } from '../engine/http/route.ts';
import type { LinkCards } from './cards/link-cards.ts';
import type { Readers } from './readers.ts';

export type BoardRouteParts = {
  readonly db: Db;
  readonly readers: Readers;
  readonly cardsOf: LinkCards;
  readonly reads: readonly string[];
};

const listRules: ListRules<(typeof boardSorts)[number], BoardFilter> = {
  sortable: [...boardSorts],
  default: { field: 'publishedAt', descending: true },
  filter: boardFilter,
};

const categoryParams = z.object({ category: z.string() });
const postParams = z.object({ category: z.string(), id: z.uuid() });

/** Throws `not_found` for a board that doesn't exist. */
export const categoryOf = (name: string): Category => {
  const category = categoryNamed(name);
  if (category === null) throw new DomainError('not_found');
  return category;
};

/** `/api/boards/{category}`: what everybody reads. */
export const boardRoutes = ({ db, readers, cardsOf, reads }: BoardRouteParts): readonly Route[] => [
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/boards/:category',
    summary:
      'The published articles of a board with their first lines, the pinned ones first; searched by a part of the text.',
    params: categoryParams,
    query: listQuery,
    answers: z.array(boardItem),
    reads,
    handle: async ({ params, query, context }) => {
      const { filter, from, to } = parseListQuery(query, listRules);
      const page = await listPosts(db, { category: categoryOf(params.category), filter, from, to, now: context.at });
      return { ...pageAnswer({ from, filter: {} }, page), shows: page.items.map(({ id }) => postStream(id)) };
    },
  }),
  publicRoute({
    ...noInput,
    method: 'get',
    path: '/api/boards/:category/:id',
    summary: 'A published article; of the board for members, only the first lines until the reader signs in.',
    params: postParams,
    answers: boardPostOut,
    reads,
    handle: async ({ params: { category: name, id }, context, token }) => {
      const category = categoryOf(name);
      const post = await readPost(db, { category, id, now: context.at });
      if (!post) throw new DomainError('not_found');
      const locked = needsLogin(category) && (await readers.idOf(token)) === null;
      const content = locked ? null : post.content;
      const cards = content ? await cardsOf(content, context.at) : [];
      return { body: { ...post, content, locked, cards }, shows: [postStream(id)] };
    },
  }),
];
