import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { createOcrEngine } from '../child-engine.ts';
import type { OcrLimits } from '../limits.ts';

export type PageAndImage = { readonly page: ReadPage; readonly image: Buffer };

/** The pages of a PDF, in the document's order. */
export const pagesOf = async (bytes: Uint8Array, limits: Partial<OcrLimits> = {}): Promise<readonly PageAndImage[]> => {
  const read: PageAndImage[] = [];
  await createOcrEngine(limits).read(bytes, {
    signal: new AbortController().signal,
    onPage: (page, image) => {
      read.push({ page, image });
    },
  });
  return read.toSorted((a, b) => a.page.page - b.page.page);
};
