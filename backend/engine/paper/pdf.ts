import * as fontkit from 'fontkit';
import { PDFDocument, type PDFFont, type PDFPage } from 'pdf-lib';
import { colors, createPaper, type Fonts, type Paper, page } from './paper.ts';
import { createTypeface, type Typeface } from './typeface.ts';
import { filesBeside, pretendard } from './typeface-files.ts';

export type Written = {
  readonly title: string;
  /** Below every page of the document, beside its number. */
  readonly footer: string;
  /** The only date in the file (ISO), so that it can be made again byte by byte. */
  readonly at: string;
  /** All that may be written: it says which letters are needed that Pretendard lacks. */
  readonly words: string;
};

/**
 * What `write` puts on paper as a PDF, with the letters that it uses of Pretendard (OFL) inside. The same words give the same
 * bytes: no clock and no random number has a part in it. What Pretendard lacks is said in `typeface-files.ts`.
 */
export const drawPdf = async (
  { title, footer, at, words }: Written,
  write: (paper: Paper, fonts: Fonts) => void,
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.registerFontkit(fontkit);
  const [regular, bold] = [
    await embedded(pdf, await pretendard('Regular')),
    await embedded(pdf, await pretendard('Bold')),
  ];
  const beside: PDFFont[] = [];
  for (const file of await filesBeside(words)) beside.push(await embedded(pdf, file));
  const fonts: Fonts = { regular: createTypeface(regular, beside), bold: createTypeface(bold, beside) };
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

const embedded = (pdf: PDFDocument, file: Buffer): Promise<PDFFont> =>
  pdf.embedFont(file, { subset: true, features: plainLetters });

const numberPages = (pages: readonly PDFPage[], footer: string, font: Typeface): void => {
  for (const [index, sheet] of pages.entries()) {
    const number = `${index + 1} / ${pages.length}`;
    const y = page.bottom / 2;
    font.drawOn(sheet, footer, { x: page.margin, y, size: 8, color: colors.soft });
    const x = page.width - page.margin - font.widthOf(number, 8);
    font.drawOn(sheet, number, { x, y, size: 8, color: colors.soft });
  }
};
