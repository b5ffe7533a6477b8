import type { UnreadPage } from '@nomucheck/domain/ocr/reading/read-failure.ts';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';
import type { OcrLimits } from '../limits.ts';
import { openPdf } from './open-pdf.ts';
import { type DrawnPage, drawAndFindText, readPage } from './read-page.ts';
import { type Recogniser, startRecogniser } from './recogniser.ts';

export type Told = {
  /** Called before anything is done for a page that may take long. */
  readonly begun: (page: number, pages: number) => Promise<void>;
  readonly taken: (page: ReadPage, image: Buffer, pages: number) => Promise<void>;
  readonly unread: (page: UnreadPage) => Promise<void>;
};

type Asked = {
  readonly bytes: Uint8Array;
  readonly limits: OcrLimits;
  /** Pages that aren't read again. */
  readonly done?: ReadonlySet<number>;
};

/**
 * Reads all pages but those that are done, as many at a time as there are recognisers, and returns how many the document has. A
 * page that can't be read is told, and keeps no other from being read. Throws OcrFailed where the document can't be opened.
 */
export const readDocument = async ({ bytes, limits, done }: Asked, told: Told): Promise<number> => {
  const pdf = await openPdf(bytes, limits);
  const draw = oneAtATime(async (page: number) => {
    await told.begun(page, pdf.numPages);
    return drawn(pdf, page, limits);
  });
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
    .filter((page) => !done?.has(page))
    .values();
  const lane = async () => {
    const recogniser = restartable(startRecogniser);
    try {
      for (const page of pages) {
        const read = await readOne(page, draw, recogniser);
        if ('reason' in read) await told.unread(read);
        else await told.taken(read.page, read.image, pdf.numPages);
      }
    } finally {
      await recogniser.stop();
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(limits.recognisers, pdf.numPages) }, lane));
  } finally {
    await pdf.loadingTask.destroy();
  }
  return pdf.numPages;
};

const readOne = async (
  page: number,
  draw: (page: number) => Promise<DrawnPage>,
  recogniser: Restartable,
): Promise<Awaited<ReturnType<typeof readPage>> | UnreadPage> => {
  try {
    return await readPage(await draw(page), recogniser.get);
  } catch (error) {
    if (error instanceof OcrFailed) return { page, reason: error.reason };
    // Whatever it was that the page has broken, the next one doesn't get it.
    await recogniser.stop();
    return { page, reason: 'unreadable' };
  }
};

const drawn = async (pdf: PDFDocumentProxy, number: number, limits: OcrLimits) => {
  const page = await pdf.getPage(number).catch(() => {
    throw new OcrFailed('damaged', number);
  });
  try {
    return await drawAndFindText(page, limits.pixels);
  } finally {
    page.cleanup();
  }
};

/** Two pages that are drawn at once would need twice the memory and be no sooner done. */
const oneAtATime = <Given, Answer>(task: (given: Given) => Promise<Answer>): ((given: Given) => Promise<Answer>) => {
  let before: Promise<unknown> = Promise.resolve();
  return (given) => {
    const answer = before.then(() => task(given));
    before = answer.catch(() => undefined);
    return answer;
  };
};

type Restartable = { readonly get: () => Promise<Recogniser>; readonly stop: () => Promise<void> };

/** Started when it is wanted first, and again when it is wanted after it was stopped. */
const restartable = (start: () => Promise<Recogniser>): Restartable => {
  let started: Promise<Recogniser> | null = null;
  return {
    get: () => {
      started ??= start();
      return started;
    },
    stop: async () => {
      const recogniser = await started?.catch(() => null);
      started = null;
      await recogniser?.stop();
    },
  };
};
