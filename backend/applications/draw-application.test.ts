import { dismissedByMessenger, today } from '@nomucheck/domain/applications/application.fixture.ts';
import { sentencesOf } from '@nomucheck/domain/applications/document/document.ts';
import { documentOf } from '@nomucheck/domain/applications/documents.ts';
import type { FieldChanges } from '@nomucheck/domain/applications/fields.ts';
import { documentNames } from '@nomucheck/domain/applications/standing.ts';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, expect, test } from 'vitest';
import { inkOf, pagesOf, textOf } from '../engine/paper/testing/read-pdf.fixture.ts';
import { type DrawnApplication, drawApplication } from './draw-application.ts';
import { drawNotice } from './draw-notice.ts';
import { requirePrintable } from './printable.ts';

/** Rare syllables, punctuation and figures as people write them, over more than a page. */
const long = Array.from(
  { length: 30 },
  (_, n) =>
    `${n + 1}) 팀장이 “똠방각하 펲시콜라 찦차를 몰고 쑛을 했다”며 ‘쀍’ 하고 화를 냈습니다 — 2026. 11. ${n + 1}.`,
).join('\n');
const fields: FieldChanges = {
  birthDate: '1990-05-01',
  address: '서울 중구 세종대로 1, 101동 1001호',
  duty: '생산관리팀 자재 구매',
  monthlyPay: '2,800,000원',
  companyName: '㈜하나 (株式會社)',
  representative: '박대표',
  companyAddress: '경기 수원시 영통구 1',
  companyPhone: '031-000-0000',
  businessKind: '전자 부품 제조업',
  relief: 'reinstatement',
  course: long,
  procedure: '不當解雇라고 항의했으나 소명 기회가 없었습니다.',
  grounds: '가'.repeat(300),
  evidence: Array.from({ length: 12 }, (_, n) => `메시지 화면 ${n + 1}`).join('\n'),
  filedOn: '2026-11-21',
};
const application: DrawnApplication = {
  document: 'relief_application',
  basis: dismissedByMessenger(),
  fields,
  at: '2026-11-21T03:00:00.000Z',
  today,
};
let bytes: Uint8Array;
beforeAll(async () => {
  bytes = await drawApplication(application);
}, 60_000);

test('Given a filled in application, when its pages are drawn, then each piece of its text has ink where it stands', async () => {
  const pages = await pagesOf(bytes);
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages)
    for (const { text, ink } of await inkOf(page)) expect(ink, `«${text}» is drawn`).toBeGreaterThan(3);
}, 60_000);

test('Given a filled in application, when its text is read from the file, then each of its sentences stands there', async () => {
  const text = await textOf(await pagesOf(bytes));
  const sentences = sentencesOf(documentOf('relief_application', application.basis, fields, today));
  for (const { text: said } of sentences.filter(({ text }) => !/[\u4e00-\u9fff㈜—]/.test(text)))
    expect(text).toContain(said.replace(/\s/g, ''));
  expect(text).toContain('부당해고라고항의했으나');
});

test('Given a draft, when it is drawn, then the last sheet alone says whose it is, where it goes and what is still blank', async () => {
  const pages = await pagesOf(await drawApplication({ ...application, fields: {} }));
  const last = await textOf(pages.slice(-1));
  for (const part of ['이쪽은내지않아요', '경기지방노동위원회', '본인의초안', '2027년2월12일', '아직빈곳'])
    expect(last).toContain(part);
  const filed = await textOf(pages.slice(0, -1));
  expect(filed).not.toContain('노무체크');
  // What is filed is numbered as a whole of its own.
  expect(filed).toContain(`${pages.length - 1}/${pages.length - 1}`);
  expect(last).not.toContain(`/${pages.length}`);
});

test('Given the same draft, when it is drawn twice, then the bytes are the same', async () => {
  expect(Buffer.from(await drawApplication(application)).equals(Buffer.from(bytes))).toBe(true);
});

test('Given each document, when nothing is filled in, then its places are lines to write on and the last sheet lists them', async () => {
  for (const document of documentNames) {
    const pages = await pagesOf(await drawApplication({ ...application, document, fields: {} }));
    const text = await textOf(pages);
    expect(text).not.toContain('적어주세요]');
    expect(text).toContain('회사이름,');
    expect(text).toContain('______년____월____일');
  }
}, 60_000);

test('Given a form that nobody has filled in, when it is drawn, then there are lines where its answers are written by hand', async () => {
  const blank = await drawApplication({ ...application, fields: {} });
  const [first] = await pagesOf(blank);
  const [firstFilled] = await pagesOf(bytes);
  const strokes = async (sheet: typeof first): Promise<number> => {
    const { fnArray } = (await sheet?.getOperatorList()) ?? { fnArray: [] };
    return fnArray.filter((drawn) => drawn === OPS.constructPath).length;
  };
  expect(await strokes(first)).toBeGreaterThan((await strokes(firstFilled)) + 8);
});

test('Given names in Chinese characters and rare signs, when it is drawn, then each has ink, the names in Hangul, and no box', async () => {
  const written = { name: '金哲秀', representative: '林樂園', procedure: '㉠ 09:00∼18:00 ⑴ 소명 ⊙ 없음 ⓐ' };
  const pages = await pagesOf(await drawApplication({ ...application, fields: { ...fields, ...written, course: '' } }));
  const text = await textOf(pages);
  for (const part of ['성명김철수', '대표자임낙원', '㉠09:00∼18:00⑴소명⊙없음ⓐ', '‘김철수’,‘임낙원’'])
    expect(text).toContain(part);
  expect(text).not.toContain('□');
  for (const page of pages)
    for (const { text: piece, ink } of await inkOf(page)) expect(ink, `«${piece}» is drawn`).toBeGreaterThan(1);
});

test('Given letters that no typeface has, when a PDF is asked for, then they are named at their field', async () => {
  await expect(requirePrintable(application)).resolves.toBeUndefined();
  await expect(requirePrintable({ ...application, fields: { ...fields, duty: '영업 😀' } })).rejects.toMatchObject({
    code: 'invalid_request',
    details: { errors: { duty: expect.stringContaining('😀') } },
  });
});

test('Given a company’s check, when its notice is drawn twice, then one sheet has its answers and lines to write on, the bytes the same', async () => {
  const basis = { ...dismissedByMessenger(), side: 'employer' as const };
  const notice = { document: 'dismissal_notice', basis, at: application.at, today } as const;
  const drawn = await drawNotice(notice);
  expect(Buffer.from(await drawNotice(notice)).equals(Buffer.from(drawn))).toBe(true);
  const pages = await pagesOf(drawn);
  expect(pages).toHaveLength(1);
  const text = await textOf(pages);
  for (const part of ['해고통지서', '근로기준법제27조', '적용한규정', '(서명또는인)']) expect(text).toContain(part);
  expect(text).not.toMatch(/적어주세요\]|노무체크/);
  const { fnArray } = (await pages[0]?.getOperatorList()) ?? { fnArray: [] };
  expect(fnArray.filter((shape) => shape === OPS.constructPath).length).toBeGreaterThan(6);
  for (const page of pages)
    for (const { text: piece, ink } of await inkOf(page)) expect(ink, `«${piece}» is drawn`).toBeGreaterThan(1);
});
