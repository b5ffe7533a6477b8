import { withHanjaRead } from '@nomucheck/domain/kernel/hanja.ts';
import type { PDFFont } from 'pdf-lib';

/**
 * The text in lines of at most this width, broken between words; a word that is wider than a line is broken anywhere. Chinese
 * characters are written as they are read: the typeface has none. Other letters that it lacks become `□`: drawn as they are, they
 * would be blank.
 */
export const linesOf = (text: string, font: PDFFont, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  const space = font.widthOfTextAtSize(' ', size);
  let left = 0;
  for (const word of drawable(text, font).split(/\s+/).filter(Boolean)) {
    const wide = font.widthOfTextAtSize(word, size);
    if (lines.length > 0 && space + wide <= left) {
      lines[lines.length - 1] += ` ${word}`;
      left -= space + wide;
    } else {
      lines.push(...(wide <= width ? [word] : brokenWord(word, font, size, width)));
      left = width - font.widthOfTextAtSize(lines.at(-1) ?? '', size);
    }
  }
  return lines;
};

const brokenWord = (word: string, font: PDFFont, size: number, width: number): string[] => {
  const parts: string[] = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (font.widthOfTextAtSize(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
};

const knownLetters = new WeakMap<PDFFont, ReadonlySet<number>>();

const drawable = (text: string, font: PDFFont): string => {
  const known = knownLetters.get(font) ?? new Set(font.getCharacterSet());
  knownLetters.set(font, known);
  return [...withHanjaRead(text.normalize('NFC'))]
    .map((letter) => (/\s/.test(letter) || known.has(letter.codePointAt(0) ?? 0) ? letter : '□'))
    .join('');
};
