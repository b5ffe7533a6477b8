import type { CaseDraft } from '@nomucheck/domain/cases/case-record.ts';
import { plainNumber } from '@nomucheck/domain/cases/likeness.ts';

const plainText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The words of a case that a list can be searched by: title, tribunal, and its numbers as they are compared. */
export const searchedOf = ({ title, tribunal, caseNumbers }: CaseDraft): string =>
  plainText([title, tribunal ?? '', ...caseNumbers.map(plainNumber)].join('\n'));

/** What was typed, as the parts that have to stand in what is searched: a word as it is, or, of a number, without its marks. */
export const wantedWords = (typed: string): readonly (readonly [string, string])[] => {
  // A number may have been typed in pieces: `2016 두 64876`.
  const whole = plainNumber(typed);
  if (/^\d{2,4}\p{L}+\d+$/u.test(whole)) return [[whole, whole]];
  return typed
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => [plainText(word), plainNumber(word) || plainText(word)]);
};
