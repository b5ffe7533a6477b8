import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import * as fontkit from 'fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { ordinaryLimits } from '../../limits.ts';
import { decision } from '../../testing/decision-texts.fixture.ts';
import { errorRate } from '../../testing/error-rate.fixture.ts';
import { drawPage } from '../../testing/scanned-pages.fixture.ts';
import { readDocument } from '../read-document.ts';

const dpi = 200;
const pasted = ['사용자는 근로자에게 해고의 사유를 서면으로 통지하지 아니하였다.'];
const stamped = ['2024. 5. 3.'];

/** A decision as letters of the PDF. */
const write = (page: PDFPage, font: PDFFont) => {
  const lines = decision.join(' ').match(/.{1,38}(?:\s|$)/g) ?? [];
  for (const [at, line] of lines.entries()) page.drawText(line.trim(), { x: 60, y: 780 - at * 20, size: 11, font });
};

/** A part of a page as an image, as people paste it in. */
const paste = async (pdf: PDFDocument, page: PDFPage, text: readonly string[], at: { x: number; y: number }) => {
  const layout = { margin: 2, letters: 11, lineHeight: 1.5, width: 150, height: 14 };
  const { canvas } = drawPage(text, { typeface: 'nanum-myeongjo', layout, dpi });
  const image = await pdf.embedJpg(canvas.toBuffer('image/jpeg', 80));
  page.drawImage(image, { ...at, width: (canvas.width * 72) / dpi, height: (canvas.height * 72) / dpi });
};

const draw: Readonly<Record<string, (pdf: PDFDocument, page: PDFPage, font: PDFFont) => Promise<void> | void>> = {
  'letters alone': () => undefined,
  'a pasted sentence': (pdf, page) => paste(pdf, page, pasted, { x: 60, y: 120 }),
  'a stamped date': (pdf, page) => paste(pdf, page, stamped, { x: 60, y: 120 }),
  'a table, a seal and a picture': (_pdf, page) => {
    for (let row = 0; row < 5; row += 1)
      page.drawRectangle({
        x: 60,
        y: 60 + row * 20,
        width: 400,
        height: 20,
        borderWidth: 1,
        borderColor: rgb(0, 0, 0),
      });
    page.drawCircle({ x: 520, y: 110, size: 28, borderWidth: 3, borderColor: rgb(0.8, 0.1, 0.1) });
    for (let bar = 0; bar < 12; bar += 1)
      page.drawRectangle({
        x: 480 + bar * 6,
        y: 20,
        width: 4,
        height: 8 + ((bar * 7) % 25),
        color: rgb(0.1, 0.2, 0.5),
      });
  },
};
const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  const pdf = await PDFDocument.create();
  pdf.registerFontkit(fontkit);
  const file = createRequire(import.meta.url).resolve(
    'pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  );
  const font = await pdf.embedFont(await readFile(file), { subset: true });
  for (const drawOn of Object.values(draw)) {
    const page = pdf.addPage([595, 842]);
    write(page, font);
    await drawOn(pdf, page, font);
  }
  const names = Object.keys(draw);
  await readDocument(
    { bytes: await pdf.save(), limits: { ...ordinaryLimits, recognisers: 1 } },
    {
      begun: async () => {},
      taken: async (page) => void pages.set(names[page.page - 1] ?? '', page),
      unread: ({ page, reason }) => Promise.reject(new Error(`${names[page - 1]}: ${reason}`)),
    },
  );
}, 60_000);

const linesOf = (name: string): readonly string[] => pages.get(name)?.text.split('\n') ?? [];

test('a page of letters is its text layer, also with a table, a seal and a picture', () => {
  const alone = pages.get('letters alone');
  expect([alone?.how, linesOf('letters alone').length]).toEqual(['text_layer', 26]);
  const drawn = pages.get('a table, a seal and a picture');
  expect(drawn).toMatchObject({ how: 'text_layer', text: alone?.text });
});

test.each([
  ['a pasted sentence', pasted],
  ['a stamped date', stamped],
] as const)('%s that is a small part of a page with a text layer is read with it', (name, wanted) => {
  const [lines, own] = [linesOf(name), linesOf('letters alone')];
  expect(pages.get(name)?.how).toBe('mixed');
  expect(lines.slice(0, own.length)).toEqual(own);
  expect(errorRate(wanted.join(' '), lines.slice(own.length).join(' '))).toBeLessThanOrEqual(0.1);
  const words = pages.get(name)?.lines.slice(own.length).flat() ?? [];
  expect(words.every(({ confidence }) => confidence < 100)).toBe(true);
  // Where it was pasted in: 60 points from the left, 120 from below.
  expect(words[0]?.box.left).toBeCloseTo(0.11, 1);
  expect(words[0]?.box.top).toBeCloseTo(0.82, 1);
});
