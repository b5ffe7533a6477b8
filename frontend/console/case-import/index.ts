import type { ImportOut } from '@nomucheck/domain/case-import/contract.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { importData } from './import-data.ts';

export const caseImport: ConsoleContext = {
  data: importData,
  resources: [
    {
      name: 'admin/data/import',
      api: 'crawls/upload',
      entry: 'data',
      list: lazyPage(() => import('./import-page.tsx')),
      recordRepresentation: ({ fileName }: ImportOut) => fileName,
      texts: { name: '파일로 올리기' },
    },
  ],
};
