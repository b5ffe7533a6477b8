import BarChart from '@mui/icons-material/BarChart';
import ReceiptLong from '@mui/icons-material/ReceiptLong';
import { Navigate } from 'react-router';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { operationsData } from './operations-data.ts';

const Projections = lazyPage(() => import('./projections/projections-page.tsx'));
const Activity = lazyPage(() => import('./activity/activity-page.tsx'));
const Reads = lazyPage(() => import('./reads/reads-page.tsx'));
const Integrity = lazyPage(() => import('./integrity/integrity-page.tsx'));
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
    { path: '/admin/projections', element: <Projections /> },
    // Where it was before; links in messages lead there.
    { path: '/admin/parked', element: <Navigate to="/admin/projections" replace /> },
    { path: '/admin/log/request/:request', element: <Request /> },
    { path: '/admin/activity', element: <Activity /> },
    { path: '/admin/reads', element: <Reads /> },
    { path: '/admin/integrity', element: <Integrity /> },
  ],
};
