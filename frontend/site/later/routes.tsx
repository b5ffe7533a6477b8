import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const LaterPage = lazyPage(() => import('./later-page.tsx'));

const paths = ['/advices/*', '/board/*'];

export const laterRoutes: RouteObject[] = paths.map((path) => ({ path, element: <LaterPage /> }));
