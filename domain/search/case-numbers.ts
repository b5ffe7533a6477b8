import { caseNumbersOf, commissionPlaces, oddNumbersIn } from '../cases/case-numbers.ts';
import { isNumberAlone, isWrittenSo, kindOfCase } from './kinds-of-cases.ts';

/** Case numbers in the spellings in which people and decisions write them. */

export type FoundNumber = {
  /** All numbers of a joined case, each in full: `2000다10828`, `2000다10835`. */
  readonly numbers: readonly string[];
  /** The range in the (folded) text. */
  readonly from: number;
  readonly to: number;
};

/**
 * A further number of a joined case: `_10835`, `, 10835`, `/부노45`. After a comma it must have the form of a case number,
 * because any figure may follow a comma.
 */
const joined = `(?:\\s*[_·/]\\s*(?:(?:19|20)\\d\\d)?(?:${kindOfCase.any})?\\d{1,7}(?!\\d)|\\s*,\\s*(?:${kindOfCase.any})?\\d{3,7}(?=\\s*(?:\\(|판결|결정|$|,\\s*\\d{3})))`;

const pattern = new RegExp(
  `(?<![\\d])(?:(${commissionPlaces})\\s?)?((?:19|20|42)\\d\\d|[4-9]\\d|0\\d)(\\s*-\\s*|\\s?)(${kindOfCase.any})(\\s*-\\s*|\\s?)(\\d{1,7})(?!\\d)(${joined}*)`,
  'gu',
);

/** A number of which only year and kind are typed: 2017두, 중앙2021부해. */
const begun = new RegExp(
  `(?<![\\d가-힣])(?:(${commissionPlaces})\\s?)?((?:19|20|42)\\d\\d)(${kindOfCase.sure})(?=\\s|$)`,
  'gu',
);

/** The beginnings of case numbers in a folded query. */
export const begunNumbersIn = (typed: string): readonly FoundNumber[] =>
  [...typed.matchAll(begun)].map(({ 0: whole, 1: region, 2: year = '', 3: kind = '', index }) => ({
    numbers: [...(region ? [`${region}${year}${kind}`] : []), `${year}${kind}`],
    from: index,
    to: index + whole.length,
  }));

/**
 * The numbers of a query that is nothing but numbers and what is written around them (대법원 제1부 2099다83 판결 참조): the words
 * around them needn't stand in the decision. Empty for any other query, also one with quotes or excluded words.
 */
export const numbersAloneIn = (typed: string): readonly string[] => {
  if (!/\d\s?-?\s?[가-힣]/.test(typed) || /["“”]|(?:^|\s)-/.test(typed)) return [];
  const numbers = caseNumbersOf(typed);
  if (oddNumbersIn(typed).length > 0) return [];
  // A period of time (3년간 2회) may have the form of a number, but isn't of a kind that courts have.
  return numbers.every((number) => isNumberAlone(number, typed.includes(number))) ? numbers : [];
};

const twoFigures = new RegExp(
  `(?<!\\d)([012]\\d)(?:(${kindOfCase.usual}(?: (?=\\d{3}))?|${kindOfCase.sure})|\\s*-\\s*(${kindOfCase.sure})\\s*-\\s*)(\\d{1,7})(?!\\d)`,
  'gu',
);

/** Courts wrote two digits until 1999; people also type such a year in full. */
const beforeTwoThousand = new RegExp(`(?<!\\d)19(\\d\\d(?!부)${kindOfCase.sure}\\d{1,7})(?!\\d)`, 'gu');

/**
 * A query with the years that courts write: 17두70,793 becomes 2017두70793. In decisions two digits are a year before 2000,
 * so this applies to queries only.
 */
export const withWholeNumbers = (typed: string): string =>
  typed
    .replace(/(?<=\d[가-힣]{1,3})(\d{1,3}),(\d{3})(?![\d,])/gu, '$1$2')
    .replace(
      twoFigures,
      (_, year: string, solid: string | undefined, spaced: string | undefined, number: string) =>
        `20${year}${(solid ?? spaced ?? '').trim()}${number}`,
    )
    .replace(beforeTwoThousand, '$1');

/** The case numbers of a folded text, in its order. */
export const caseNumbersIn = (text: string): readonly FoundNumber[] => {
  const found: FoundNumber[] = [];
  for (const match of text.matchAll(pattern)) {
    const [whole, region, year = '', before, kind = '', after, number = '', more = ''] = match;
    if (!isWrittenSo(kind, year, before === ' ' || after === ' ')) continue;
    const first = `${year}${kind}${number}`;
    const numbers = [first, ...joinedNumbers(more, year, kind)];
    if (region) numbers.unshift(`${region}${first}`);
    found.push({ numbers: [...new Set(numbers)], from: match.index, to: match.index + whole.trimEnd().length });
  }
  return found;
};

const joinedNumbers = (more: string, year: string, kind: string): string[] =>
  [...more.matchAll(/((?:19|20)\d\d)?([가-힣]+)?(\d{1,7})/gu)].map(
    ([, ownYear = year, ownKind = kind, number = '']) => `${ownYear}${ownKind}${number}`,
  );

/**
 * The forms under which a recorded number is found: in full, without its region, and each number of a joined case. A text
 * that isn't in the form of a case number is kept, without blanks.
 */
export const numberForms = (recorded: string): readonly string[] => {
  const plain = recorded.normalize('NFC').toLowerCase().trim();
  const found = caseNumbersIn(plain).flatMap(({ numbers }) => numbers);
  return found.length > 0 ? [...new Set(found)] : [plain.replace(/\s+/g, '')];
};
