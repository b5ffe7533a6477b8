import { DomainError } from '../kernel/errors.ts';
import { halfWidth, oneLine } from './clean-text.ts';

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
  for (const part of withoutSurroundings(known).split(/[,;/_·ㆍ、]|\s및\s|(?<=\d)\s+(?=[가-힣]{0,3}\d)/)) {
    const [from = '', to] = part.split('~', 2);
    const written = from
      .replace(/\s+/g, '')
      .replace(/^제(?=\d)|호$/g, '')
      .replace(joined, '');
    if (written === '') continue;
    const number = /^(?:\d{1,7}|[O○*Xx]{2,})$/.test(written)
      ? stem + written
      : /^[가-힣]{1,4}\d+$/.test(written)
        ? stem.replace(/[가-힣]+$/, '') + written
        : written;
    stem = /^(.*?\d{2,4}[가-힣]{1,5})[\dO○*Xx]+$/.exec(number)?.[1] ?? stem;
    if (!caseNumber.test(number)) odd.push(part.trim().slice(0, 60));
    else for (const one of upTo(number, to)) if (!numbers.includes(one)) numbers.push(one);
  }
  return { numbers: numbers.slice(0, 20), odd };
};

/** `중앙2018차별3~16`: all numbers of the range; the first alone where it is none, or a long one. */
const upTo = (number: string, last: string | undefined): readonly string[] => {
  const [, stem = '', first = ''] = /^(.*?)(\d+)$/.exec(number) ?? [];
  const count = Number(last?.trim()) - Number(first) + 1;
  if (last === undefined || !(count > 1 && count <= 20)) return [number];
  return Array.from({ length: count }, (_, at) => `${stem}${Number(first) + at}`);
};

/** Year, letters of the kind of case, serial number; before it the place of a commission. */
const caseNumber = /^[가-힣]{0,3}\d{2,4}[가-힣]{1,5}(?=\d|..)[\dO○*Xx]{1,12}(?:-\d{1,2})?$/;

/** How decisions were joined, at the end of a number or alone. */
const joined = /(?:병합|본소|반소|중간확인의소|독립당사자참가|공동소송참가|참가|전원합의체|분리)+$/;

/** Without what sources write around the numbers: the court and the day before them, 판결 after them, a spreadsheet's quotes. */
const withoutSurroundings = (raw: string): string =>
  halfWidth(oneLine(raw))
    .replace(/["'“”‘’`=]/g, ' ')
    .replace(/[【〔〈《「『<]/g, '[')
    .replace(/[】〕〉》」』>]/g, ']')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    // A field may stand in brackets as a whole; within it they have a remark.
    .replace(/^\s*\[([^[\]]*)\]\s*$/, '$1')
    .replace(/\([^)]*\)|\[[^\]]*\]/g, ' ')
    .replace(/\.\s*$/, ' ')
    .replace(/(\d{4})\s?년\s?(?=[가-힣]{1,5}\s?\d)/g, '$1')
    .replace(/\b\d{4}\s?[.년-]\s?\d{1,2}\s?[.월-]\s?\d{1,2}(?!\d)\s?[.일]?\s?자?/g, ' ')
    .replace(
      /[가-힣]{2,12}(?:법원|지원|위원회|재판소|고법|지법|행법|가법|지노위|중노위)(?=[\s\d가-힣]{0,60}\d)|(?:대판|대법원?|헌재|헌법재판소|중노위)(?=[\s\d])/g,
      ' ',
    )
    .replace(/(^|\s)(?:사건\s?번호|사건|선고)\s?:?(?=\s|\d)/g, ' ')
    .replace(
      /(?<=[\dO○*Xx\s])(?:전원합의체|전원재판부|판결|결정|판정|심판|선고|사건|등)(?=[\s,;]|전원|판결|결정|$)/g,
      ' ',
    )
    .replace(/(?<=[\dO○*Xx])\s?외\s?\d*\s?[건명]?(?=[\s,;]|$)/g, ' ')
    .replace(/(?<=\d)\s?[~∼～]\s?(?=\d)/g, '~')
    .replace(/(?<=[\d\s)])(?:병합|본소|반소)(?=\s)/g, ',')
    .replace(/(?<=\d)\s?-\s?(?=[가-힣])|(?<=[가-힣])\s?-\s?(?=\d)/g, '')
    .trim();

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
