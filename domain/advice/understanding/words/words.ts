/** Whether a text has one of the words. */
export type Says = (...words: readonly string[]) => boolean;

/** By whole words, never by syllables that two words have together (`다음 주` has no `음주`). */
export const says = (text: string): Says => {
  const plain = text.normalize('NFC').toLowerCase();
  const looked = new Map<string, boolean>();
  const has = (word: string): boolean => {
    const known = looked.get(word);
    if (known !== undefined) return known;
    const found = patternOf(word).test(plain);
    looked.set(word, found);
    return found;
  };
  return (...words) => words.some(has);
};

const known = new Map<string, RegExp>();

/** A row of particles can be split in many ways (`이나`, `이` and `나`): without a bound, trying them all takes for ever. */
const MOST_PARTICLES = 4;

/**
 * A word of one or two syllables begins where an eojeol begins, behind a figure or sign, or behind a word that is put before others
 * (`징계해고`). Longer ones may stand inside an eojeol, for people leave blanks out. None crosses a blank that it hasn't itself.
 */
export const patternOf = (word: string): RegExp => {
  const found = known.get(word);
  if (found) return found;
  const isStem = word.endsWith('~');
  const bare = isStem ? word.slice(0, -1) : word;
  const syllables = bare.replace(/\s/gu, '').length;
  const body = bare
    .split(' ')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\/]/gu, '\\$&'))
    .join('\\s*');
  const start =
    syllables > 2 && !bare.includes(' ') ? '' : `(?:(?<![가-힣])|(?<=\\d[가-힣]{1,3})|(?<=(?<![가-힣])(?:${before})))`;
  const end = isStem ? '' : `(?:${particles}){0,${MOST_PARTICLES}}(?![가-힣])`;
  const pattern = new RegExp(`${start}${body}${end}`, 'u');
  known.set(word, pattern);
  return pattern;
};

/** Behind these a word may begin inside an eojeol: `징계해고`. */
const before = [
  ...[
    '부당',
    '지방',
    '인사',
    '직장내',
    '징계',
    '당일',
    '정리',
    '구두',
    '문자',
    '카톡',
    '톡',
    '해고',
    '강제',
    '즉시',
    '권고',
    '무단',
    '사내',
    '회사',
  ],
  ...[
    '연차',
    '미사용',
    '체불',
    '임금',
    '근로',
    '바로',
    '그냥',
    '안',
    '못',
    '또',
    '지금',
    '오늘',
    '내일',
    '개인',
    '업무',
    '일방',
  ],
].join('|');

const particles = [
  ...[
    '이나',
    '이랑',
    '이라고',
    '이라',
    '이란',
    '이면',
    '이고',
    '이며',
    '이에요',
    '예요',
    '에요',
    '이요',
    '인데',
    '인가',
    '인지',
    '인',
    '임',
  ],
  ...[
    '입니다',
    '이었',
    '였',
    '일',
    '이',
    '가',
    '은',
    '는',
    '을',
    '를',
    '의',
    '에서는',
    '에서',
    '에게',
    '에도',
    '에',
    '께서',
    '께',
  ],
  ...[
    '으로',
    '로',
    '와',
    '과',
    '랑',
    '하고',
    '도',
    '만',
    '까지',
    '부터',
    '마다',
    '조차',
    '밖에',
    '처럼',
    '보다',
    '뿐',
    '들',
    '요',
  ],
  ...[
    '이라도',
    '라도',
    '이든',
    '든',
    '라고',
    '라는',
    '라',
    '고',
    '나',
    '한테',
    '때문에',
    '때문',
    '땜에',
    '님',
    '씨',
    '건',
    '년',
    '쯤',
    '정도',
  ],
  ...['받', '서', '죠', '여', '야'],
].join('|');

const endsWithPrefix = new RegExp(`[^가-힣](?:${before})*$`, 'u');
/** No longer row of such words stands before another. */
const LONGEST_ROW = 40;

/** Whether a word may begin behind these syllables of the same eojeol. */
export const mayBeginBehind = (syllables: string): boolean =>
  endsWithPrefix.test(` ${syllables.slice(-LONGEST_ROW)}`.slice(-LONGEST_ROW));
