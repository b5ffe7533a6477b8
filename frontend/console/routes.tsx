import type { RouteObject } from 'react-router';
import { contexts, homeParts } from './contexts.ts';
import { lazyPage } from './shell/lazy-page.ts';

const Home = lazyPage(() => import('./shell/home.tsx'));

/** The pages of the console that belong to no list. */
export const routes: readonly RouteObject[] = [
  { path: '/admin', element: <Home parts={homeParts} /> },
  ...contexts.flatMap((context) => context.routes ?? []),
];
