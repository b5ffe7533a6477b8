import type { ReadFailure } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import type { OcrLimits } from '../limits.ts';

/** What the service and the process that reads a document say to each other. */
export type ToChild =
  | {
      readonly kind: 'read';
      readonly bytes: Uint8Array;
      readonly limits: OcrLimits;
      /** Pages that aren't read again. */
      readonly done: ReadonlySet<number>;
    }
  /** The page was taken; its recogniser goes on with another. */
  | { readonly kind: 'taken'; readonly page: number };

export type FromChild =
  /** From now on the page uses time and memory. */
  | { readonly kind: 'begun'; readonly page: number; readonly pages: number }
  | { readonly kind: 'unread'; readonly page: number; readonly reason: ReadFailure }
  | { readonly kind: 'page'; readonly page: ReadPage; readonly image: Uint8Array; readonly pages: number }
  | { readonly kind: 'done'; readonly pages: number }
  | { readonly kind: 'failed'; readonly reason: ReadFailure; readonly page: number | null };
