import type { RouteObject } from 'react-router';
import { matchRoutes, useRoutes } from 'react-router';
import { consoleParts } from '../shared/console-paths.ts';
import { contexts } from './contexts.ts';
import { lazyPage, loadPage } from './shell/page/lazy-page.tsx';
import { Shell } from './shell/shell.tsx';

const Home = lazyPage(() => import('./home/home.tsx'));
const Services = lazyPage(() => import('./services/services.tsx'));
const ToConsole = lazyPage(() => import('./shell/menus/to-console.tsx'));
const SignUpPage = lazyPage(() => import('./sign-up-page.tsx'));
const NotFound = lazyPage(() => import('./shell/page/not-found.tsx'));

/** The staff console's addresses; the console has its own HTML. */
export const consolePaths = consoleParts.map((part) => `/${part}/*`);

/** Every page of the public site. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <Home /> },
      { path: '/services', element: <Services /> },
      { path: '/user/sign-up', element: <SignUpPage /> },
      ...contexts.flat(),
      ...consolePaths.map((path) => ({ path, element: <ToConsole /> })),
      { path: '/404', element: <NotFound /> },
      { path: '*', element: <NotFound /> },
    ],
  },
];

export const SiteRoutes = () => useRoutes(routes);

/** Loads the code of the page at an address. */
export const loadPageAt = (pathname: string): Promise<void> =>
  loadPage(matchRoutes(routes, pathname)?.at(-1)?.route.element);
