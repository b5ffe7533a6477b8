import { isVisible } from '../kernel/text/visible.ts';

/** Whose name it is: an admin may give a staff member a name of the firm, such as `노무체크 담당자`. */
export type Named = { readonly asStaff: boolean };

/**
 * Why a name can't be a person's, in words for the person who wrote it; null where it can. Every place that takes a
 * name asks here. Names that were stored before a rule stay and are readable.
 */
export const refusalOfName = (name: string, { asStaff }: Named = { asStaff: false }): string | null => {
  if (!showsSomething(name)) return '눈에 보이는 글자로 이름을 적어 주세요.';
  if (!asStaff && passesForFirm(name)) {
    return '노무체크나 그 담당자로 보이는 이름은 쓸 수 없어요. 본인의 이름을 적어 주세요.';
  }
  return null;
};

/** Marks alone (accents without a letter) and the empty note head show nothing that a reader could call a person. */
const showsSomething = (name: string): boolean => isVisible(name.replace(/[\p{M}\u{1D159}]/gu, ''));

/** Names of the firm wherever they stand in a name, and words that mean its people where they are the whole name. */
const ofFirm = ['노무체크', '관리자', '운영자'];
const ofItsPeople = ['담당자', '상담원', '상담사', '운영진', '운영팀', '관리팀', '고객센터', '고객지원', '고객지원팀'];
const latinOfFirm = ['nomucheck'];
const latinOfItsPeople = ['admin', 'administrator', 'operator', 'manager', 'staff', 'support', 'system', 'root'];

/** Whether a reader would take the name for one of the firm: spaces, hidden letters and lookalikes don't matter. */
const passesForFirm = (name: string): boolean => {
  const [hangul, latin] = [hangulOf(name), latinOf(name)];
  return (
    ofFirm.some((word) => hangul.includes(hangulOf(word))) ||
    ofItsPeople.some((word) => hangulOf(name.replace(numberBehind, '')) === hangulOf(word)) ||
    latinOfFirm.some((word) => latin.includes(latinOf(word))) ||
    latinOfItsPeople.some((word) => latinOf(name.replace(numberBehind, '')) === latinOf(word))
  );
};

const numberBehind = /[\s\d]+$/;

const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ'];
const vowels = [...'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'];
const finals =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ');

/** Letters that look like a letter of Hangul, and vowels that are mistaken for each other or written apart. */
const likeHangul: Readonly<Record<string, string>> = {
  ...{ ㅐ: 'ㅔ', ㅒ: 'ㅖ', ㅘ: 'ㅗㅏ' },
  ...{ l: 'ㅣ', I: 'ㅣ', '|': 'ㅣ', '1': 'ㅣ', 丨: 'ㅣ', '\u0131': 'ㅣ' },
  ...{ o: 'ㅇ', O: 'ㅇ', '0': 'ㅇ', '○': 'ㅇ', '\u25ef': 'ㅇ', 〇: 'ㅇ' },
  ...{
    口: 'ㅁ',
    '\u30ed': 'ㅁ',
    '□': 'ㅁ',
    己: 'ㄹ',
    '2': 'ㄹ',
    L: 'ㄴ',
    '7': 'ㄱ',
    '\u30f2': 'ㅋ',
    '\u30b9': 'ㅈ',
    人: 'ㅅ',
  },
  ...{ 卜: 'ㅏ', '\u30c8': 'ㅏ', 丁: 'ㅜ', 丅: 'ㅜ', T: 'ㅜ', 一: 'ㅡ', '\u30fc': 'ㅡ', 丄: 'ㅗ', '\u22a5': 'ㅗ' },
};

/** The letters of Hangul one by one, without what stands between them. */
const hangulOf = (name: string): string =>
  [...name.normalize('NFKD')]
    .map((each) => {
      const code = each.codePointAt(0) ?? 0;
      const letter = initials[code - 0x1100] ?? vowels[code - 0x1161] ?? finals[code - 0x11a8] ?? each;
      return likeHangul[letter] ?? (/[\p{L}\p{N}]/u.test(letter) && isVisible(letter) ? letter : '');
    })
    .join('');

/** Letters of other scripts, and digits, that look like a letter of the Latin alphabet. */
const likeLatin: Readonly<Record<string, string>> = {
  ...{
    '\u0430': 'a',
    '\u0435': 'e',
    '\u043e': 'o',
    '\u0441': 'c',
    '\u0440': 'p',
    '\u0456': 'i',
    '\u043a': 'k',
    '\u043c': 'm',
    '\u043f': 'n',
    '\u0442': 't',
    '\u0455': 's',
    '\u0443': 'y',
    '\u0445': 'x',
    '\u0501': 'd',
  },
  ...{ α: 'a', ε: 'e', ο: 'o', κ: 'k', ι: 'i', μ: 'm', ν: 'n', υ: 'u', τ: 't', ρ: 'p' },
  ...{ '0': 'o', '1': 'i', l: 'i', '|': 'i', '\u0131': 'i', '!': 'i', '3': 'e', '5': 's', $: 's', '4': 'a', '@': 'a' },
};

const latinOf = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((each) => likeLatin[each] ?? (/[\p{L}\p{N}]/u.test(each) && isVisible(each) ? each : ''))
    .join('');
