import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF read back by another program than the one that wrote it, and drawn: extracted text proves nothing of what is seen. */

export type Piece = { readonly text: string; readonly box: readonly [number, number, number, number] };

export const pagesOf = async (file: Uint8Array): Promise<PDFPageProxy[]> => {
  const pdf = await getDocument({ data: file.slice() }).promise;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
};

export const piecesOf = async (page: PDFPageProxy): Promise<Piece[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, box: [x, y, item.width, item.height] }];
  });
};

/** All its text without blanks. */
export const textOf = async (pages: readonly PDFPageProxy[]): Promise<string> => {
  const pieces = await Promise.all(pages.map(piecesOf));
  return pieces
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
};

const scale = 2;

export const drawn = async (page: PDFPageProxy): Promise<Canvas> => {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(viewport.width, viewport.height);
  await page.render({ canvas: null, canvasContext: canvas.getContext('2d'), viewport }).promise;
  return canvas;
};

/** How much ink stands where each piece of text does, in pixels a letter. A glyph that is left out has none. */
export const inkOf = async (
  page: PDFPageProxy,
): Promise<readonly { readonly text: string; readonly ink: number }[]> => {
  const viewport = page.getViewport({ scale });
  const drawing = (await drawn(page)).getContext('2d');
  return (await piecesOf(page)).map(({ text, box: [x, y, width, height] }) => {
    const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y + height);
    const { data } = drawing.getImageData(left, top, Math.ceil(width * scale), Math.ceil(height * scale * 1.2));
    const dark = data.filter((value, index) => index % 4 === 0 && value < 160).length;
    return { text, ink: dark / text.replace(/\s/g, '').length };
  });
};
