import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { pdfHeadAt } from '@nomucheck/domain/ocr/pdf-head.ts';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { OcrFailed } from '../engine.ts';
import type { OcrLimits } from '../limits.ts';

const files = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const folder = (name: string) => join(files, name) + sep;

/** Opens a PDF without taking anything from elsewhere: fonts, character maps and decoders are those of the package. */
export const openPdf = async (bytes: Uint8Array, limits: OcrLimits): Promise<PDFDocumentProxy> => {
  const head = pdfHeadAt(bytes);
  if (head === null) throw new OcrFailed('not_a_pdf');
  if (!hasItsEnd(bytes)) throw new OcrFailed('damaged');
  const pdf = await getDocument({
    // It takes no Buffer, and takes the bytes away from whoever has them.
    data: Uint8Array.from(bytes.subarray(head)),
    cMapUrl: folder('cmaps'),
    cMapPacked: true,
    standardFontDataUrl: folder('standard_fonts'),
    wasmUrl: folder('wasm'),
    iccUrl: folder('iccs'),
    useSystemFonts: false,
    useWorkerFetch: false,
    enableXfa: false,
    maxImageSize: limits.pixels,
    // So that it tells of images that it leaves out (see `draw-page.ts`).
    verbosity: VerbosityLevel.WARNINGS,
  }).promise.catch((error: unknown) => {
    throw new OcrFailed(error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'damaged');
  });
  // A file may state any number.
  if (!(pdf.numPages >= 1)) throw new OcrFailed('damaged');
  if (pdf.numPages > limits.pages) throw new OcrFailed('too_many_pages');
  return pdf;
};

/**
 * Of a file that was cut off, pdf.js reads what it finds: the first pages, or half an image. Storage may fill a file up with
 * zeros; then its end stands before them.
 */
const hasItsEnd = (bytes: Uint8Array): boolean => {
  const last = bytes.findLastIndex((byte) => byte > 0x20);
  return Buffer.from(bytes.subarray(Math.max(0, last - 2047), last + 1)).includes('%%EOF');
};
