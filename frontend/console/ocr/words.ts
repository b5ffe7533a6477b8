import type { MissingPage, OcrDocument, OcrDocumentItem, OcrPageSummary } from '@nomucheck/domain/ocr/contract.ts';
import { count } from '../../shared/formats.ts';

export const statusNames: Readonly<Record<OcrDocumentItem['status'], string>> = {
  waiting: '차례를 기다림',
  reading: '읽는 중',
  read: '다 읽음',
  failed: '읽지 못함',
  cancelled: '멈춤',
};

/** One document in one word; one with some pages that couldn't be read has failed, but its other pages have a text. */
export const statusWords = ({ status, page }: Pick<OcrDocumentItem, 'status' | 'page'>): string =>
  status === 'failed' && page > 0 ? '일부 읽지 못함' : statusNames[status];

export const isUnderWay = ({ status }: Pick<OcrDocumentItem, 'status'>): boolean =>
  status === 'waiting' || status === 'reading';

/** How far a document is, in one line. */
export const progressWords = ({ status, page, pages }: Pick<OcrDocumentItem, 'status' | 'page' | 'pages'>): string => {
  if (status === 'waiting') return '차례를 기다리는 중입니다.';
  if (pages === null) return status === 'reading' ? '첫 쪽을 읽는 중입니다.' : '읽은 쪽이 없습니다.';
  if (status === 'reading') return `${count(page)} / ${count(pages)}쪽 읽었습니다.`;
  if (page === pages) return `${count(pages)}쪽을 모두 읽었습니다.`;
  // Not the first ones: a page in the middle may be the one without a text.
  return page === 0 ? '읽은 쪽이 없습니다.' : `${count(pages)}쪽 가운데 ${count(page)}쪽을 읽었습니다.`;
};

/** The share of pages that have been read, 0 to 100; null while their number is unknown. */
export const shareRead = ({ page, pages }: Pick<OcrDocumentItem, 'page' | 'pages'>): number | null =>
  pages === null || pages === 0 ? null : (page / pages) * 100;

/** What a person has to look at; null where there is nothing. */
export const toCheckWords = ({ lowWords }: { readonly lowWords: number }): string | null =>
  lowWords === 0 ? null : `확인할 낱말 ${count(lowWords)}`;

export const confidenceWords = (confidence: number | null): string | null =>
  confidence === null ? null : `확신 ${Math.round(confidence)}%`;

/** Why a page has no text, with its number. */
export const missingWords = ({ page, message }: MissingPage): string => {
  const name = `${count(page)}쪽: `;
  if (message === null) return `${name}아직 읽지 않았습니다.`;
  return message.startsWith(name) ? message : name + message;
};

/** Why no case can be made of a document now; null where one can be. */
export const whyNotAttached = (document: Pick<OcrDocument, 'status' | 'readPages'>): string | null => {
  if (isUnderWay(document)) return '다 읽으면 자료로 만들 수 있습니다.';
  return document.readPages.length === 0 ? '글이 있는 쪽이 없어 자료로 만들 수 없습니다.' : null;
};

/** What the text of a page is. */
export const pageTextNames: Readonly<Record<OcrPageSummary['how'], string>> = {
  text_layer: 'PDF에 든 글',
  recognised: '읽은 글',
  mixed: 'PDF에 든 글과 읽은 글',
  typed: '직접 적은 글',
};

/** A page in the choice of pages. */
export const pageWords = (page: OcrPageSummary, pages: number): string =>
  [
    `${count(page.page)} / ${count(pages)}쪽`,
    page.corrected && page.how !== 'typed' ? '고침' : null,
    page.how === 'text_layer' || page.how === 'typed' ? pageTextNames[page.how] : toCheckWords(page),
  ]
    .filter((part) => part !== null)
    .join(' · ');
