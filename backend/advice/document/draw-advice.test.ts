import { publishedAdvice } from '@nomucheck/domain/advice/document/advice-document.fixture.ts';
import { adviceDocument } from '@nomucheck/domain/advice/document/advice-document.ts';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { inkOf, pagesOf, textOf } from '../../engine/paper/testing/read-pdf.fixture.ts';
import { drawAdvice } from './draw-advice.ts';

let bytes: Uint8Array;
let pages: PDFPageProxy[];

beforeAll(async () => {
  bytes = await drawAdvice(adviceDocument(publishedAdvice));
  pages = await pagesOf(bytes);
}, 60_000);

test('both reviewers with their numbers, the date of the law, each source with its words, and the limits stand in the file', async () => {
  const text = await textOf(pages);
  for (const said of [
    '노무사김첫째(등록번호제1234호).2차검토에서고치기전의글을읽고확인했어요.',
    '노무사이둘째(등록번호제5678호).이글을읽고확인했어요.',
    '고친곳은2차검토자만확인했어요.',
    '2026년11월23일의법령과판정례를기준으로했어요.',
    '문자로해고를통보받았어요.',
    '효력이없다고다툴수있어요[1][2].',
    '[1]대법원2011다42324(2011년10월27일)“사용자는근로자를해고하려면해고사유와해고시기를서면으로통지하여야그효력이있다.”',
    '근로기준법제27조제1항',
    '결과를보장하지않아요.',
    `자문번호${publishedAdvice.id}`,
  ])
    expect(text).toContain(said);
  expect(text).not.toContain('**');
});

test('the pages are numbered, and each piece of text has ink where it stands', async () => {
  expect(pages.length).toBeGreaterThan(1);
  for (const [index, page] of pages.entries()) {
    expect(await textOf([page])).toContain(`${index + 1}/${pages.length}`);
    for (const { text, ink } of await inkOf(page)) expect(ink, `«${text}» is drawn`).toBeGreaterThan(0.9);
  }
}, 60_000);

test('the same advice gives the same bytes, dated by its publication', async () => {
  expect(Buffer.from(await drawAdvice(adviceDocument(publishedAdvice))).equals(Buffer.from(bytes))).toBe(true);
  const { info } = await (await getDocument({ data: bytes.slice() }).promise).getMetadata();
  expect(info).toMatchObject({ Title: '노무자문서', Language: 'ko-KR', CreationDate: 'D:20261123050200Z' });
}, 60_000);

test('a number of registration that is missing is said to be missing', async () => {
  const { published } = publishedAdvice;
  const reviewers = published.reviewers.map((reviewer) => ({ ...reviewer, registration: null }));
  const file = await drawAdvice(adviceDocument({ ...publishedAdvice, published: { ...published, reviewers } }));
  expect(await textOf(await pagesOf(file))).toContain('노무사김첫째(등록번호미기재)');
}, 60_000);
