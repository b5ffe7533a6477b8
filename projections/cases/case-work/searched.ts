import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { plainNumber } from '@nomucheck/domain/cases/likeness.ts';

const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words by which lists search a case: title, tribunal, and its numbers in normalised form. */
export const searchedOf = ({ title, tribunal, caseNumbers }: CaseDraft): string =>
  plainText([title, tribunal ?? '', ...caseNumbers.map(plainNumber)].join('\n'));

/** The typed words as the parts that the searched text must contain: a word as it is, or a number without its marks. */
export const wantedWords = (typed: string): readonly (readonly [string, string])[] => {
  // The parts of a number may have been typed separately: `2016 두 64876`.
  const whole = plainNumber(typed);
  if (/^\d{2,4}\p{L}+\d+$/u.test(whole)) return [[whole, whole]];
  return typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [plainText(word), plainNumber(word) || plainText(word)]);
};
