import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const SearchPage = lazyPage(() => import('./search-page.tsx'));
const CasePage = lazyPage(() => import('./case/case-page.tsx'));

export const searchRoutes: RouteObject[] = [
  { path: '/search', element: <SearchPage /> },
  { path: '/search/:id', element: <CasePage /> },
];
