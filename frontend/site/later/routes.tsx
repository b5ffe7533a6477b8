import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const LaterPage = lazyPage(() => import('./later-page.tsx'));

export const laterRoutes: RouteObject[] = [{ path: '/board/*', element: <LaterPage /> }];
