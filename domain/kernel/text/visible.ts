/**
 * Whether the text has a visible character: zero-width characters, Hangul fillers and Braille without dots are not blanks
 * for other checks.
 */
export const isVisible = (text: string): boolean =>
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{C}\u2800]/u.test(text);
