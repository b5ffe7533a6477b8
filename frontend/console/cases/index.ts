import Folder from '@mui/icons-material/Folder';
import type { BulkWorkOut } from '@nomucheck/domain/cases/contract/bulk-work.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { actionNames } from './bulk/words.ts';
import { casesData } from './cases-data.ts';
import { caseName } from './words.ts';

export const cases: ConsoleContext = {
  data: casesData,
  resources: [
    {
      name: 'admin/data',
      api: 'refines/data',
      entry: 'data',
      icon: Folder,
      options: { purpose: '판정례 다듬고 받아들이기, 고치기', pageNames: { add: '직접 입력' } },
      list: lazyPage(() => import('./refine/queue/queue.tsx')),
      edit: lazyPage(() => import('./refine/refine-page.tsx')),
      pages: { add: lazyPage(() => import('./refine/queue/add-case.tsx')) },
      recordRepresentation: caseName,
      texts: {
        name: '정제할 자료',
        fields: {
          title: '제목',
          decidedOn: '판정일',
          openProposals: '남은 제안',
          collectedAt: '들어온 날',
          updatedAt: '바뀐 날',
        },
      },
    },
    {
      name: 'admin/data/master',
      api: 'cases/data',
      entry: 'data',
      list: lazyPage(() => import('./master/list/master-list.tsx')),
      edit: lazyPage(() => import('./master/case-page.tsx')),
      options: { pageNames: { outdated: '예전 결과', counted: '센 자료' } },
      pages: {
        outdated: lazyPage(() => import('./today/outdated-page.tsx')),
        counted: lazyPage(() => import('./today/counted-page.tsx')),
      },
      recordRepresentation: caseName,
      texts: {
        name: '마스터 자료',
        fields: {
          title: '제목',
          tribunal: '사건',
          decidedOn: '판정일',
          acceptedAt: '승인일',
          updatedAt: '바뀐 날',
        },
      },
    },
    {
      name: 'admin/data/jobs',
      api: 'refines/jobs',
      entry: 'data',
      list: lazyPage(() => import('./bulk/job-list.tsx')),
      edit: lazyPage(() => import('./bulk/job-page.tsx')),
      recordRepresentation: ({ kind }: BulkWorkOut) => actionNames[kind],
      texts: { name: '일괄 작업', fields: { startedAt: '시작한 때', updatedAt: '바뀐 때' } },
    },
  ],
};
