import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const ApplicationPage = lazyPage(() => import('./application-page.tsx'));
const NoticePage = lazyPage(() => import('./notice/notice-page.tsx'));

export const applicationRoutes: RouteObject[] = [
  { path: '/check/application/:id', element: <ApplicationPage /> },
  { path: '/check/notice/:id', element: <NoticePage /> },
];
