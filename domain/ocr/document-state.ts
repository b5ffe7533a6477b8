import type { OcrAttachment, OcrStatus } from './contract.ts';
import type { DocumentOrigin, KeptText, OcrEvent, PageRead } from './ocr-events.ts';
import type { ReadFailure } from './reading/read-failure.ts';

/**
 * A page as it was read, and what a person has made of it. `lowWords` counts the words that still have to be looked at. Of a page
 * that couldn't be read, and whose text a person has typed, there is nothing but that text.
 */
export type DocumentPage = Omit<PageRead, 'how' | 'image' | 'lines'> & {
  readonly how: PageRead['how'] | 'typed';
  readonly image: string | null;
  readonly lines: string | null;
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
  /** The pages that have a text, by their number, in the order in which they got it. */
  readonly read: ReadonlyMap<number, DocumentPage>;
  /** Why those have none that were tried in vain, by their number. */
  readonly unread: ReadonlyMap<number, ReadFailure>;
  readonly failure: { readonly reason: ReadFailure; readonly page: number | null } | null;
  readonly attachments: readonly Pick<OcrAttachment, 'caseId' | 'became' | 'from' | 'to'>[];
};

/** Shown instead of the name of a document that was removed. */
const erasedName = '지운 문서';

/** Pages are still to come. */
export const isRunning = ({ status }: OcrDocument): boolean => status === 'waiting' || status === 'reading';

/** A page's text as it stands now. */
export const textOf = ({ text, correction }: DocumentPage): KeptText => correction ?? text;

/** The pages that have been read, in the order of the document. */
export const pagesInOrder = ({ read }: Pick<OcrDocument, 'read'>): readonly DocumentPage[] =>
  [...read.values()].sort((one, other) => one.page - other.page);

/** What an event makes of a document. */
export const evolve = (document: OcrDocument | null, event: OcrEvent): OcrDocument | null => {
  if (event.type === 'PdfUploaded')
    return {
      ...{ ...event.data, fileName: event.data.fileName ?? erasedName, status: 'waiting', pages: null, failure: null },
      ...{ read: new Map(), unread: new Map(), attachments: [] },
    };
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
      return { ...document, status: 'read', failure: null, unread: new Map() };
    case 'PdfReadingFailed': {
      const { reason, page, pages, unread } = event.data;
      return {
        ...{ ...document, status: 'failed', failure: { reason, page }, pages: pages ?? document.pages },
        unread: new Map(unread.map((one) => [one.page, one.reason])),
      };
    }
    case 'PdfReadingCancelled':
      return { ...document, status: 'cancelled' };
    case 'PdfReadingResumed':
      return {
        ...{ ...document, status: document.read.size > 0 ? 'reading' : 'waiting', failure: null },
        unread: new Map(),
      };
    case 'PdfPageCorrected': {
      const { page, text, corrected, lowWords } = event.data;
      return withPage(document, page, (before) => ({
        ...{ correction: corrected ? text : null, lowWords: lowWords ?? before.lowWords },
      }));
    }
    case 'PdfPageTyped': {
      const page: DocumentPage = {
        ...{ ...event.data, how: 'typed', width: 0, height: 0, image: null, lines: null },
        ...{ words: 0, lowWords: 0, confidenceSum: 0, correction: null, confirmed: new Set() },
      };
      return { ...document, read: new Map([...document.read, [page.page, page]]) };
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
      return { ...document, status: 'removed', read: new Map(), unread: new Map() };
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
