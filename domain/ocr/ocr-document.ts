import type { Decider } from '../kernel/decider.ts';
import { DomainError } from '../kernel/errors.ts';
import type { OcrAttachment, OcrStatus } from './contract.ts';
import type { DocumentOrigin, KeptText, OcrEvent, PageRead } from './ocr-events.ts';
import type { ReadFailure } from './read-failure.ts';

type Uploaded = Extract<OcrEvent, { type: 'PdfUploaded' }>['data'];
type Attached = Extract<OcrEvent, { type: 'PdfAttached' }>['data'];

/**
 * A page as it was read, and what a person has made of it. `lowWords` counts the words that still have to be looked at.
 */
export type DocumentPage = PageRead & {
  /** In place of the text that was read. */
  readonly correction: KeptText | null;
  /** The places, among all words of the page, of those that are right. */
  readonly confirmed: ReadonlySet<number>;
};

/** A PDF whose pages are read one by one. A page that was read is never read again. */
export type OcrDocument = {
  readonly documentId: string;
  readonly fileName: string;
  readonly file: { readonly hash: string; readonly bytes: number };
  readonly origin: DocumentOrigin;
  readonly status: OcrStatus | 'removed';
  /** null until the first page has been read. */
  readonly pages: number | null;
  /** The pages that have been read, by their number, in the order in which they were read. */
  readonly read: ReadonlyMap<number, DocumentPage>;
  readonly failure: { readonly reason: ReadFailure; readonly page: number | null } | null;
  readonly attachments: readonly Pick<OcrAttachment, 'caseId' | 'became' | 'from' | 'to'>[];
};

export type OcrCommand =
  | { readonly type: 'UploadPdf'; readonly uploaded: Uploaded }
  | { readonly type: 'RecordPage'; readonly page: Omit<PageRead, 'documentId'> }
  | { readonly type: 'FailReading'; readonly reason: ReadFailure; readonly page: number | null }
  | { readonly type: 'CancelReading' }
  /** After it was cancelled or has failed. */
  | { readonly type: 'ReadAgain' }
  /** `lowWords`: those that the recogniser was unsure of and that still have to be looked at after it. */
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
      const { reason, page } = command;
      return [{ type: 'PdfReadingFailed', data: { documentId, reason, page } }];
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
      if (!page) throw new DomainError('not_found');
      const { text, lowWords } = command;
      if (textOf(page).hash === text.hash) return [];
      const corrected = page.text.hash !== text.hash;
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

/** Pages are still to come. */
export const isRunning = ({ status }: OcrDocument): boolean => status === 'waiting' || status === 'reading';

const requireRunning = (document: OcrDocument): void => {
  if (!isRunning(document)) throw new DomainError('stage_wrong');
};

/** These pages, both inclusive, must all have been read; throws `stage_wrong` while it is being read. */
export const requirePages = (
  { status, pages }: OcrDocument,
  { from, to }: { readonly from: number; readonly to: number },
): void => {
  if (status !== 'read' || pages === null) throw new DomainError('stage_wrong');
  if (from < 1 || to < from || to > pages)
    throw new DomainError('invalid_request', { errors: { pages: `1쪽부터 ${pages}쪽까지 가운데 골라 주세요.` } });
};

const evolve = (document: OcrDocument | null, event: OcrEvent): OcrDocument | null => {
  if (event.type === 'PdfUploaded')
    return { ...event.data, status: 'waiting', pages: null, read: new Map(), failure: null, attachments: [] };
  return document && evolveKnown(document, event);
};

const evolveKnown = (document: OcrDocument, event: Exclude<OcrEvent, { type: 'PdfUploaded' }>): OcrDocument => {
  switch (event.type) {
    case 'PdfPageRead': {
      const page: DocumentPage = { ...event.data, correction: null, confirmed: new Set() };
      const read = new Map([...document.read, [page.page, page]]);
      return { ...document, status: 'reading', pages: page.pages, read };
    }
    case 'PdfRead':
      return { ...document, status: 'read' };
    case 'PdfReadingFailed': {
      const { reason, page } = event.data;
      return { ...document, status: 'failed', failure: { reason, page } };
    }
    case 'PdfReadingCancelled':
      return { ...document, status: 'cancelled' };
    case 'PdfReadingResumed':
      return { ...document, status: document.read.size > 0 ? 'reading' : 'waiting', failure: null };
    case 'PdfPageCorrected': {
      const { page, text, corrected, lowWords } = event.data;
      return withPage(document, page, (before) => ({
        ...{ correction: corrected ? text : null, lowWords: lowWords ?? before.lowWords },
      }));
    }
    case 'PdfWordsConfirmed': {
      const { page, words, lowWords } = event.data;
      return withPage(document, page, ({ confirmed }) => ({ confirmed: new Set([...confirmed, ...words]), lowWords }));
    }
    case 'PdfAttached': {
      const { caseId, became, from, to } = event.data;
      return { ...document, attachments: [...document.attachments, { caseId, became, from, to }] };
    }
    case 'PdfRemoved':
      return { ...document, status: 'removed', read: new Map() };
  }
};

const withPage = (
  document: OcrDocument,
  number: number,
  change: (before: DocumentPage) => Partial<DocumentPage>,
): OcrDocument => {
  const before = document.read.get(number);
  if (!before) return document;
  return { ...document, read: new Map([...document.read, [number, { ...before, ...change(before) }]]) };
};

export const ocrDocumentDecider: Decider<OcrDocument | null, OcrCommand, OcrEvent> = {
  initialState: null,
  decide,
  evolve,
};

/** A page's text as it stands now. */
export const textOf = ({ text, correction }: DocumentPage): KeptText => correction ?? text;

/** The pages that have been read, in the order of the document. */
export const pagesInOrder = ({ read }: Pick<OcrDocument, 'read'>): readonly DocumentPage[] =>
  [...read.values()].sort((one, other) => one.page - other.page);

export const ocrDocumentStream = (documentId: string): string => `ocr-document-${documentId}`;
export const documentOfStream = (stream: string): string => stream.replace(/^ocr-document-/, '');
