import type { RouteObject } from 'react-router';
import { lazyPage } from '../shell/page/lazy-page.tsx';

const StopPage = lazyPage(() => import('./stop-page.tsx'));

/** Ends reminders from a message's link. */
export const reminderRoutes: RouteObject[] = [{ path: '/reminders/stop/:token', element: <StopPage /> }];
