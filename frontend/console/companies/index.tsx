import Apartment from '@mui/icons-material/Apartment';
import type { CompanyOut } from '@nomucheck/domain/companies/contract.ts';
import { Navigate } from 'react-router';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { companiesData, companyList } from './companies-data.ts';

export const companies: ConsoleContext = {
  data: companiesData,
  resources: [
    {
      name: companyList,
      api: 'companies',
      entry: 'company',
      icon: Apartment,
      options: { purpose: '자문을 맡은 회사, 구성원과 한 달 이용 한도' },
      list: lazyPage(() => import('./company-list.tsx')),
      edit: lazyPage(() => import('./company-page.tsx')),
      // Where it was before: messages and bookmarks lead there.
      show: lazyPage(() => import('../shell/record/moved-record.tsx')),
      recordRepresentation: ({ name }: CompanyOut) => name,
      texts: {
        name: '회사',
        fields: {
          name: '이름',
          businessNumber: '사업자등록번호',
          members: '구성원',
          createdAt: '등록한 때',
          updatedAt: '바뀐 때',
        },
      },
    },
  ],
  routes: [{ path: '/company', element: <Navigate to="/company/list" replace /> }],
};
