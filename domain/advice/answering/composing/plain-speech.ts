import { endsInConsonant } from '../../../kernel/korean/korean-particles.ts';

/**
 * The questionnaire states its legal tests in the formal style (`필요합니다`); an answer speaks to a frightened person in the
 * plain polite one (`필요해요`). Only the ends of sentences change.
 */
export const inPlainSpeech = (text: string): string =>
  text.replace(/([가-힣]+?)(습니다|니다)(?=[.!?]|$)/gu, (whole, before: string, ending: string) =>
    ending === '습니다' ? afterConsonant(before) : afterVowel(before, whole),
  );

/** Verbs whose last consonant ㅂ becomes 우: `어렵습니다`, `어려워요`. */
const becomesVowel = /[려거벼까쉬워러]$/u;

/** `않습니다`, `않아요`. */
const afterConsonant = (stem: string): string => {
  const last = stem.at(-1) ?? '';
  const { vowel, final } = partsOf(last);
  const withoutFinal = composed(last, { final: 0 });
  if (final === FINALS.indexOf('ㅂ') && becomesVowel.test(withoutFinal))
    return `${stem.slice(0, -1)}${withoutFinal}워요`;
  return `${stem}${isBright(vowel) ? '아요' : '어요'}`;
};

/** `봅니다`, `봐요`; `사유입니다`, `사유예요`. */
const afterVowel = (stem: string, whole: string): string => {
  const last = stem.at(-1) ?? '';
  const parts = partsOf(last);
  if (parts.final !== FINALS.indexOf('ㅂ')) return whole;
  const before = stem.slice(0, -1);
  if (last === '입') return `${before}${endsInConsonant(before) ? '이에요' : '예요'}`;
  if (last === '닙') return `${before}니에요`;
  const contracted = contractions[VOWELS[parts.vowel] ?? ''];
  if (last === '합') return `${before}해요`;
  if (last === '릅') return `${before.replace(/(.)$/u, (one) => composed(one, { final: FINALS.indexOf('ㄹ') }))}라요`;
  if (contracted === undefined) return whole;
  return `${before}${composed(last, { vowel: VOWELS.indexOf(contracted), final: 0 })}요`;
};

const VOWELS = 'ㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ';
const FINALS = ' ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ';
/** What the last vowel of a stem becomes together with 아 or 어. */
const contractions: Readonly<Record<string, string>> = {
  ...{ ㅏ: 'ㅏ', ㅐ: 'ㅐ', ㅓ: 'ㅓ', ㅔ: 'ㅔ', ㅕ: 'ㅕ' },
  ...{ ㅗ: 'ㅘ', ㅜ: 'ㅝ', ㅣ: 'ㅕ', ㅚ: 'ㅙ', ㅡ: 'ㅓ' },
};
const FIRST = 0xac00;

type Parts = { readonly vowel: number; readonly final: number };

const partsOf = (syllable: string): Parts => {
  const code = syllable.charCodeAt(0) - FIRST;
  return { vowel: Math.floor((code % 588) / 28), final: code % 28 };
};

const composed = (syllable: string, { vowel, final }: Partial<Parts>): string => {
  const code = syllable.charCodeAt(0) - FIRST;
  const parts = partsOf(syllable);
  const initial = Math.floor(code / 588);
  return String.fromCharCode(FIRST + initial * 588 + (vowel ?? parts.vowel) * 28 + (final ?? parts.final));
};

const isBright = (vowel: number): boolean => ['ㅏ', 'ㅑ', 'ㅗ'].includes(VOWELS[vowel] ?? '');
