/**
 * Chinese characters as they are read in Korean: 不當解雇 is 부당해고. A character's reading is the syllable with which the Korean
 * order of Unicode's CLDR sorts it (7,476 characters; checked against the table of the npm package hanja 1.1.5, which differs
 * in 15 of them); what is read otherwise in law is named here.
 */

const ofLaw: Readonly<Record<string, string>> = { 金: '금', 宅: '택', 率: '률', 更: '경' };

/** 한글 맞춤법 §10–12: what begins a word loses its ㄹ, or its ㄴ before ㅕ, ㅛ, ㅠ and ㅣ. */
const FIRST = 0xac00;
const [NIEUN, RIEUL, IEUNG] = [2, 5, 11];
const withY = new Set([2, 3, 6, 7, 12, 17, 20]);

/** The text with its Chinese characters read; as long as it was, so that every place stays where it was. */
export const withHanjaRead = (text: string): string =>
  /[\u4e00-\u9fff]/.test(text) ? text.replace(/[\u4e00-\u9fff]+/g, readRun) : text;

/** Most words have two characters, so each second one begins a word: 不當|勞動|行爲. 不 and its like may stand before one. */
const readRun = (run: string): string => {
  const offset = run.length % 2 === 1 && run.length > 1 && /^[不未無非]/.test(run) ? 1 : 0;
  let read = '';
  for (let n = 0; n < run.length; n += 1) {
    const character = run[n] ?? '';
    const isFirst = n === 0 || (n - offset) % 2 === 0;
    read += readingOf(character, run[n + 1], read.at(-1), isFirst);
  }
  return read;
};

const readingOf = (character: string, next = '', before = '', isFirst = false): string => {
  // 부정, 부당, but 불법.
  if (character === '不') return /^[다-딯자-짛]/u.test(next === '' ? '' : plainReading(next)) ? '부' : '불';
  // 갱신, but 변경.
  if (character === '更' && /^[新生]/.test(next)) return '갱';
  // 비율, 전환율, but 출석률.
  if (character === '率') return before !== '' && [0, 4].includes((before.charCodeAt(0) - FIRST) % 28) ? '율' : '률';
  const reading = plainReading(character);
  return isFirst ? atBeginning(reading) : reading;
};

/** What a word begins with: 락 becomes 낙, 리 becomes 이. */
export const atBeginning = (syllable: string): string => {
  const code = syllable.charCodeAt(0) - FIRST;
  if (code < 0 || code > 11_171) return syllable;
  const first = Math.floor(code / 588);
  const vowel = Math.floor((code % 588) / 28);
  const becomes =
    first === RIEUL ? (withY.has(vowel) ? IEUNG : NIEUN) : first === NIEUN && withY.has(vowel) ? IEUNG : first;
  return String.fromCharCode(FIRST + becomes * 588 + (code % 588));
};

const korean = new Intl.Collator('ko', { sensitivity: 'base' });
const known = new Map<string, string>(Object.entries(ofLaw));

/** What has no reading stays what it is. */
export const plainReading = (character: string): string => {
  let reading = known.get(character);
  if (reading === undefined) {
    reading = syllableBeside(character) ?? character;
    known.set(character, reading);
  }
  return reading;
};

const syllableBeside = (character: string): string | null => {
  let low = 0;
  let high = 11_171;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const syllable = String.fromCharCode(FIRST + middle);
    const order = korean.compare(character, syllable);
    if (order === 0) return syllable;
    if (order < 0) high = middle - 1;
    else low = middle + 1;
  }
  return null;
};
