import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const BoardPage = lazyPage(() => import('./list/board-page.tsx'));
const PostPage = lazyPage(() => import('./post/post-page.tsx'));

/** The boards (`?category=`), and one article. */
export const boardRoutes: RouteObject[] = [
  { path: '/board', element: <BoardPage /> },
  { path: '/board/:category/:id', element: <PostPage /> },
];
