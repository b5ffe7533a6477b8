/** A text with single blanks and line breaks, so that no pattern walks through a long row of them again and again. */
export const withSingleBlanks = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n');
