import { type SensitiveKind, type SensitiveWord, sensitiveKinds, sensitiveWords } from './sensitive-words.ts';

/**
 * Not in the middle of a Korean word; a number or a Latin letter may stand before it. No lookbehind: Safari 16.0 doesn't know
 * it, and wouldn't load the page.
 */
const atWord = '(?:^|[^가-힣])';

const sourceOf = (row: SensitiveWord): string => {
  if (typeof row === 'string') return row;
  const { word, joined, before, notBefore } = row;
  return [
    joined === undefined ? '' : `(?:${joined})?`,
    `(?:${word})`,
    notBefore === undefined ? '' : `(?!${notBefore})`,
    before === undefined ? '' : `(?=${before})`,
  ].join('');
};

const patterns: readonly { readonly kind: SensitiveKind; readonly says: RegExp }[] = sensitiveKinds.map((kind) => ({
  kind,
  says: new RegExp(`${atWord}(?:${sensitiveWords[kind].map(sourceOf).join('|')})`, 'i'),
}));

/** Characters that aren't seen and would part a word: zero-width spaces and joiners, the soft hyphen. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** As it is read: composed syllables, one blank where there are several. */
const read = (text: string): string => text.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ');

/**
 * What of 개인정보 보호법 제23조 this text speaks of; empty for an ordinary one. Every pattern is bounded, so that the time
 * grows with the text's length and no faster.
 */
export const sensitiveIn = (text: string): readonly SensitiveKind[] => {
  const words = read(text);
  return patterns.flatMap(({ kind, says }) => (says.test(words) ? [kind] : []));
};

export const speaksOfSensitive = (text: string): boolean => {
  const words = read(text);
  return patterns.some(({ says }) => says.test(words));
};
