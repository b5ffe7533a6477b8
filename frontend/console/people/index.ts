import People from '@mui/icons-material/People';
import type { ConsoleContext } from '../list/resource.ts';
import { preferencesData } from '../preferences/preferences.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { peopleData } from './people-data.ts';
import { personName } from './words.ts';

export const people: ConsoleContext = {
  data: { ...peopleData, ...preferencesData },
  resources: [
    {
      name: 'admin/user',
      entry: 'user',
      icon: People,
      options: { purpose: '회원 찾기, 역할과 이름 수정, 로그인 끝내기' },
      list: lazyPage(() => import('./list/user-list.tsx')),
      edit: lazyPage(() => import('./person/user-page.tsx')),
      recordRepresentation: personName,
      texts: {
        name: '회원',
        fields: {
          name: '이름',
          email: '이메일',
          phoneNumber: '휴대전화',
          role: '역할',
          oauth: '가입 방법',
          createdAt: '가입일',
        },
      },
    },
  ],
};
