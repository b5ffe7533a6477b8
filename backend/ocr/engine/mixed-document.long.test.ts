import { loadImage } from '@napi-rs/canvas';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, test } from 'vitest';
import { decision, hearing } from './testing/decision-texts.fixture.ts';
import { errorRate, errorRateWithBlanks } from './testing/error-rate.fixture.ts';
import { pagesOf } from './testing/read-pages.fixture.ts';
import {
  decisionLayout,
  drawPage,
  drawTable,
  hearingLayout,
  pdfOfImages,
  scanned,
} from './testing/scanned-pages.fixture.ts';

/** Scans in three typefaces, one of them of a table, and a page with a text layer. All typefaces and conditions: accuracy.long.test.ts. */
test('a document of scanned pages and pages with text is read page by page, each in its own way', async () => {
  const dpi = 150;
  const prose = drawPage(hearing.slice(0, 6), { typeface: 'nanum-myeongjo', layout: hearingLayout, dpi });
  const table = drawTable('pretendard', dpi);
  const another = drawPage(decision.slice(0, 6), { typeface: 'gowun-dodum', layout: decisionLayout, dpi });
  const pdf = await PDFDocument.load(
    await pdfOfImages([
      { canvas: scanned(prose.canvas, { skew: 1, noise: 12 }), dpi },
      { canvas: scanned(table.canvas, { noise: 12 }), dpi },
      { canvas: scanned(another.canvas, { skew: -1, noise: 12 }), dpi },
    ]),
  );
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  pdf.insertPage(1).drawText('Article 27', { x: 50, y: 700, size: 20, font });

  const [first, second, third, fourth] = await pagesOf(await pdf.save());
  expect([first, second, third].map((read) => read?.page.how)).toEqual(['recognised', 'text_layer', 'recognised']);
  expect(errorRate(prose.truth, first?.page.text ?? '')).toBeLessThanOrEqual(0.03);
  expect(errorRateWithBlanks(prose.truth, first?.page.text ?? '')).toBeLessThanOrEqual(0.03);
  expect(second?.page.text).toBe('Article 27');
  expect(errorRate(table.truth, third?.page.text ?? '')).toBeLessThanOrEqual(0.05);

  expect(errorRate(another.truth, fourth?.page.text ?? '')).toBeLessThanOrEqual(0.03);

  const words = first?.page.lines.flat() ?? [];
  expect(words.every(({ confidence }) => confidence >= 0 && confidence <= 100)).toBe(true);
  const heading = first?.page.lines[0] ?? [];
  expect(heading.map(({ text }) => text)).toEqual(['심문회의', '회의록']);
  // Centred, and at the top.
  expect(heading[0]?.box.left).toBeCloseTo(0.41, 1);
  expect(heading[0]?.box.top).toBeCloseTo(0.1, 1);

  const image = await loadImage(first?.image ?? Buffer.alloc(0));
  expect([image.width, image.height]).toEqual([first?.page.width, first?.page.height]);
  expect(image.width).toBe(1600);
});
