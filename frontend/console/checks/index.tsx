import EventRepeat from '@mui/icons-material/EventRepeat';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { auditData } from './audit/audit-data.ts';
import { correctionsData } from './corrections-data.ts';

const CheckPage = lazyPage(() => import('./audit/check-page.tsx'));

export const checks: ConsoleContext = {
  data: { ...correctionsData, ...auditData },
  routes: [{ path: '/admin/check/:id', element: <CheckPage /> }],
  resources: [
    {
      name: 'admin/correction',
      api: 'admin/corrections',
      entry: 'correction',
      icon: EventRepeat,
      options: { purpose: '새 판으로 마지막 날이나 열린 길이 달라진 진단, 알린 결과' },
      list: lazyPage(() => import('./correction-list.tsx')),
      texts: { name: '바뀐 기한', fields: { correctedAt: '바로잡은 때', after: '마지막 날' } },
    },
  ],
};
