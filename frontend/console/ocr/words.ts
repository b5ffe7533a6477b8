import type { OcrDocumentItem, OcrPageSummary } from '@nomucheck/domain/ocr/contract.ts';
import { count } from '../../shared/formats.ts';

export const statusNames: Readonly<Record<OcrDocumentItem['status'], string>> = {
  waiting: '차례를 기다림',
  reading: '읽는 중',
  read: '다 읽음',
  failed: '읽지 못함',
  cancelled: '멈춤',
};

export const isUnderWay = ({ status }: Pick<OcrDocumentItem, 'status'>): boolean =>
  status === 'waiting' || status === 'reading';

/** How far a document is, in one line. */
export const progressWords = ({ status, page, pages }: Pick<OcrDocumentItem, 'status' | 'page' | 'pages'>): string => {
  if (status === 'waiting') return '차례를 기다리는 중입니다.';
  if (pages === null) return status === 'reading' ? '첫 쪽을 읽는 중입니다.' : '읽은 쪽이 없습니다.';
  const far = `${count(page)} / ${count(pages)}쪽`;
  if (status === 'reading') return `${far} 읽었습니다.`;
  return page === pages ? `${count(pages)}쪽을 모두 읽었습니다.` : `${far}까지 읽었습니다.`;
};

/** The share of pages that have been read, 0 to 100; null while their number is unknown. */
export const shareRead = ({ page, pages }: Pick<OcrDocumentItem, 'page' | 'pages'>): number | null =>
  pages === null || pages === 0 ? null : (page / pages) * 100;

/** What a person has to look at; null where there is nothing. */
export const toCheckWords = ({ lowWords }: { readonly lowWords: number }): string | null =>
  lowWords === 0 ? null : `확인할 낱말 ${count(lowWords)}`;

export const confidenceWords = (confidence: number | null): string | null =>
  confidence === null ? null : `확신 ${Math.round(confidence)}%`;

/** A page in the choice of pages. */
export const pageWords = (page: OcrPageSummary, pages: number): string =>
  [
    `${count(page.page)} / ${count(pages)}쪽`,
    page.corrected ? '고침' : null,
    page.how === 'text_layer' ? 'PDF에 든 글' : toCheckWords(page),
  ]
    .filter((part) => part !== null)
    .join(' · ');
