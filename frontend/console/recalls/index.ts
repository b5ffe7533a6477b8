import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { recallList, recallsData } from './recalls-data.ts';

export const recalls: ConsoleContext = {
  data: recallsData,
  resources: [
    {
      name: recallList,
      api: 'recalls',
      entry: 'data',
      list: lazyPage(() => import('./recall-list.tsx')),
      texts: { name: '다시 볼 기록', fields: { recalledAt: '자료가 바뀐 때' } },
    },
  ],
};
