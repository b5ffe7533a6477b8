import type { ReadFailure, UnreadPage } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';

/** The type of the page images that an engine hands over. */
export const pageImageType = 'image/jpeg';

export type Reading = {
  /** Ends the reading; `read` then rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** Pages that were read before a restart: they aren't read again, and `onPage` isn't called for them. */
  readonly done?: ReadonlySet<number>;
  /**
   * Called once for each page, in the order in which pages are finished, which needn't be their order in the document.
   * The next page is handed over when this one has been taken; if it rejects, the reading ends with that error.
   */
  readonly onPage: (page: ReadPage, image: Buffer, pages: number) => Promise<void> | void;
};

/** Reads PDFs into pages of words. */
export type OcrEngine = {
  /**
   * Rejects with `OcrFailed` if the PDF can't be read, after all other pages if some pages can't, and with `ReaderKilled` if that isn't known; pages that were handed over
   * before that are good.
   */
  readonly read: (bytes: Uint8Array, reading: Reading) => Promise<{ readonly pages: number }>;
};

/**
 * The PDF can't be read, or not all of it, for a reason that is said to the person. Reading it again would end in the same way.
 */
export class OcrFailed extends Error {
  readonly reason: ReadFailure;
  /** From 1, if the reason lies in one page. */
  readonly page: number | null;
  /** How many pages it has; null if that isn't known. */
  readonly pages: number | null;
  /** The pages that were tried in vain. */
  readonly unread: readonly UnreadPage[];

  constructor(
    reason: ReadFailure,
    page: number | null = null,
    pages: number | null = null,
    unread?: readonly UnreadPage[],
  ) {
    super(page === null ? `PDF not read: ${reason}` : `PDF not read: ${reason} on page ${page}`);
    this.name = 'OcrFailed';
    this.reason = reason;
    this.page = page;
    this.pages = pages;
    this.unread = unread ?? (page === null ? [] : [{ page, reason }]);
  }
}

/** Somebody has ended the process that read: an operator, or a system without memory. The PDF may be good. */
export class ReaderKilled extends Error {
  constructor(signal: string) {
    super(`the process that read a PDF was ended by ${signal}`);
    this.name = 'ReaderKilled';
  }
}
