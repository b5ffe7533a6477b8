import type { FirmCategory } from '@nomucheck/domain/boards/categories.ts';
import type { AdminBoardPost } from '@nomucheck/domain/boards/contract/post.ts';
import { useData } from '../api/data-provider.ts';
import { post, put, remove } from '../api/requests.ts';

/** The name of the list of articles in the console. */
export const postList = 'admin/board';

/** A command names the revision of the article that it was decided on. */
type At = { readonly id: string; readonly revision: number };
export const reviewList = 'admin/board/reviews';
export const commentList = 'admin/board/comments';
export type Written = { readonly category: FirmCategory; readonly title: string; readonly content: unknown };

const base = '/api/admin/boards';
const pathOfReview = (id: string): string => `/api/admin/board-reviews/${encodeURIComponent(id)}`;
const pathOf = (id: string): string => `${base}/${encodeURIComponent(id)}`;

/** The data provider's methods for articles, besides reading lists and records. Each command answers the article after it. */
export const boardsData = {
  draftPost: (written: Written): Promise<AdminBoardPost> => post(base, written),
  /** `from`: the revision whose text is put back. */
  savePost: ({ id, revision }: At, written: Written, from?: number): Promise<AdminBoardPost> =>
    put(pathOf(id), { ...written, ...(from === undefined ? {} : { from }), expectedRevision: revision }),
  /** Without an instant: now. */
  publishPost: ({ id, revision }: At, publishAt?: string): Promise<AdminBoardPost> =>
    post(`${pathOf(id)}/publish`, {
      ...(publishAt === undefined ? {} : { publishAt }),
      expectedRevision: revision,
    }),
  pinPost: ({ id, revision }: At, pinned: boolean): Promise<AdminBoardPost> =>
    post(`${pathOf(id)}/pin`, { pinned, expectedRevision: revision }),
  takePostDown: ({ id, revision }: At, reason: string): Promise<AdminBoardPost> =>
    post(`${pathOf(id)}/take-down`, { reason, expectedRevision: revision }),
  removePost: ({ id, revision }: At, reason: string): Promise<AdminBoardPost> =>
    remove(pathOf(id), { reason, expectedRevision: revision }),
  hideComment: (id: string, reason: string): Promise<unknown> =>
    post(`/api/admin/board-comments/${encodeURIComponent(id)}/hide`, { reason }),
  keepComment: (id: string): Promise<unknown> => post(`/api/admin/board-comments/${encodeURIComponent(id)}/keep`, {}),
  acceptReview: ({ id, revision }: At, inReturn: boolean): Promise<unknown> =>
    post(`${pathOfReview(id)}/accept`, { inReturn, expectedRevision: revision }),
  declineReview: ({ id, revision }: At, reason: string): Promise<unknown> =>
    post(`${pathOfReview(id)}/decline`, { reason, expectedRevision: revision }),
  answerReview: ({ id, revision }: At, text: string): Promise<unknown> =>
    post(`${pathOfReview(id)}/answer`, { text, expectedRevision: revision }),
};

export const useBoardsData = () => useData<typeof boardsData>();
