import { documentInput } from '@nomucheck/domain/checks/result-document.fixture.ts';
import { resultDocument } from '@nomucheck/domain/checks/result-document.ts';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { inkOf, pagesOf, textOf } from '../../engine/paper/testing/read-pdf.fixture.ts';
import { drawDocument } from './draw-document.ts';

let bytes: Uint8Array;
let pages: PDFPageProxy[];

beforeAll(async () => {
  bytes = await drawDocument(resultDocument(documentInput));
  pages = await pagesOf(bytes);
}, 60_000);

test('Given the same result, when it is drawn twice, then the bytes are the same', async () => {
  expect(Buffer.from(await drawDocument(resultDocument(documentInput))).equals(Buffer.from(bytes))).toBe(true);
}, 60_000);

test('Given the document, when its text is read from the file, then each of its sentences stands there', async () => {
  const text = await textOf(pages);
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
  for (const page of pages)
    for (const { text, ink } of await inkOf(page)) expect(ink, `«${text}» is drawn`).toBeGreaterThan(4);
}, 60_000);

test('Given letters that the typeface lacks, when they are drawn, then a box stands for each, so that nobody misses them', async () => {
  const notes = [{ kind: 'allowance', title: '확인', text: '☑☒☑☒의 정당한 이유' }];
  const file = await drawDocument(resultDocument({ ...documentInput, result: { ...documentInput.result, notes } }));
  expect(await textOf(await pagesOf(file))).toContain('□□□□의정당한이유');
}, 60_000);

test('Given Chinese characters, when they are drawn, then they stand as they are read in Korean', async () => {
  expect(await textOf(pages)).toContain('부당해고의정당한이유');
});

test('Given the document, when its metadata is read, then its title, its language and the time of the calculation stand there', async () => {
  const pdf = await getDocument({ data: bytes.slice() }).promise;
  const { info } = await pdf.getMetadata();
  expect(info).toMatchObject({ Title: '부당해고 자가진단 결과', Language: 'ko-KR', CreationDate: 'D:20261121050200Z' });
});
