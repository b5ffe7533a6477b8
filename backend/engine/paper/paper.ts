import { type PDFDocument, type PDFPage, rgb } from 'pdf-lib';
import { linesOf } from './lines.ts';
import type { Typeface } from './typeface.ts';

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 48, bottom: 64 } as const;
export const textWidth = page.width - 2 * page.margin;

/** A colour as style sheets write it. */
const hex = (text: string) => {
  const [red = 0, green = 0, blue = 0] = Buffer.from(text, 'hex');
  return rgb(red / 255, green / 255, blue / 255);
};
/** As on the site (`frontend/site/styles/tokens.css`). */
export const colors = {
  ink: hex('1f2933'),
  soft: hex('4a5560'),
  accent: hex('7a5230'),
  pale: hex('e4d9ca'),
  neutral: hex('857563'),
  helped: hex('2f5d50'),
  hurt: hex('96362a'),
  paper: hex('ffffff'),
} as const;
export const leading = 1.5;

export type Fonts = { readonly regular: Typeface; readonly bold: Typeface };

type TextLook = {
  readonly font: Typeface;
  readonly size: number;
  readonly color?: ReturnType<typeof rgb>;
  readonly x?: number;
  readonly width?: number;
  /** Space below the last line. */
  readonly after?: number;
};

/** A pile of pages that is written from top to bottom. */
export type Paper = {
  /** The page that is written on, and where its next line begins, from below. */
  readonly at: () => { readonly page: PDFPage; readonly y: number };
  /** Goes on the next page where less than so many points are left. */
  readonly need: (height: number) => void;
  readonly down: (height: number) => void;
  readonly text: (text: string, look: TextLook) => void;
  /** Goes on a new page; it and those after it are not part of the document: they have no page number. */
  readonly startAppendix: () => void;
  readonly numberedPages: () => readonly PDFPage[];
};

export const createPaper = (pdf: PDFDocument, { regular }: Fonts): Paper => {
  let current = pdf.addPage([page.width, page.height]);
  let y = page.height - page.margin;
  const need = (height: number): void => {
    if (y - height >= page.bottom) return;
    current = pdf.addPage([page.width, page.height]);
    y = page.height - page.margin;
  };
  const text: Paper['text'] = (
    content,
    { font = regular, size, color = colors.ink, x = page.margin, width, after = 0 },
  ) => {
    for (const line of linesOf(content, font, size, width ?? textWidth)) {
      need(size * leading);
      font.drawOn(current, line, { x, y: y - size, size, color });
      y -= size * leading;
    }
    y -= after;
  };
  let appendixAt: number | null = null;
  const startAppendix = (): void => {
    appendixAt = pdf.getPageCount();
    need(page.height);
  };
  return {
    ...{ need, text, startAppendix },
    at: () => ({ page: current, y }),
    down: (height) => (y -= height),
    numberedPages: () => pdf.getPages().slice(0, appendixAt ?? undefined),
  };
};
