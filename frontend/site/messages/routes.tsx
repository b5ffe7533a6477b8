import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const Mailbox = lazyPage(() => import('./mailbox-page.tsx'));

export const messageRoutes: RouteObject[] = [{ path: '/sandbox/mailbox', element: <Mailbox /> }];
