import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const CheckListPage = lazyPage(() => import('./check-list-page.tsx'));

export const moreRoutes: RouteObject[] = [{ path: '/more/checkList', element: <CheckListPage /> }];
