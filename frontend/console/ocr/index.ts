import DocumentScanner from '@mui/icons-material/DocumentScanner';
import type { OcrDocumentItem } from '@nomucheck/domain/ocr/contract.ts';
import type { ConsoleContext } from '../list/resource.ts';
import { lazyPage } from '../shell/lazy-page.ts';
import { ocrData } from './ocr-data.ts';

export const ocr: ConsoleContext = {
  data: ocrData,
  resources: [
    {
      name: 'admin/ocr',
      api: 'ocr/pdf',
      entry: 'ocr',
      icon: DocumentScanner,
      options: { purpose: '스캔한 문서를 글로 읽어 자료로 만들기' },
      list: lazyPage(() => import('./list/documents-page.tsx')),
      edit: lazyPage(() => import('./document/document-page.tsx')),
      recordRepresentation: ({ fileName }: OcrDocumentItem) => fileName,
      texts: { name: '문서 인식', fields: { uploadedAt: '올린 때', updatedAt: '바뀐 때', fileName: '파일 이름' } },
    },
  ],
};
