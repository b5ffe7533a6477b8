import type { ReadPage } from '@nomucheck/domain/ocr/reading/read-page.ts';
import {
  degrees,
  PDFDocument,
  type PDFPage,
  rgb,
  StandardFonts,
  setTextRenderingMode,
  TextRenderingMode,
} from 'pdf-lib';
import { beforeAll, expect, test } from 'vitest';
import { ordinaryLimits } from '../../limits.ts';
import { drawPage, pdfOfImages } from '../../testing/scanned-pages.fixture.ts';
import { readDocument } from '../read-document.ts';
import { isLegible } from './text-layer.ts';

/** A document with a page for each case, so that one recogniser is enough for those that need one. */
const draw: Readonly<Record<string, (page: PDFPage) => void>> = {
  'turned by the PDF': (page) => {
    page.setRotation(degrees(90));
    page.drawText('Turned page', { x: 300, y: 100, size: 20, rotate: degrees(90) });
  },
  'in several pieces': (page) => {
    page.drawText('Arti', { x: 50, y: 700, size: 20 });
    page.drawText('cle', { x: 81, y: 700, size: 20 });
    page.drawText('27', { x: 130, y: 700, size: 20 });
    page.drawText('below', { x: 50, y: 660, size: 20 });
  },
  'with words that nobody sees': (page) => {
    page.drawText('Seen', { x: 50, y: 700, size: 20 });
    page.drawText('hidden', { x: 50, y: 600, size: 20, color: rgb(1, 1, 1) });
  },
  'with letters of a wrong character set': (page) =>
    page.drawText('ÆÄÀÏÀÌ ¾Æ´Ñ ±ÛÀÚ Ç¥½Ã', { x: 50, y: 700, size: 20 }),
};
const scanWithPageNumber = 'a scan with a stamped page number';
const scanWithHiddenLayer = 'a scan with letters without ink';
const scanOverText = 'a scan over other letters';
/** What a scanner makes of Korean that takes it for English. */
const misread = ['ol Ata SHE SS5tct', 'AtSAE 2EALS SANA FEL'] as const;

const pages = new Map<string, ReadPage>();

beforeAll(async () => {
  const dpi = 100;
  const layout = { margin: 30, letters: 14, lineHeight: 1.6, height: 140 };
  const { canvas } = drawPage(['이 사건 해고는 부당하다.', '사용자는 근로자를 복직시켜라.'], {
    typeface: 'pretendard',
    layout,
    dpi,
  });
  const scans = await PDFDocument.load(await pdfOfImages([{ canvas, dpi }]));
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const drawOn of Object.values(draw)) {
    const page = pdf.addPage([595, 842]);
    page.setFont(font);
    drawOn(page);
  }
  const writeMisread = (page: PDFPage) => {
    for (const [at, line] of misread.entries())
      page.drawText(line, { x: 85, y: page.getHeight() - 96 - 22 * at, size: 14, font });
  };
  const [numbered, layered] = await pdf.copyPages(scans, [0, 0]);
  if (numbered) pdf.addPage(numbered).drawText('- 7 -', { x: 280, y: 20, size: 12, font });
  if (layered) {
    const page = pdf.addPage(layered);
    page.pushOperators(setTextRenderingMode(TextRenderingMode.Invisible));
    writeMisread(page);
  }
  const [scan] = await pdf.embedPdf(scans);
  if (scan) {
    const page = pdf.addPage([scan.width, scan.height]);
    writeMisread(page);
    page.drawPage(scan);
  }

  const names = [...Object.keys(draw), scanWithPageNumber, scanWithHiddenLayer, scanOverText];
  const limits = { ...ordinaryLimits, recognisers: 1 };
  await readDocument(
    { bytes: await pdf.save(), limits },
    {
      begun: async () => {},
      taken: async (page) => void pages.set(names[page.page - 1] ?? '', page),
      unread: ({ page, reason }) => Promise.reject(new Error(`${names[page - 1]}: ${reason}`)),
    },
  );
}, 60_000);

test('a page that the PDF turns is read as it is seen', () => {
  const page = pages.get('turned by the PDF');
  expect(page).toMatchObject({ how: 'text_layer', text: 'Turned page', width: 1600 });
  expect(page?.height).toBeLessThan(1600);
  const [first] = page?.lines[0] ?? [];
  // 100 of 842 points from the left, just above 300 of 595 points from the top.
  expect(first?.box.left).toBeCloseTo(0.12, 1);
  expect(first?.box.top).toBeCloseTo(0.47, 1);
  expect(first?.box.width ?? 0).toBeGreaterThan(first?.box.height ?? 1);
});

test('pieces of a word are joined, pieces apart are words, and a new height is a new line', () => {
  expect(pages.get('in several pieces')?.text).toBe('Article 27\nbelow');
});

test('words at whose place nothing is drawn are left out', () => {
  expect(pages.get('with words that nobody sees')).toMatchObject({ how: 'text_layer', text: 'Seen' });
});

test('a layer whose letters are of a wrong character set is not believed', () => {
  expect(pages.get('with letters of a wrong character set')?.how).toBe('recognised');
});

test('a scan on which only the page number is text is recognised', () => {
  const page = pages.get(scanWithPageNumber);
  expect(page?.how).toBe('recognised');
  expect(page?.text.replace(/\s/g, '')).toContain('사건해고는부당하다.');
});

test.each([scanWithHiddenLayer, scanOverText])('%s is recognised, because nobody sees those letters', (name) => {
  const page = pages.get(name);
  expect(page?.how).toBe('recognised');
  expect(page?.text.replace(/\s/g, '')).toContain('사건해고는부당하다.');
  expect(page?.text).not.toContain('SHE');
});

test('letters that are in use are legible, syllables of a wrong map to Unicode are not', () => {
  expect(isLegible('이 사건 해고는 不當하다 (근로기준법 제23조).')).toBe(true);
  expect(isLegible('이 사건 됬다고 한다.')).toBe(true);
  expect(isLegible('이 사건 뷁 뷁 ㆍ 설믜가 한다.')).toBe(true);
  expect(isLegible('이 사건 y>z 됬다고 됬다고 원심은 한다.\n이 사건 ㆍ 뷁 쓩 한다.')).toBe(true);
  expect(isLegible('\ufffd\ufffd\ufffd 2099 1. 1.')).toBe(false);
  expect(isLegible('')).toBe(false);
  expect(isLegible('뷁뷃 횱휋 붸뤳 쀏쁁 챬첚 뜳뗧')).toBe(false);
});
