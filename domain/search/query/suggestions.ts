import { flatTitle } from '../marks.ts';

/**
 * A suggestion for a word that no case has: the nearest known word, compared by Hangul letters, or the word that the same
 * keys give on a Korean keyboard. `known`: word → how many cases have it. null: nothing is near.
 */
export const nearestWord = (typed: string, known: ReadonlyMap<string, number>): string | null => {
  const word = flatTitle(typed);
  const switched = /^[a-z]+$/.test(word) ? fromKeys(typed) : null;
  const meant = switched ?? word;
  const wanted = jamoOf(meant);
  const allowed = switched !== null ? 1 : Math.min(2, Math.floor(wanted.length / 4));
  const own = bitsOf(wanted);
  let best: { word: string; distance: number; cases: number } | null = null;
  for (const { word: candidate, cases, flat, letters, bits } of inLetters(known)) {
    if (flat === word || Math.abs(letters.length - wanted.length) > allowed) continue;
    if (onesIn(bits ^ own) > 2 * allowed) continue;
    const distance = distanceOf(wanted, letters, allowed);
    if (distance > allowed) continue;
    if (!best || distance < best.distance || (distance === best.distance && cases > best.cases))
      best = { word: candidate, distance, cases };
  }
  return best?.word ?? (switched !== null && isWholeHangul(switched) ? switched : null);
};

type InLetters = {
  readonly word: string;
  readonly cases: number;
  readonly flat: string;
  readonly letters: string;
  readonly bits: number;
};

/** Which letters there are, as bits: a change of one letter changes two bits at most, so few words have to be compared. */
const bitsOf = (letters: string): number => {
  let bits = 0;
  for (let n = 0; n < letters.length; n += 1) bits |= 1 << (letters.charCodeAt(n) & 31);
  return bits;
};

const onesIn = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** The letters of known words, which are the same for each typed word. */
const inLetters = (known: ReadonlyMap<string, number>): readonly InLetters[] => {
  const read = readInLetters.get(known);
  if (read) return read;
  const words = [...known].map(([word, cases]) => {
    const flat = flatTitle(word);
    const letters = jamoOf(flat);
    return { word, cases, flat, letters, bits: bitsOf(letters) };
  });
  readInLetters.set(known, words);
  return words;
};

const readInLetters = new WeakMap<ReadonlyMap<string, number>, readonly InLetters[]>();

const firsts = 'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ';
const middles = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const lasts = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';

/** The letters (jamo) of a word. */
export const jamoOf = (word: string): string =>
  [...word]
    .map((character) => {
      const code = character.charCodeAt(0) - 0xac00;
      if (code < 0 || code > 11_171) return character;
      const last = lasts[code % 28] ?? '';
      return `${firsts[Math.floor(code / 588)]}${middles[Math.floor((code % 588) / 28)]}${last.trim()}`;
    })
    .join('');

/** Insertions, deletions, changes and swaps of neighbours; a distance above `most` is returned as `most + 1`. */
const distanceOf = (one: string, other: string, most: number): number => {
  let twoBefore: number[] = [];
  let before = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const change = one[i - 1] === other[j - 1] ? 0 : 1;
      let least = Math.min((before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (before[j - 1] ?? 0) + change);
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (swapped) least = Math.min(least, (twoBefore[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    twoBefore = before;
    before = row;
  }
  return before[other.length] ?? most + 1;
};

/** The two-set keyboard: the letter on each key. */
const keys: Readonly<Record<string, string>> = {
  ...{
    q: 'ㅂ',
    w: 'ㅈ',
    e: 'ㄷ',
    r: 'ㄱ',
    t: 'ㅅ',
    y: 'ㅛ',
    u: 'ㅕ',
    i: 'ㅑ',
    o: 'ㅐ',
    p: 'ㅔ',
    a: 'ㅁ',
    s: 'ㄴ',
    d: 'ㅇ',
  },
  ...{
    f: 'ㄹ',
    g: 'ㅎ',
    h: 'ㅗ',
    j: 'ㅓ',
    k: 'ㅏ',
    l: 'ㅣ',
    z: 'ㅋ',
    x: 'ㅌ',
    c: 'ㅊ',
    v: 'ㅍ',
    b: 'ㅠ',
    n: 'ㅜ',
    m: 'ㅡ',
  },
  ...{ Q: 'ㅃ', W: 'ㅉ', E: 'ㄸ', R: 'ㄲ', T: 'ㅆ', O: 'ㅒ', P: 'ㅖ' },
};
const doubled: Readonly<Record<string, string>> = {
  ...{ ㅗㅏ: 'ㅘ', ㅗㅐ: 'ㅙ', ㅗㅣ: 'ㅚ', ㅜㅓ: 'ㅝ', ㅜㅔ: 'ㅞ', ㅜㅣ: 'ㅟ', ㅡㅣ: 'ㅢ' },
  ...{ ㄱㅅ: 'ㄳ', ㄴㅈ: 'ㄵ', ㄴㅎ: 'ㄶ', ㄹㄱ: 'ㄺ', ㄹㅁ: 'ㄻ', ㄹㅂ: 'ㄼ', ㄹㅅ: 'ㄽ', ㄹㅎ: 'ㅀ', ㅂㅅ: 'ㅄ' },
};

/** `goeh`, typed with the keyboard set to Latin, has the keys of 해고. */
export const fromKeys = (typed: string): string => {
  const letters = [...typed].map((key) => keys[key] ?? keys[key.toLowerCase()] ?? key);
  let text = '';
  for (let at = 0; at < letters.length; ) {
    const first = firsts.indexOf(letters[at] ?? '');
    const vowel = letters[at + 1] ?? '';
    if (first < 0 || !middles.includes(vowel)) {
      text += letters[at] ?? '';
      at += 1;
      continue;
    }
    at += 2;
    const both = doubled[vowel + (letters[at] ?? '')];
    const middle = middles.indexOf(both ?? vowel);
    if (both) at += 1;
    const [end, taken] = lastOf(letters, at);
    text += String.fromCharCode(0xac00 + first * 588 + middle * 28 + Math.max(0, lasts.indexOf(end)));
    at += taken;
  }
  return text;
};

/** The consonants that close the syllable: one, or two, with no vowel after them. */
const lastOf = (letters: readonly string[], at: number): [last: string, taken: number] => {
  const [one = '', two = '', three = ''] = letters.slice(at, at + 3);
  if (one === '' || !lasts.includes(one) || middles.includes(one) || middles.includes(two || ' ')) return [' ', 0];
  const both = doubled[one + two];
  if (both && lasts.includes(both) && (three === '' || !middles.includes(three))) return [both, 2];
  return [one, 1];
};

const isWholeHangul = (text: string): boolean => /^[가-힣]{2,}$/u.test(text);
