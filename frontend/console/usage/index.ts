import QueryStats from '@mui/icons-material/QueryStats';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { usageData, usageList } from './usage-data.ts';

export const usage: ConsoleContext = {
  data: usageData,
  resources: [
    {
      name: usageList,
      api: 'ai-advices/usages',
      entry: 'usage',
      icon: QueryStats,
      options: { purpose: 'AI 자문에 쓴 질문, 토큰과 비용' },
      list: lazyPage(() => import('./usage-page.tsx')),
      texts: {
        name: 'AI 사용량',
        fields: { at: '물은 때', inputTokens: '입력 토큰', outputTokens: '출력 토큰', costMicroWon: '비용' },
      },
    },
  ],
};
