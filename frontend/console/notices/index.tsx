import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { noticesData } from './notices-data.ts';

const Notices = lazyPage(() => import('./notices-page.tsx'));
const Settings = lazyPage(() => import('./settings-page.tsx'));

/** What waits for whoever is signed in: the bell in the bar leads to it. */
export const notices: ConsoleContext = {
  data: noticesData,
  bar: lazyPage(() => import('./notices-bell.tsx')),
  resources: [],
  routes: [
    { path: '/admin/notices', element: <Notices /> },
    { path: '/admin/notices/settings', element: <Settings /> },
  ],
};
