import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import { colors, createPaper, type Fonts, type Paper, page } from './paper.ts';

export type Written = {
  readonly title: string;
  /** Below every page of the document, beside its number. */
  readonly footer: string;
  /** The only date in the file (ISO), so that it can be made again byte by byte. */
  readonly at: string;
};

/**
 * What `write` puts on paper as a PDF, with the letters that it uses of Pretendard (OFL) inside. The same words give the same
 * bytes: no clock and no random number has a part in it. What the typeface lacks is said in `lines.ts`.
 */
export const drawPdf = async (
  { title, footer, at }: Written,
  write: (paper: Paper, fonts: Fonts) => void,
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  const fonts = { regular: await embedded(pdf, 'Regular'), bold: await embedded(pdf, 'Bold') };
  pdf.setTitle(title, { showInWindowTitleBar: true });
  pdf.setLanguage('ko-KR');
  pdf.setProducer('nomucheck');
  pdf.setCreator('nomucheck');
  pdf.setCreationDate(new Date(at));
  pdf.setModificationDate(new Date(at));
  const paper = createPaper(pdf, fonts);
  write(paper, fonts);
  numberPages(paper.numberedPages(), footer, fonts.regular);
  return pdf.save();
};

/** No contextual forms, ligatures or kerning: Hangul needs none, and to look for them took nine tenths of the time. */
const plainLetters = { calt: false, ccmp: false, clig: false, kern: false, liga: false, locl: false, rlig: false };

const fontFiles = new Map<string, Promise<Buffer>>();
const embedded = async (pdf: PDFDocument, weight: 'Regular' | 'Bold'): Promise<PDFFont> => {
  const path = createRequire(import.meta.url).resolve(
    `pretendard/dist/public/static/alternative/Pretendard-${weight}.ttf`,
  );
  const file = fontFiles.get(weight) ?? readFile(path);
  fontFiles.set(weight, file);
  return pdf.embedFont(await file, { subset: true, features: plainLetters });
};

const numberPages = (pages: readonly PDFPage[], footer: string, font: PDFFont): void => {
  for (const [index, sheet] of pages.entries()) {
    const number = `${index + 1} / ${pages.length}`;
    const y = page.bottom / 2;
    sheet.drawText(footer, { x: page.margin, y, size: 8, font, color: colors.soft });
    const x = page.width - page.margin - font.widthOfTextAtSize(number, 8);
    sheet.drawText(number, { x, y, size: 8, font, color: colors.soft });
  }
};
