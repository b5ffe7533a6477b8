import Policy from '@mui/icons-material/Policy';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { policiesData } from './policies-data.ts';

export const policies: ConsoleContext = {
  data: policiesData,
  resources: [
    {
      name: 'admin/policy',
      api: 'policies',
      entry: 'policy',
      icon: Policy,
      options: { purpose: '약관과 동의서의 새 내용 작성, 두 사람의 확인, 시행일' },
      list: lazyPage(() => import('./policy-list.tsx')),
      edit: lazyPage(() => import('./policy-page.tsx')),
      texts: { name: '약관·방침' },
    },
  ],
};
