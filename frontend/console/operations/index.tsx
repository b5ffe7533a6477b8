import BarChart from '@mui/icons-material/BarChart';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { operationsData } from './operations-data.ts';

const Parked = lazyPage(() => import('./parked-page.tsx'));
const Request = lazyPage(() => import('./log/request-page.tsx'));

/** How the program's own work stands. */
export const operations: ConsoleContext = {
  data: operationsData,
  home: { part: lazyPage(() => import('./home/today.tsx')) },
  resources: [
    {
      name: 'admin/dashboard',
      api: 'admin/activity',
      entry: 'stats',
      icon: BarChart,
      options: { purpose: '기간별 진단, 결제, 메시지와 그만둔 문항' },
      list: lazyPage(() => import('./stats/stats-page.tsx')),
      texts: { name: '통계' },
    },
    {
      name: 'admin/log',
      entry: 'log',
      icon: ReceiptLong,
      options: { purpose: '모든 기록, 열람 점검, 무결성과 조회 자료' },
      list: lazyPage(() => import('./log/log-page.tsx')),
      edit: lazyPage(() => import('./log/event-page.tsx')),
      texts: { name: '기록' },
    },
  ],
  routes: [
    { path: '/admin/parked', element: <Parked /> },
    { path: '/admin/log/request/:request', element: <Request /> },
  ],
};
