import { oneLine } from './clean-text.ts';

/**
 * The numbers of a decision, as sources write them: `2000므1257(본소), 1264(반소)`, `2000다10828, 10835(병합)`,
 * `2000다10828_10835_병합` (names of files), `(창원)2015누948`, `중앙2009부해918/부노203`. A bare number continues the one
 * before it.
 */
export const caseNumbersOf = (raw: string): readonly string[] => {
  const numbers: string[] = [];
  let stem = '';
  for (const part of oneLine(raw)
    .replace(/\([^)]*\)|（[^）]*）/g, ' ')
    .split(/[,;/_·ㆍ、]|\s및\s|(?<=\d)\s+(?=\d)/)) {
    const written = part.replace(/\s+/g, '').replace(/^제(?=\d)|호$/g, '');
    if (written === '' || joining.test(written)) continue;
    const number = /^(?:\d{1,7}|[O○*Xx]{2,})$/.test(written)
      ? stem + written
      : /^[가-힣]{1,4}\d+$/.test(written)
        ? stem.replace(/[가-힣]+$/, '') + written
        : written;
    stem = /^(.*?\d{2,4}[가-힣]{1,5})[\dO○*Xx]+$/.exec(number)?.[1] ?? stem;
    if (number.length <= 60 && !numbers.includes(number)) numbers.push(number);
  }
  return numbers.slice(0, 20);
};

const joining = /^(?:병합|본소|반소|중간확인의소|독립당사자참가|공동소송참가|참가|전원합의체|분리)+$/;

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

/** Numbers that a person has typed, in the form of `caseNumbersOf`; what isn't a number in any form is kept as typed. */
export const typedNumbersOf = (typed: readonly string[]): string[] => {
  const numbers = typed.flatMap((one) => {
    const read = caseNumbersOf(one);
    return read.length === 0 ? [one] : read.map(shortenedNow);
  });
  return [...new Set(numbers)];
};

/** No court has written a year before 50 with two digits; years like 98 are the court's own and stay. */
const shortenedNow = (number: string): string => (/^[0-4]\d[가-힣]/.test(number) ? fullNumber(number) : number);
