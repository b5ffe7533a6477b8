import DocumentScanner from '@mui/icons-material/DocumentScanner';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { laterPages } from './later-pages.ts';

const LaterPage = lazyPage(() => import('./later-page.tsx'));

/** Lists that are not built yet. */
export const later: ConsoleContext = {
  resources: [
    {
      name: 'admin/ocr',
      entry: 'ocr',
      icon: DocumentScanner,
      options: { purpose: '스캔한 문서 읽기 (준비 중)' },
      list: <LaterPage {...laterPages.ocr} />,
    },
  ],
};
