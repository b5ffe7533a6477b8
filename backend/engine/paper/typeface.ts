import { withHanjaRead } from '@nomucheck/domain/kernel/hanja/hanja.ts';
import type { PDFFont, PDFPage, RGB } from 'pdf-lib';
import { isUndrawn } from './typeface-files.ts';

export type TextPlace = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly color: RGB;
};

/**
 * What text is written in: Pretendard, and for the letters that it lacks the typefaces beside it. Texts are measured and drawn
 * in the form that `lettersOf` gives them.
 */
export type Typeface = {
  /**
   * The letters as they will stand on paper: Chinese characters as they are read, for no typeface has them, and `□` for what
   * none has either, because it would be blank.
   */
  lettersOf(text: string): string;
  widthOf(text: string, size: number): number;
  drawOn(page: PDFPage, text: string, place: TextPlace): void;
};

export const createTypeface = (main: PDFFont, beside: readonly PDFFont[]): Typeface => {
  const faces = [main, ...beside].map((font) => ({ font, letters: new Set(font.getCharacterSet()) }));
  const faceOf = (letter: string): PDFFont | undefined =>
    faces.find(({ letters }) => letters.has(letter.codePointAt(0) ?? 0))?.font;

  /** One run of letters for each change of typeface; nearly every text is a single run. */
  const runsOf = (text: string): readonly { readonly font: PDFFont; readonly text: string }[] => {
    const runs: { font: PDFFont; text: string }[] = [];
    for (const letter of text) {
      const font = faceOf(letter) ?? main;
      const last = runs.at(-1);
      if (last?.font === font) last.text += letter;
      else runs.push({ font, text: letter });
    }
    return runs;
  };

  return {
    lettersOf: (text) =>
      [...withHanjaRead(text.normalize('NFC'))]
        .map((letter) => (/\s/.test(letter) || faceOf(letter) !== undefined ? letter : isUndrawn(letter) ? '' : '□'))
        .join(''),
    widthOf: (text, size) => runsOf(text).reduce((width, run) => width + run.font.widthOfTextAtSize(run.text, size), 0),
    drawOn: (page, text, { x, y, size, color }) => {
      let at = x;
      for (const { font, text: letters } of runsOf(text)) {
        page.drawText(letters, { x: at, y, size, font, color });
        at += font.widthOfTextAtSize(letters, size);
      }
    },
  };
};
