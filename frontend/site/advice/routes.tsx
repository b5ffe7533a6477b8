import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const AskPage = lazyPage(() => import('./ask/ask-page.tsx'));
const ListPage = lazyPage(() => import('./list/list-page.tsx'));
const AdvicePage = lazyPage(() => import('./conversation/advice-page.tsx'));

/** Questions to the firm: asking, one's own questions, and the conversation up to the published advice. */
export const adviceRoutes: RouteObject[] = [
  { path: '/advices', element: <AskPage /> },
  { path: '/advices/list', element: <ListPage /> },
  { path: '/advices/:id', element: <AdvicePage /> },
];
