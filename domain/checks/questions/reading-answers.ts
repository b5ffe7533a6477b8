import { isLocalDate, type LocalDate } from '../../kernel/korean/korean-date.ts';
import { isPossibleYear, yearError } from '../../kernel/korean/possible-year.ts';
import { about, aboutAfter, plain, type ReadText, read, refused } from './reading-text.ts';

/** Below this number most of the protection against dismissal doesn't apply, so a band must not cross it. */
const five = 5;

/**
 * The number of people: `30`, `1,200명`, `약 30명`, `30명쯤`. A band (`10~29명`, `30명 이상`, `5명 미만`) is read as its end that lies
 * nearer to five, for all that it decides is whether there are fewer than five.
 */
export const readCount = (typed: string): ReadText<number> => {
  const text = plain(typed).replace(about, '').replace(aboutAfter, '');
  if (text === '') return refused('숫자를 적어 주세요. 없으면 0을 적어요.');
  if (hasStrayComma(text)) return refused('쉼표는 1,200처럼 세 자리마다 찍어 주세요.');
  const band = /^([\d,]+)(?:명|인)?(?:[~∼〜–-]|에서|부터)([\d,]+)(?:명|인)?(?:까지|사이)?$/.exec(text);
  if (band) return readBand(numberOf(band[1]), numberOf(band[2]));
  const open = /^([\d,]+)(?:명|인)?(이상|초과|넘음|넘어|미만|이하)$/.exec(text);
  if (open) return readOpenBand(numberOf(open[1]), open[2] ?? '');
  if (/^[\d,]*\.\d+/.test(text)) return refused('사람 수는 소수점 없이 적어 주세요.');
  const single = /^([\d,]+)(?:명|인|사람|분)?$/.exec(text);
  const value = single && numberOf(single[1]);
  return value === null || !Number.isSafeInteger(value) ? refused('숫자로 적어 주세요. 예: 30, 약 30명') : read(value);
};

/** `1,2` is a slip for 12, 1.2 or two numbers, and nobody knows which: a comma only parts thousands. */
const hasStrayComma = (text: string): boolean =>
  (text.match(/[\d,]*,[\d,]*/g) ?? []).some((number) => !/^[1-9]\d{0,2}(,\d{3})+$/.test(number));

const numberOf = (digits: string | undefined): number => Number((digits ?? '').replaceAll(',', '') || Number.NaN);

const readBand = (from: number, to: number): ReadText<number> => {
  if (from > to) return refused('앞의 수가 뒤의 수보다 커요. 두 수를 확인해 주세요.');
  if (from < five && to >= five) return acrossFive;
  return read(to < five ? to : from);
};

const readOpenBand = (limit: number, kind: string): ReadText<number> => {
  if (kind === '이상') return limit >= five ? read(limit) : acrossFive;
  if (kind === '미만') return limit <= five && limit > 0 ? read(limit - 1) : acrossFive;
  if (kind === '이하') return limit < five ? read(limit) : acrossFive;
  return limit >= five - 1 ? read(limit + 1) : acrossFive;
};

const acrossFive = refused('5명보다 적은지에 따라 결과가 달라요. 한 달 평균을 어림해 하나의 수로 적어 주세요.');

/** The parts of a date that can be wrong, each with its sentence. */
export type ReadDate =
  | { readonly ok: true; readonly value: LocalDate }
  | { readonly ok: false; readonly errors: { readonly year?: string; readonly month?: string; readonly day?: string } };

/** A date from three fields, with or without 년, 월, 일. A year of two digits or of another century is a slip. */
export const readDate = (typed: { readonly year: string; readonly month: string; readonly day: string }): ReadDate => {
  const year = plain(typed.year).replace(/년$/, '');
  const month = plain(typed.month).replace(/월$/, '');
  const day = plain(typed.day).replace(/일$/, '');
  if (year + month + day === '') return { ok: false, errors: { year: '날짜를 적어 주세요.' } };
  const errors = {
    ...(/^\d{4}$/.test(year) ? {} : { year: '연도를 네 자리로 적어 주세요. 예: 2026' }),
    ...(/^\d{4}$/.test(year) && !isPossibleYear(Number(year)) ? { year: yearError } : {}),
    ...(/^(0?[1-9]|1[0-2])$/.test(month) ? {} : { month: '월을 1부터 12 사이로 적어 주세요.' }),
    ...(/^(0?[1-9]|[12]\d|3[01])$/.test(day) ? {} : { day: '일을 1부터 31 사이로 적어 주세요.' }),
  };
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const value = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(value)
    ? { ok: true, value }
    : { ok: false, errors: { day: '달력에 없는 날이에요. 날짜를 다시 확인해 주세요.' } };
};
