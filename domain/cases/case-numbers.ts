import { DomainError } from '../kernel/errors.ts';
import { withoutSurroundings } from './numbers/surroundings.ts';

/**
 * The numbers of a decision, as sources write them: `2000므1257(본소), 1264(반소)`, `2000다10828, 10835(병합)`,
 * `2000다10828_10835_병합` (names of files), `(창원)2015누948`, `중앙2009부해918/부노203`, `대법원 2017. 7. 11. 선고 2013도7896 전원합의체
 * 판결`, `="2013도7896"` (spreadsheets). A bare number continues the one before it. What isn't a number is left out.
 */
export const caseNumbersOf = (raw: string): readonly string[] => readNumbers(raw).numbers;

/** What stands among the numbers and is none (`abc`), as it is written; empty where every part is a number. */
export const oddNumbersIn = (raw: string): readonly string[] => readNumbers(raw).odd;

/** A field with more letters isn't a list of numbers; reading it would take long. */
const mostLetters = 2_000;

type Read = { readonly numbers: readonly string[]; readonly odd: readonly string[] };

const readNumbers = (raw: string): Read => {
  const numbers: string[] = [];
  const odd: string[] = [];
  let stem = '';
  const known = raw.length > mostLetters ? raw.slice(0, mostLetters) : raw;
  if (known !== raw) odd.push(`${raw.slice(0, 40)}…`);
  // A bare number after a blank alone is another of a joined case, or the rest of one that was typed with a blank.
  const between = isJoined.test(known) ? bareToo : wholeOnly;
  for (const part of withoutSurroundings(known).split(between)) {
    const [from = '', to] = part.replace(listMark, '').split('~', 2);
    const written = from
      .replace(/(?<!\d)\s+|\s+(?!\d)/g, '')
      .replace(/^제(?=\d)|호$/g, '')
      .replace(joined, '');
    if (written === '' || afterNumbers.test(written)) continue;
    const number = /^(?:\d{1,7}|[O○*Xx]{2,})$/.test(written)
      ? stem + written
      : /^[가-힣]{1,4}\d+$/.test(written)
        ? stem.replace(/[가-힣]+$/, '') + written
        : written;
    stem = /^(.*?\d{2,4}[가-힣]{1,5})[\dO○*Xx]+$/.exec(number)?.[1] ?? stem;
    if (!caseNumber.test(number)) odd.push(part.trim().slice(0, 60));
    else for (const one of upTo(number.replace(zerosBefore, ''), to)) if (!numbers.includes(one)) numbers.push(one);
  }
  if (numbers.length + odd.length === 0 && hasWords(known)) odd.push(known.trim().slice(0, 60));
  return { numbers: numbers.slice(0, 20), odd };
};

/** `중앙2018차별3~16`: all numbers of the range; the first alone where it is none, or a long one. */
const upTo = (number: string, last: string | undefined): readonly string[] => {
  const [, stem = '', first = ''] = /^(.*?)(\d+)$/.exec(number) ?? [];
  const count = Number(last?.trim()) - Number(first) + 1;
  if (last === undefined || !(count > 1 && count <= 20)) return [number];
  return Array.from({ length: count }, (_, at) => `${stem}${Number(first) + at}`);
};

/** The places of the labour commissions, as they stand before their numbers. */
export const commissionPlaces =
  '중앙|서울|부산|경기|충남|전남|경북|경남|인천|강원|충북|전북|제주|울산|대전|광주|대구|세종';
/** Of the high courts' branches, in whose numbers they stand (in brackets, as a rule). */
const branchPlaces = '창원|춘천|청주|전주|수원';

/** Year, letters of the kind of case, serial number; before it the place of a commission, or of a court's branch. */
const caseNumber = new RegExp(
  String.raw`^(?:${commissionPlaces}|${branchPlaces})?(?:(?:19|20|42)\d\d|\d\d)(?!제)[가-힣]{1,5}(?:\d{1,7}|[\dO○*Xx]{0,10}[O○*Xx]{2})(?:-\d{1,2})?$`,
);
/** Some programs fill the serial number up with zeros. */
const zerosBefore = /(?<=\d[가-힣]{1,5})0+(?=[1-9])/;

const wholeOnly = /[,;/_·ㆍ、]|\s및\s|(?<=\d)\s+(?=[가-힣]{1,3}\d|\d{2,4}\s?[가-힣])/;
const bareToo = /[,;/_·ㆍ、]|\s및\s|(?<=\d)\s+(?=[가-힣]{0,3}\d)/;
const isJoined = /병합|본소|반소|참가/;
/** `1.`, `가)`, `-`, `※` before a number in a list. */
const listMark = /^\s*(?:[-•●※▪■□◆◇▶▷→○]\s*|(?:\d{1,2}|[가나다라마바사아자차카타파하])[.)]\s+)(?=\S)/;
const afterNumbers = /^(?:판결|결정|판정)(?:문|서)$/;
/** Whether something was written that isn't a remark in brackets. */
const hasWords = (raw: string): boolean => /[\p{L}\p{N}]/u.test(raw.replace(/\([^)]*\)|\[[^\]]*\]/g, ''));

/** How decisions were joined, at the end of a number or alone. */
const joined = /(?:병합|본소|반소|중간확인의소|독립당사자참가|공동소송참가|참가|전원합의체|분리)+$/;

/** The commission masks the end of its numbers when it publishes decisions, so a masked number stands for many cases. */
export const isMasked = (number: string): boolean => /[O○*Xx]{2,}$/.test(number);

/** A court's number: year, letters of the kind of case, serial number. Groups: year, letters. */
export const courtNumber = /^(\d{2,4})([가-힣]{1,4})\d+$/;
/** A commission's: 중앙2009부해918, 2016부해OOO. */
export const commissionNumber = /^([가-힣]{2})?\d{4}(?:부해|부노|차별|교섭|손해|조정|공정)[\dO○*]+$/;

const twoDigitYear = /^(\d\d)(?=[가-힣]{1,4}\d+$)/;
/** With a year of four digits: people shorten 2017두70793 to 17두70793, and courts wrote 98두1234 until 1999. */
export const fullNumber = (number: string): string =>
  number.replace(twoDigitYear, (year) => (Number(year) < 50 ? `20${year}` : `19${year}`));

/** A commission's number without its place; any other number as it is. */
export const withoutRegion = (number: string): string =>
  commissionNumber.test(number) ? number.replace(/^[가-힣]{2}/, '') : number;

/**
 * Numbers that a person has typed, in the form of `caseNumbersOf`.
 * @throws DomainError `case_edit_failed` with what isn't a number, in Korean
 */
export const typedNumbersOf = (typed: readonly string[]): string[] => {
  const odd = typed.flatMap((one) => oddNumbersIn(one));
  if (odd.length > 0) throw new DomainError('case_edit_failed', { errors: { caseNumbers: notANumber(odd) } });
  return [...new Set(typed.flatMap(caseNumbersOf).map(shortenedNow))];
};

/** The error message for parts that aren't case numbers. */
export const notANumber = (odd: readonly string[]): string =>
  `사건번호가 아닙니다: ${odd.slice(0, 5).join(', ')}. 2024두1234나 서울2024부해123처럼 연도, 사건 종류, 번호를 적어 주십시오.`;

/** No court has written a year before 50 with two digits; years like 98 are the court's own and stay. */
const shortenedNow = (number: string): string => (/^[0-4]\d[가-힣]/.test(number) ? fullNumber(number) : number);
