import { withHanjaRead } from '../kernel/hanja/hanja.ts';

/** A text in the normal form in which texts and queries are compared, and how to find the original offsets. */
export type Folded = {
  readonly text: string;
  /** The original offset at which the source of the character at `index` begins. */
  readonly start: (index: number) => number;
  /** The original offset at which the source of the character at `index` ends. */
  readonly end: (index: number) => number;
};

/**
 * NFC, lower case, Chinese characters as they are read in Korean, full width to half, every middle dot to one, every dash to one, every kind of blank to a space (line ends
 * stay). Original offsets are UTF-16 indices.
 */
export const fold = (original: string): Folded => {
  if (original === original.normalize('NFC')) {
    // Character by character, so that an index of the result stays an index of the input.
    return { text: withHanjaRead(foldCharacters(original)), start: (index) => index, end: (index) => index + 1 };
  }
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  for (const { 0: cluster, index } of original.matchAll(clusters)) {
    const folded = foldCharacters(cluster.normalize('NFC'));
    for (let n = 0; n < folded.length; n += 1) {
      starts.push(index);
      ends.push(index + cluster.length);
    }
    text += folded;
  }
  return {
    text: withHanjaRead(text),
    start: (index) => starts[index] ?? original.length,
    end: (index) => ends[index] ?? original.length,
  };
};

/** A letter with the marks that belong to it: conjoining jamo after a first one, and combining marks. */
const clusters = /\P{M}[\p{M}\u1160-\u11ff\ud7b0-\ud7fb]*|\p{M}/gsu;

const foldCharacters = (text: string): string =>
  text
    .replace(/[A-Z]/g, lower)
    .replace(/[\u0080-\u4dff\ua000-\uabff\ud7a4-\uffff]/g, foldCharacter)
    .replace(/[\t\r\f\v]/g, ' ');

const lower = (letter: string): string => letter.toLowerCase();

const middleDots = new Set('·ㆍ‧・•∙･ᆞ⋅');
const dashes = new Set('‐‑‒–—−－﹣');
const doubleQuotes = new Set('“”„‟＂«»');

const foldCharacter = (character: string): string => {
  const code = character.charCodeAt(0);
  if (code >= 0xff01 && code <= 0xff5e && !dashes.has(character) && !doubleQuotes.has(character))
    return lower(String.fromCharCode(code - 0xfee0));
  if (middleDots.has(character)) return '·';
  if (dashes.has(character)) return '-';
  if (doubleQuotes.has(character)) return '"';
  if (/[\s\u200b-\u200d\u2060\ufeff\u00ad]/.test(character)) return character === '\u2028' ? '\n' : ' ';
  const small = character.toLowerCase();
  return small.length === 1 ? small : character;
};
