import type { ReadPage } from '@nomucheck/domain/ocr/read-page.ts';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';
import type { OcrLimits } from '../limits.ts';
import { openPdf } from './open-pdf.ts';
import { drawAndFindText, readPage } from './read-page.ts';
import { type Recogniser, startRecogniser } from './recogniser.ts';

type Taken = (page: ReadPage, image: Buffer, pages: number) => Promise<void>;

type Asked = {
  readonly bytes: Uint8Array;
  readonly limits: OcrLimits;
  /** Pages that aren't read again. */
  readonly done?: ReadonlySet<number>;
};

/** Reads all pages but those that are done, as many at a time as there are recognisers. */
export const readDocument = async ({ bytes, limits, done }: Asked, taken: Taken): Promise<number> => {
  const pdf = await openPdf(bytes, limits);
  const draw = oneAtATime((page: number) => drawn(pdf, page, limits));
  const pages = Array.from({ length: pdf.numPages }, (_, index) => index + 1)
    .filter((page) => !done?.has(page))
    .values();
  const started: Promise<Recogniser>[] = [];
  const lane = async () => {
    const recogniser = once(() => {
      const recogniser = startRecogniser();
      started.push(recogniser);
      return recogniser;
    });
    for (const page of pages) {
      const read = await readPage(await draw(page), recogniser);
      await taken(read.page, read.image, pdf.numPages);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(limits.recognisers, pdf.numPages) }, lane));
  } finally {
    for (const recogniser of started) await (await recogniser).stop();
    await pdf.loadingTask.destroy();
  }
  return pdf.numPages;
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

const once = <Value>(make: () => Promise<Value>): (() => Promise<Value>) => {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
