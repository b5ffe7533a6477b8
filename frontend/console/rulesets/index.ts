import Quiz from '@mui/icons-material/Quiz';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { rulesetsData } from './rulesets-data.ts';

export const rulesets: ConsoleContext = {
  data: rulesetsData,
  resources: [
    {
      name: 'admin/ruleset',
      api: 'admin/rulesets',
      entry: 'ruleset',
      icon: Quiz,
      options: { purpose: '질문지의 새 판 견주기와 발행, 확인할 법령' },
      list: lazyPage(() => import('./rulesets-page.tsx')),
      edit: lazyPage(() => import('./reading/edition-page.tsx')),
      texts: { name: '질문지' },
    },
  ],
};
