/**
 * How a Korean verb begins in each of its forms, so that a typed form is known by its beginning, whatever ending follows: 잘렸어요,
 * 잘린 and 잘려서 begin with 잘렸, 잘린 and 잘려. Rules: 국어기본법의 어문 규범, 한글 맞춤법 제18항 (changing stems) and 제34항 to
 * 제40항 (contractions). 하다, 르-, ㄹ- and ㅂ-verbs are known; for others whose stem changes each form is a word of its own.
 */

/** `나오지 말다`, as a dictionary writes verbs: the last word ends in 다, and two syllables are left without it. 과다 is a noun. */
const isVerbPhrase = (words: string): boolean => /(?!과)[가-힣]다$/u.test(words) && verbOf(words).rest.length >= 2;

/** Whether what follows is left open: a verb, or a word that says so itself (`그만두라~`). */
export const isOpen = (words: string): boolean => words.trim().endsWith('~') || isVerbPhrase(words.trim());

/**
 * How the forms begin: words with a blank between, the last of them open at its end. Forms of less than two syllables are
 * left out.
 */
export const beginningsOf = (words: string): readonly string[] => {
  if (!isVerbPhrase(words.trim())) return [plainStemOf(words)];
  const { before, stem } = verbOf(words);
  const beginnings = new Set(stemsOf(stem).map((each) => [...before, each].join(' ')));
  return [...beginnings].filter((each) => each.replaceAll(' ', '').length >= 2);
};

/** Without 다 or `~`, as it stands in most of the forms. */
export const plainStemOf = (words: string): string => words.trim().replace(/(?:다|~)$/u, '');

const verbOf = (
  phrase: string,
): { readonly before: readonly string[]; readonly stem: string; readonly rest: string } => {
  const words = phrase.trim().split(/ +/u);
  const stem = (words.at(-1) ?? '').slice(0, -1);
  const before = words.slice(0, -1);
  return { before, stem, rest: [...before, stem].join('') };
};

const stemsOf = (stem: string): readonly string[] => {
  const head = stem.slice(0, -1);
  const last = partsOf(stem.at(-1) ?? '');
  const ending = (vowel: number, ...finals: readonly number[]): readonly string[] =>
    finals.map((final) => head + syllableOf({ ...last, vowel, final }));
  const contracted = contractions[last.vowel] ?? last.vowel;
  switch (last.final) {
    case none: {
      const open = ending(last.vowel, none, n, l, m, b);
      if (stem.endsWith('하')) return [...open, ...[`${head}해`, `${head}했`]];
      if (stem.endsWith('르') && head !== '') return [...open, ...doubled(head)];
      return [...open, ...ending(contracted, none, ss)];
    }
    case l:
      return ending(last.vowel, l, none, n, b);
    case b:
      return [stem, ...['우', '워', '웠', '운', '울', '움'].map((each) => ending(last.vowel, none)[0] + each)];
    default:
      return [stem];
  }
};

/** 자르다: 잘라, 잘랐. */
const doubled = (head: string): readonly string[] => {
  const last = partsOf(head.at(-1) ?? '');
  const begin = head.slice(0, -1) + syllableOf({ ...last, final: l });
  return last.vowel === vowels.indexOf('ㅏ') || last.vowel === vowels.indexOf('ㅗ')
    ? [`${begin}라`, `${begin}랐`]
    : [`${begin}러`, `${begin}렀`];
};

type Parts = { readonly first: number; readonly vowel: number; readonly final: number };

/** A Hangul syllable is 0xAC00 + (first × 21 + vowel) × 28 + final (Unicode Standard, section 3.12). */
const partsOf = (syllable: string): Parts => {
  const code = syllable.charCodeAt(0) - 0xac00;
  return { first: Math.floor(code / 588), vowel: Math.floor((code % 588) / 28), final: code % 28 };
};
const syllableOf = ({ first, vowel, final }: Parts): string =>
  String.fromCharCode(0xac00 + (first * 21 + vowel) * 28 + final);

const [none, n, l, m, b, ss] = [0, 4, 8, 16, 17, 20] as const;
const vowels = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
/** What a stem's vowel becomes with the 어 that follows it. */
const contractions: Readonly<Record<number, number>> = Object.fromEntries(
  ['ㅗㅘ', 'ㅜㅝ', 'ㅣㅕ', 'ㅚㅙ', 'ㅡㅓ'].map((pair) => [
    vowels.indexOf(pair[0] ?? ''),
    vowels.indexOf(pair[1] ?? ''),
  ]),
);
