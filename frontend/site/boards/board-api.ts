import type { ReportReason } from '@nomucheck/domain/boards/comments/report-reasons.ts';
import type { CommentOut } from '@nomucheck/domain/boards/contract/comment.ts';
import type { BoardItem, BoardPostOut } from '@nomucheck/domain/boards/contract/post.ts';
import { ask } from '../../shared/client/ask.ts';
import { useAsked } from '../../shared/client/asked.ts';
import type { Shown } from './board-paths.ts';

/** The number of articles a page of the list. */
export const pageSize = 10;

export type Listed<Item> = { readonly items: readonly Item[]; readonly total: number };

export const usePosts = ({ category, q, page }: Shown) =>
  useAsked<Listed<BoardItem>>({
    url: `/api/boards/${category}`,
    params: {
      filter: JSON.stringify(q === '' ? {} : { q }),
      range: JSON.stringify([(page - 1) * pageSize, page * pageSize - 1]),
    },
  });

export const usePost = (category: string, id: string) =>
  useAsked<BoardPostOut>({ url: `/api/boards/${category}/${encodeURIComponent(id)}` });

const commentsOf = (category: string, id: string): string =>
  `/api/boards/${category}/${encodeURIComponent(id)}/comments`;

/** The number of comments a page. */
export const commentsAPage = 50;

export const useComments = (category: string, id: string, page: number) =>
  useAsked<Listed<CommentOut>>({
    url: commentsOf(category, id),
    params: { range: JSON.stringify([(page - 1) * commentsAPage, page * commentsAPage - 1]) },
  });

export const writeComment = (category: string, id: string, text: string, idempotencyKey: string) =>
  ask<CommentOut>({ method: 'POST', url: commentsOf(category, id), data: { text }, idempotencyKey });
export const removeComment = (category: string, id: string, comment: string) =>
  ask<{ id: string }>({ method: 'DELETE', url: `${commentsOf(category, id)}/${comment}`, data: {} });
export const reportComment = (category: string, id: string, comment: string, why: ReportReason) =>
  ask<{ id: string }>({ method: 'POST', url: `${commentsOf(category, id)}/${comment}/report`, data: { why } });
