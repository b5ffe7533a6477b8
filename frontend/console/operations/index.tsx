import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { operationsData } from './operations-data.ts';

const Parked = lazyPage(() => import('./parked-page.tsx'));

/** How the program's own work stands. */
export const operations: ConsoleContext = {
  data: operationsData,
  home: { part: lazyPage(() => import('./home/today.tsx')) },
  resources: [],
  routes: [{ path: '/admin/parked', element: <Parked /> }],
};
