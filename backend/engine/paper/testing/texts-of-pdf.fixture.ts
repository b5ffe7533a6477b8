import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The pieces of text on a page of a PDF, in their order there; the first page is 1. */
export const textsOn = async (pdf: Uint8Array, page: number): Promise<readonly string[]> => {
  const read = await getDocument({ data: new Uint8Array(pdf) }).promise;
  const { items } = await (await read.getPage(page)).getTextContent();
  return items.flatMap((item) => ('str' in item ? [item.str] : []));
};
