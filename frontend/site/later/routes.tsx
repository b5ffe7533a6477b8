import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';

const LaterPage = lazyPage(() => import('./later-page.tsx'));

const paths = [
  '/advices/*',
  '/board/*',
  '/search',
  '/policy/:policy',
  '/more/profile',
  '/more/changePassword',
  '/more/verification',
  // The staff console takes these over once it is there: the server then answers with its HTML.
  '/admin/*',
  '/inspection/*',
  '/company/*',
];

export const laterRoutes: RouteObject[] = paths.map((path) => ({ path, element: <LaterPage /> }));
