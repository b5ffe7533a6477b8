import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const ApplicationPage = lazyPage(() => import('./application-page.tsx'));

export const applicationRoutes: RouteObject[] = [{ path: '/check/application/:id', element: <ApplicationPage /> }];
