import Article from '@mui/icons-material/ArticleOutlined';
import type { AdminBoardItem } from '@nomucheck/domain/boards/contract/post.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { boardsData, commentList, postList, reviewList } from './boards-data.ts';
import { titleOf } from './words.ts';

/** The articles of the site's boards: their list, and the page on which one is written and published. */
export const boards: ConsoleContext = {
  data: boardsData,
  resources: [
    {
      name: postList,
      api: 'admin/boards',
      entry: 'board',
      icon: Article,
      options: { purpose: '사이트 게시판의 글을 쓰고, 게시하고, 내리기' },
      list: lazyPage(() => import('./list/post-list.tsx')),
      create: lazyPage(() => import('./write/create-page.tsx')),
      edit: lazyPage(() => import('./write/edit-page.tsx')),
      recordRepresentation: (post: AdminBoardItem) => titleOf(post),
      texts: { name: '게시판 글', fields: { title: '제목', savedAt: '저장한 때', publishAt: '게시 시각' } },
    },
    {
      name: commentList,
      api: 'admin/board-comments',
      entry: 'board',
      list: lazyPage(() => import('./comments/comment-list.tsx')),
      texts: { name: '댓글', fields: { at: '쓴 때' } },
    },
    {
      name: reviewList,
      api: 'admin/board-reviews',
      entry: 'board',
      list: lazyPage(() => import('./testimonials/review-list.tsx')),
      texts: { name: '후기', fields: { at: '쓴 때' } },
    },
  ],
};
