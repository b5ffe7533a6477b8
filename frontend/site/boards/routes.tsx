import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

/** All of them in one piece: the other pages load nothing of the boards but this line. */
const Boards = lazyPage(() => import('./boards.tsx'));

/** The boards (`?category=`), where reviews are written, and one article. */
export const boardRoutes: RouteObject[] = ['/board', '/board/review/write', '/board/:category/:id'].map((path) => ({
  path,
  element: <Boards />,
}));
