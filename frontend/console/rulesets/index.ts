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
      options: {
        purpose: '질문지의 초안 고치기, 새 판 견주기와 발행, 확인할 법령',
        pageNames: { draft: '질문지 초안' },
      },
      list: lazyPage(() => import('./rulesets-page.tsx')),
      edit: lazyPage(() => import('./reading/edition-page.tsx')),
      pages: { draft: lazyPage(() => import('./draft/draft-page.tsx')) },
      texts: { name: '질문지' },
    },
  ],
};
