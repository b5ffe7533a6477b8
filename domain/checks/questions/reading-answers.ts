import { isLocalDate, type LocalDate } from '../../kernel/korean-date.ts';
import { isPossibleYear, yearError } from '../../kernel/possible-year.ts';

/**
 * Numbers, times and dates as people type them. Each reader answers the value, or a sentence that says what to correct. Whether a
 * value may be the answer to its question (limits, dates that must agree) is decided by `checkAnswer`.
 */
export type ReadText<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

const read = <T>(value: T): ReadText<T> => ({ ok: true, value });
const refused = (error: string): ReadText<never> => ({ ok: false, error });

/** Full-width characters in their plain form, without any space. */
const plain = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** Words around a number that say it is not exact: "약 30명", "30명쯤". */
const about = /^(약|대략|한|거의)/;
const aboutAfter = /(쯤|정도|가량|여명|남짓|안팎|내외|입니다|이요|요)+$/;

/** Below this number most of the protection against dismissal doesn't apply, so a band must not cross it. */
const five = 5;

/**
 * The number of people: `30`, `1,200명`, `약 30명`, `30명쯤`. A band (`10~29명`, `30명 이상`, `5명 미만`) is read as its end that lies
 * nearer to five, for all that it decides is whether there are fewer than five.
 */
export const readCount = (typed: string): ReadText<number> => {
  const text = plain(typed).replace(about, '').replace(aboutAfter, '');
  if (text === '') return refused('숫자를 적어 주세요. 없으면 0을 적어요.');
  if (hasStrayComma(text)) return refused('쉼표는 1,200처럼 세 자리마다 찍어 주세요. 하나의 수만 적어 주세요.');
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

/** A count of minutes: `60`, `60분`, `1시간`, `1시간 30분`, `없음`. */
export const readMinutes = (typed: string): ReadText<number> => {
  const text = plain(typed).replace(about, '').replace(aboutAfter, '');
  if (text === '' || text === '없음' || text === '없어') return read(0);
  const [, hours, minutes] = /^(?:(\d{1,2})시간)?(?:(\d{1,4})분?)?$/.exec(text) ?? [];
  if (hours === undefined && minutes === undefined) {
    return text === '1시간반'
      ? read(90)
      : text === '반시간'
        ? read(30)
        : refused('쉬는 시간을 분으로 적어 주세요. 예: 60');
  }
  return read(Number(hours ?? 0) * 60 + Number(minutes ?? 0));
};

/**
 * A time of day as `HH:MM`: `9`, `9시`, `9시 30분`, `9시 반`, `0900`, `930`, `09:00`, `오후 6시`, `저녁 6시`, `6 pm`, `정오`,
 * `자정`, `밤 12시`, `새벽 2시 반`. A bare hour is read as it stands: `6` is six in the morning, because nights are worked, too.
 */
export const readClock = (typed: string): ReadText<string> => {
  const text = plain(typed).toLowerCase().replace(aboutAfter, '');
  if (text === '정오') return read('12:00');
  if (text === '자정') return read('00:00');
  const { part, rest } = partOfDay(text);
  const [, hour = '', minute = ''] =
    /^(\d{1,2})[:.](\d{2})$/.exec(rest) ??
    /^(\d{1,2})시(?:(\d{1,2})분?)?$/.exec(rest.replace(/시반$/, '시30')) ??
    /^(\d{1,2})(\d{2})$/.exec(rest) ??
    /^(\d{1,2})$/.exec(rest) ??
    [];
  const clock = hour === '' ? null : clockOf(Number(hour), Number(minute || 0), part);
  return clock === null ? refused('시각을 9시, 09:00, 오후 6시처럼 적어 주세요.') : read(clock);
};

/** The parts of a day by their Korean words; 오전 and 오후 are its halves, the others overlap them. */
type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night';

const partWords: readonly (readonly [PartOfDay, RegExp])[] = [
  ['morning', /^(오전|아침|이른새벽|새벽|am)/],
  ['noon', /^(한낮|대낮|낮|점심)/],
  ['afternoon', /^(오후|pm)/],
  ['evening', /^(초저녁|저녁)/],
  ['night', /^(한밤중|한밤|늦은밤|심야|밤)/],
];

const partOfDay = (text: string): { readonly part: PartOfDay | null; readonly rest: string } => {
  for (const [part, words] of partWords) {
    const word = words.exec(text)?.[0];
    if (word !== undefined) return { part, rest: text.slice(word.length).replace(/^에/, '') };
  }
  const after = /(a|p)\.?m\.?$/.exec(text);
  if (after === null) return { part: null, rest: text };
  return { part: after[1] === 'a' ? 'morning' : 'afternoon', rest: text.slice(0, after.index) };
};

/** The hours of the clock's face that stand for another hour in this part of the day; null where there is no such hour. */
const hourIn: Readonly<Record<PartOfDay, (hour: number) => number | null>> = {
  morning: (hour) => (hour > 12 ? null : hour % 12),
  noon: (hour) => (hour >= 10 && hour < 18 ? hour : hour >= 1 && hour <= 5 ? hour + 12 : null),
  afternoon: (hour) => (hour === 24 ? null : hour >= 12 ? hour : hour + 12),
  // The evening ends at midnight, which people call 저녁 12시 and 밤 12시; the night goes on until five.
  evening: (hour) => (isMidnight(hour) ? 0 : hour >= 16 ? hour : hour >= 4 && hour < 12 ? hour + 12 : null),
  night: (hour) => (isMidnight(hour) ? 0 : hour >= 18 || hour <= 5 ? hour : hour < 12 ? hour + 12 : null),
};

const isMidnight = (hour: number): boolean => hour === 12 || hour === 24;

const clockOf = (typedHour: number, minute: number, part: PartOfDay | null): string | null => {
  if (minute > 59 || typedHour > 24 || (typedHour === 24 && minute > 0)) return null;
  const hour = part === null ? typedHour % 24 : hourIn[part](typedHour);
  return hour === null ? null : `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

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
