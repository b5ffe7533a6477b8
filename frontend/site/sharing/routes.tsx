import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const SharePage = lazyPage(() => import('./share-page.tsx'));

/** A result that somebody shows to others. */
export const sharingRoutes: RouteObject[] = [{ path: '/share/:token', element: <SharePage /> }];
