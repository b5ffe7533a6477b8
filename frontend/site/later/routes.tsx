import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/lazy-page.tsx';
import { RequireSignIn } from '../shell/require-sign-in.tsx';

const LaterPage = lazyPage(() => import('./later-page.tsx'));

const paths = ['/advices/*', '/board/*', '/search', '/policy/:policy'];

/** About oneself: only for who is signed in, already now. */
const ownPaths = ['/more/profile'];

export const laterRoutes: RouteObject[] = [
  ...paths.map((path) => ({ path, element: <LaterPage /> })),
  ...ownPaths.map((path) => ({
    path,
    element: (
      <RequireSignIn>
        <LaterPage />
      </RequireSignIn>
    ),
  })),
];
