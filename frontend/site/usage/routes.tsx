import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const UsagePage = lazyPage(() => import('./usage-page.tsx'));

export const usageRoutes: RouteObject[] = [{ path: '/advices/usage', element: <UsagePage /> }];
