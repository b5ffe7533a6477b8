import type { RouteObject } from 'react-router';
import { contexts, homeParts } from './contexts.ts';
import { lazyPage } from './shell/lazy-page.ts';

const History = lazyPage(() => import('./history/page/history-page.tsx'));
const Home = lazyPage(() => import('./shell/frame/home.tsx'));

/** The pages of the console that belong to no list. */
export const routes: readonly RouteObject[] = [
  { path: '/admin', element: <Home parts={homeParts} /> },
  { path: '/admin/history/:kind/:id', element: <History /> },
  ...contexts.flatMap((context) => context.routes ?? []),
];
