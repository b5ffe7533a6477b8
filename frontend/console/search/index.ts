import ManageSearch from '@mui/icons-material/ManageSearch';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { searchData } from './search-data.ts';
import { entryWords } from './words/entry-words.ts';

export const search: ConsoleContext = {
  data: searchData,
  resources: [
    {
      name: 'admin/search',
      entry: 'search',
      icon: ManageSearch,
      options: { purpose: '판정례와 판례 찾기, 점수와 승소율' },
      list: lazyPage(() => import('./search-page.tsx')),
      texts: { name: '판례' },
    },
    {
      name: 'admin/data/words',
      api: 'admin/search-words',
      entry: 'data',
      list: lazyPage(() => import('./words/words-page.tsx')),
      recordRepresentation: entryWords,
      texts: { name: '검색 동의어', fields: { words: '입력한 말', finds: '함께 찾는 말' } },
    },
  ],
};
