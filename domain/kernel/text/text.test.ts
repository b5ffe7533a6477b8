import { expect, it } from 'vitest';
import { nameText, visibleText } from './text.ts';

it.each([
  ...['', ' ', '\n\t', '\u3000', '\u00a0', '\u200b', '\u200b\u200c\u200d', '\u2060', '\ufeff', '\u00ad'],
  ...['\u3164', '\u115f\u1160', '\uffa0', '\u2800', '\u202e', '\ufe0f', '\u{e0020}', ' \u3164 \u200b '],
])('text of invisible letters alone (%j) is empty', (text) => {
  expect(visibleText(100).safeParse(text).success).toBe(false);
});

it.each(['?', '네', '\u200b해고\u200b', '👩‍💼', 'ㅠ'])('text with a visible letter (%j) is taken', (text) => {
  expect(visibleText(100).parse(text)).toBe(text);
});

it('says one thing of an empty text', () => {
  for (const text of ['', '\u200b']) expect(visibleText(100).safeParse(text).error?.issues).toHaveLength(1);
});

it('keeps a name in one spelling, and counts its letters in that', () => {
  const apart = '김해고'.normalize('NFD');
  expect(nameText(3).parse(apart)).toBe('김해고');
  expect(nameText(2).safeParse(apart).success).toBe(false);
  expect(nameText(3).safeParse('a\ud83d').success).toBe(false);
});
