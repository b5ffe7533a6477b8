import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import { evolve, isRunning, type OcrDocument, textOf } from './document-state.ts';
import type { KeptText, OcrEvent, PageRead } from './ocr-events.ts';

export { type DocumentPage, isRunning, type OcrDocument, pagesInOrder, textOf } from './document-state.ts';

type Uploaded = Extract<OcrEvent, { type: 'PdfUploaded' }>['data'];
type Attached = Extract<OcrEvent, { type: 'PdfAttached' }>['data'];

export type OcrCommand =
  | { readonly type: 'UploadPdf'; readonly uploaded: Uploaded }
  | { readonly type: 'RecordPage'; readonly page: Omit<PageRead, 'documentId'> }
  | ({ readonly type: 'FailReading' } & Omit<Extract<OcrEvent, { type: 'PdfReadingFailed' }>['data'], 'documentId'>)
  | { readonly type: 'CancelReading' }
  /** After it was cancelled or has failed. */
  | { readonly type: 'ReadAgain' }
  /**
   * Also of a page that couldn't be read, once nothing is read any more. `lowWords`: those that the recogniser was unsure of and that still have to be
   * looked at after it.
   */
  | { readonly type: 'CorrectPage'; readonly page: number; readonly text: KeptText; readonly lowWords: number }
  /** By their places among all words of the page; `lowWords` as above. */
  | {
      readonly type: 'ConfirmWords';
      readonly page: number;
      readonly words: readonly number[];
      readonly lowWords: number;
    }
  /** The case has the text already, by its own commands. */
  | { readonly type: 'RecordAttachment'; readonly attachment: Omit<Attached, 'documentId'> }
  | { readonly type: 'RemoveDocument' };

const decide = (command: OcrCommand, document: OcrDocument | null): readonly OcrEvent[] => {
  if (command.type === 'UploadPdf') {
    // The same file again is the same document. What a person removed only a person brings back, not the next crawl.
    if (document && (document.status !== 'removed' || command.uploaded.origin.how !== 'uploaded')) return [];
    return [{ type: 'PdfUploaded', data: command.uploaded }];
  }
  if (!document || document.status === 'removed') throw new DomainError('not_found');
  const { documentId, status } = document;
  switch (command.type) {
    case 'RecordPage':
      return recordPage(command.page, document);
    case 'FailReading': {
      requireRunning(document);
      const { type: _, ...failed } = command;
      return [{ type: 'PdfReadingFailed', data: { documentId, ...failed } }];
    }
    case 'CancelReading':
      if (status === 'cancelled') return [];
      requireRunning(document);
      return [{ type: 'PdfReadingCancelled', data: { documentId } }];
    case 'ReadAgain':
      if (isRunning(document)) return [];
      if (status === 'read') throw new DomainError('stage_wrong');
      return [{ type: 'PdfReadingResumed', data: { documentId } }];
    case 'CorrectPage': {
      const page = document.read.get(command.page);
      if (!page) return typePage(command.page, command.text, document);
      const { text, lowWords } = command;
      if (textOf(page).hash === text.hash) return [];
      const corrected = page.how === 'typed' || page.text.hash !== text.hash;
      return [{ type: 'PdfPageCorrected', data: { documentId, page: command.page, text, corrected, lowWords } }];
    }
    case 'ConfirmWords': {
      const page = document.read.get(command.page);
      if (!page) throw new DomainError('not_found');
      if (command.words.some((at) => at >= page.words))
        throw new DomainError('invalid_request', { errors: { words: `이 쪽의 낱말은 ${page.words}개예요.` } });
      const words = [...new Set(command.words)].filter((at) => !page.confirmed.has(at));
      if (words.length === 0) return [];
      return [
        { type: 'PdfWordsConfirmed', data: { documentId, page: command.page, words, lowWords: command.lowWords } },
      ];
    }
    case 'RecordAttachment': {
      const { attachment } = command;
      requirePages(document, attachment);
      return [{ type: 'PdfAttached', data: { documentId, ...attachment } }];
    }
    case 'RemoveDocument':
      return [{ type: 'PdfRemoved', data: { documentId } }];
  }
};

const recordPage = (page: Omit<PageRead, 'documentId'>, document: OcrDocument): readonly OcrEvent[] => {
  const { documentId, read, pages, origin } = document;
  requireRunning(document);
  // Another worker was faster.
  if (read.has(page.page)) return [];
  if (page.page > page.pages || (pages !== null && pages !== page.pages)) throw new DomainError('conflict');
  const recorded = { type: 'PdfPageRead', data: { documentId, ...page } } as const;
  const isLast = read.size + 1 === page.pages;
  return isLast ? [recorded, { type: 'PdfRead', data: { documentId, origin } }] : [recorded];
};

/** The document's own pages alone, and only once no machine will read them. */
const typePage = (page: number, text: KeptText, document: OcrDocument): readonly OcrEvent[] => {
  const { documentId, pages, read, origin } = document;
  if (isRunning(document) || pages === null || page > pages) throw new DomainError('not_found');
  const typed = { type: 'PdfPageTyped', data: { documentId, page, pages, text } } as const;
  return read.size + 1 === pages ? [typed, { type: 'PdfRead', data: { documentId, origin } }] : [typed];
};

const requireRunning = (document: OcrDocument): void => {
  if (!isRunning(document)) throw new DomainError('stage_wrong');
};

/**
 * These must be pages of the document, both inclusive, and at least one of them must have a text; throws `stage_wrong` while it
 * is being read.
 */
export const requirePages = (
  document: OcrDocument,
  { from, to }: { readonly from: number; readonly to: number },
): void => {
  const { pages, read } = document;
  if (isRunning(document) || pages === null) throw new DomainError('stage_wrong');
  const refused = (why: string) => new DomainError('invalid_request', { errors: { pages: why } });
  if (from < 1 || to < from || to > pages) throw refused(`1쪽부터 ${pages}쪽까지 가운데 골라 주세요.`);
  if (![...read.keys()].some((page) => page >= from && page <= to))
    throw refused('읽은 쪽이 없어요. 읽지 못한 쪽은 글을 직접 적어 주세요.');
};

export const ocrDocumentDecider: Decider<OcrDocument | null, OcrCommand, OcrEvent> = {
  initialState: null,
  decide,
  evolve,
};

export const ocrDocumentStream = (documentId: string): string => `ocr-document-${documentId}`;
export const documentOfStream = (stream: string): string => stream.replace(/^ocr-document-/, '');
