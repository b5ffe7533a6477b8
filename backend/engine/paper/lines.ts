import type { Typeface } from './typeface.ts';

/** The text in lines of at most this width, broken between words; a word that is wider than a line is broken anywhere. */
export const linesOf = (text: string, font: Typeface, size: number, width: number): readonly string[] => {
  const lines: string[] = [];
  const space = font.widthOf(' ', size);
  let left = 0;
  for (const word of font.lettersOf(text).split(/\s+/).filter(Boolean)) {
    const wide = font.widthOf(word, size);
    if (lines.length > 0 && space + wide <= left) {
      lines[lines.length - 1] += ` ${word}`;
      left -= space + wide;
    } else {
      lines.push(...(wide <= width ? [word] : brokenWord(word, font, size, width)));
      left = width - font.widthOf(lines.at(-1) ?? '', size);
    }
  }
  return lines;
};

const brokenWord = (word: string, font: Typeface, size: number, width: number): string[] => {
  const parts: string[] = [''];
  for (const letter of word) {
    const longer = `${parts.at(-1)}${letter}`;
    if (font.widthOf(longer, size) <= width) parts[parts.length - 1] = longer;
    else parts.push(letter);
  }
  return parts;
};
