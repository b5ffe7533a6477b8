import { createCanvas } from '@napi-rs/canvas';
import { documentInput } from '@nomucheck/domain/orders/result-document.fixture.ts';
import { resultDocument } from '@nomucheck/domain/orders/result-document.ts';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { drawDocument } from './draw-document.ts';

/** Read back by another program than the one that wrote it, and drawn: extracted text proves nothing of what is seen. */
let bytes: Uint8Array;
let pages: PDFPageProxy[];

type Piece = { readonly text: string; readonly box: readonly [number, number, number, number] };

beforeAll(async () => {
  bytes = await drawDocument(resultDocument(documentInput));
  pages = await pagesOf(bytes);
}, 60_000);

const pagesOf = async (file: Uint8Array): Promise<PDFPageProxy[]> => {
  const pdf = await getDocument({ data: file.slice() }).promise;
  return Promise.all(Array.from({ length: pdf.numPages }, (_, index) => pdf.getPage(index + 1)));
};

const piecesOf = async (page: PDFPageProxy): Promise<Piece[]> => {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, box: [x, y, item.width, item.height] }];
  });
};

const textOf = async (of = pages): Promise<string> => {
  const pieces = await Promise.all(of.map(piecesOf));
  return pieces
    .flat()
    .map(({ text }) => text)
    .join('')
    .replace(/\s/g, '');
};

test('Given the same result, when it is drawn twice, then the bytes are the same', async () => {
  expect(Buffer.from(await drawDocument(resultDocument(documentInput))).equals(Buffer.from(bytes))).toBe(true);
}, 60_000);

test('Given the document, when its text is read from the file, then each of its sentences stands there', async () => {
  const text = await textOf();
  for (const block of resultDocument(documentInput).blocks) {
    const said =
      block.kind === 'rows'
        ? block.rows.map(({ value }) => value).filter((value) => !/[\u4e00-\u9fff]/.test(value))
        : 'text' in block
          ? [block.text]
          : [];
    for (const sentence of said.filter((sentence) => sentence.length < 40))
      expect(text).toContain(sentence.replace(/\s/g, ''));
  }
});

test('Given every piece of text, when the pages are drawn, then each has ink where it stands', async () => {
  for (const page of pages) {
    const scale = 2;
    const viewport = page.getViewport({ scale });
    const canvas = createCanvas(viewport.width, viewport.height);
    const drawing = canvas.getContext('2d');
    await page.render({ canvas: null, canvasContext: drawing, viewport }).promise;
    for (const { text, box } of await piecesOf(page)) {
      const [x, y, width, height] = box;
      const [left = 0, top = 0] = viewport.convertToViewportPoint(x, y + height);
      const { data } = drawing.getImageData(left, top, Math.ceil(width * scale), Math.ceil(height * scale * 1.2));
      const dark = data.filter((value, index) => index % 4 === 0 && value < 160).length;
      const letters = text.replace(/\s/g, '').length;
      expect(dark / letters, `«${text}» is drawn`).toBeGreaterThan(4);
    }
  }
}, 60_000);

test('Given letters that the typeface lacks, when they are drawn, then a box stands for each, so that nobody misses them', async () => {
  const notes = [{ kind: 'allowance', title: '확인', text: '☑☒☑☒의 정당한 이유' }];
  const file = await drawDocument(resultDocument({ ...documentInput, result: { ...documentInput.result, notes } }));
  expect(await textOf(await pagesOf(file))).toContain('□□□□의정당한이유');
}, 60_000);

test('Given Chinese characters, when they are drawn, then they stand as they are read in Korean', async () => {
  expect(await textOf()).toContain('부당해고의정당한이유');
});

test('Given the document, when its metadata is read, then its title, its language and the time of the calculation stand there', async () => {
  const pdf = await getDocument({ data: bytes.slice() }).promise;
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: '부당해고 자가진단 결과', Language: 'ko-KR', CreationDate: 'D:20261121050200Z' });
});
