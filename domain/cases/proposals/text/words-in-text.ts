type Places = readonly { readonly from: number; readonly to: number }[];
/**
 * A text that can be searched without regard to spaces: 업무능력 부족 is found in 업무능력부족. Offsets are those of the original text;
 * at most the given number of them is returned.
 */
export type Searchable = {
  /** Where the words occur as they are written. */
  readonly exactly: (word: string, most: number) => Places;
  /** Also where other words are between the two: 업무능력이 현저히 부족. */
  readonly places: (word: string, most: number) => Places;
};

export const searchable = (text: string): Searchable => {
  const places = new Uint32Array(text.length);
  let dense = '';
  let length = 0;
  for (const { index, 0: run } of text.matchAll(/\S+/g)) {
    for (let at = 0; at < run.length; at += 1) places[length + at] = index + at;
    length += run.length;
    dense += run;
  }
  const found = (word: string, pattern: (parts: readonly string[]) => RegExp, most: number): Places => {
    const parts = word.split(/\s+/);
    if (!dense.includes(parts[0] ?? '')) return [];
    const stands: { from: number; to: number }[] = [];
    for (const { index, 0: words } of dense.matchAll(pattern(parts))) {
      if (stands.length === most) break;
      const from = places[index] ?? 0;
      const to = (places[index + words.length - 1] ?? 0) + 1;
      // A word of two syllables is found only as a whole word, because longer words contain it with another meaning: 수습 in
      // 사고수습.
      if (words.length > 2 || !/[가-힣]/.test(text[from - 1] ?? '')) stands.push({ from, to });
    }
    return stands;
  };
  return {
    exactly: (word, most) => found(word, (parts) => patternOf(parts, ''), most),
    places: (word, most) => found(word, (parts) => patternOf(parts, mayStandBetween(parts)), most),
  };
};

/** Characters allowed between the two words of 계약기간 만료: 이. */
const particle = '(?:에서|으로|이나|[을를이가의에은는과와로나])?';
/** Characters allowed between longer words, whose meaning is clear anywhere: 에 따른 부임을 in 전보명령에 따른 부임을 거부. */
const fewWords = '[가-힣]{0,8}?';

const mayStandBetween = ([first = '', second = '', ...more]: readonly string[]): string => {
  const areTwo = more.length === 0 && /[가-힣]$/.test(first) && /^(?!제\d)[가-힣]/.test(second);
  return areTwo ? (first.length > 2 ? fewWords : particle) : '';
};

const patternOf = (parts: readonly string[], between: string): RegExp =>
  new RegExp(parts.map(escaped).join(between), 'g');

const escaped = (words: string): string => words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
