import { createCanvas } from '@napi-rs/canvas';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import { expect, test } from 'vitest';
import { OcrFailed } from '../engine.ts';
import { ordinaryLimits } from '../limits.ts';
import { decision } from '../testing/decision-texts.fixture.ts';
import { errorRate } from '../testing/error-rate.fixture.ts';
import * as hostile from '../testing/hostile-pdfs.fixture.ts';
import { decisionLayout, drawPage, pdfOfImages } from '../testing/scanned-pages.fixture.ts';
import * as written from '../testing/written-pdfs.fixture.ts';
import { readDocument } from './read-document.ts';

const read = async (bytes: Uint8Array, done: ReadonlySet<number> = new Set()): Promise<readonly ReadPage[]> => {
  const pages: ReadPage[] = [];
  await readDocument(
    { bytes, limits: ordinaryLimits, done },
    {
      begun: async () => {},
      taken: async (page) => void pages.push(page),
      unread: ({ page, reason }) => Promise.reject(new OcrFailed(reason, page)),
    },
  );
  return pages;
};

const failureOf = (bytes: Uint8Array): Promise<string> =>
  read(bytes).then(
    () => 'read',
    (error: unknown) => (error instanceof OcrFailed ? error.reason : String(error)),
  );

test('a file that needs a password is encrypted', async () => {
  expect(await failureOf(await hostile.encrypted())).toBe('encrypted');
});

test('something else than a PDF, and a web page with a PDF inside, are no PDF', async () => {
  expect(await failureOf(Buffer.from('해고통지서'))).toBe('not_a_pdf');
  expect(await failureOf(new Uint8Array())).toBe('not_a_pdf');
  expect(await failureOf(await hostile.insideWebPage())).toBe('not_a_pdf');
});

test('a file that was cut off is damaged wherever it was cut', async () => {
  const whole = await pdfOfImages([{ canvas: createCanvas(400, 400), dpi: 100 }]);
  for (const share of [0.1, 0.5, 0.9, 0.98])
    expect(await failureOf(whole.slice(0, Math.round(whole.length * share))), `${share} of it`).toBe('damaged');
});

test('a file that its storage has filled up with zeros is read', async () => {
  const filled = Buffer.concat([await hostile.withText(), Buffer.alloc(10_000)]);
  expect((await read(filled)).map(({ text }) => text)).toEqual(['This page has its own text.']);
});

test('a file that only says that it is a PDF, and one without pages, are damaged', async () => {
  expect(await failureOf(Buffer.from('%PDF-1.7\n여기에는 아무것도 없다\n%%EOF'))).toBe('damaged');
  expect(await failureOf(written.ofPages(0))).toBe('damaged');
  expect(await failureOf(written.ofPages(1, -1))).toBe('damaged');
});

test('a page whose only image is broken is damaged, not empty', async () => {
  for (const filter of ['DCTDecode', 'JPXDecode', 'JBIG2Decode'] as const)
    expect(await failureOf(written.ofBrokenImage(filter)), filter).toBe('damaged');
});

test('a file that only changes need a password for is read', async () => {
  const [page] = await read(await hostile.lockedAgainstChanges());
  expect(page?.text).toBe('This page has its own text.');
});

test('thirty pages are read, thirty-one and ten thousand are too many', async () => {
  expect(await failureOf(written.ofPages(31))).toBe('too_many_pages');
  expect(await failureOf(written.ofPages(10_000))).toBe('too_many_pages');
  const pages = await read(written.ofPages(3));
  expect(pages.map(({ page, text }) => [page, text])).toEqual([1, 2, 3].map((page) => [page, '']));
});

test('pages that were read before are not read again', async () => {
  const pages = await read(written.ofPages(3), new Set([1, 3]));
  expect(pages.map(({ page }) => page)).toEqual([2]);
});

test('the largest page that PDF knows is drawn with fewer pixels', async () => {
  const pages = await read(
    await hostile.joined([await hostile.ofSize(14_400, 14_400), await hostile.ofSize(14_400, 10)]),
  );
  expect(pages.map(({ width, text }) => [width, text])).toEqual([
    [1600, ''],
    [1600, ''],
  ]);
  expect(await failureOf(await hostile.ofSize(14_410, 100))).toBe('page_too_large');
});

test('a scan whose paper is as many points as it has pixels is read as the sheet that was scanned', async () => {
  const { canvas, truth } = drawPage(decision.slice(0, 5), {
    typeface: 'pretendard',
    layout: decisionLayout,
    dpi: 300,
  });
  const [page] = await read(await pdfOfImages([{ canvas, dpi: 72 }]));
  expect([page?.how, page?.width, page?.height]).toEqual(['recognised', 1600, 2264]);
  expect(errorRate(truth, page?.text ?? '')).toBeLessThanOrEqual(0.03);
}, 30_000);

test('a page of 200,000 points, and an image of 50,000 by 50,000 pixels, are too large, and are not decoded', async () => {
  expect(await failureOf(await hostile.ofSize(200_000, 200_000))).toBe('page_too_large');
  expect(await failureOf(await hostile.ofSize(200_000, 10))).toBe('page_too_large');
  expect(await failureOf(await hostile.ofImage(50_000, 50_000))).toBe('page_too_large');
});

test('a text layer is read as it stands, with the place of each word', async () => {
  const [page] = await read(await hostile.withText('The second word.'));
  expect(page).toMatchObject({ how: 'text_layer', text: 'The second word.', width: 1600, height: 2264 });
  const [first, second] = page?.lines[0] ?? [];
  expect(second).toMatchObject({ text: 'second', confidence: 100 });
  expect(first?.box.left).toBeCloseTo(60 / 595, 2);
  expect(first?.box.top).toBeCloseTo((842 - 714) / 842, 2);
  expect(second?.box.left ?? 0).toBeGreaterThan((first?.box.left ?? 1) + (first?.box.width ?? 1));
});
