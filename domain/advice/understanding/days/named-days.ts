import {
  addDays,
  addMonths,
  daysBetween,
  isLocalDate,
  type LocalDate,
  weekdayOf,
} from '../../../kernel/korean/korean-date.ts';
import { type Tense, tenseOf } from './tense.ts';

/** A day that a text names, with the words around it. */
export type NamedDay = {
  readonly day: LocalDate;
  readonly at: number;
  readonly before: string;
  /** Up to the next day or the end of the clause. */
  readonly after: string;
  /** `오늘`, `내일`: of the day on which it is said. */
  readonly isWord: boolean;
};

const weekdays = '일월화수목금토';
const written = new RegExp(
  [
    String.raw`(?<year>20\d{2})\s*[년.\-/]\s*(?<month>\d{1,2})\s*[월.\-/]\s*(?<day>\d{1,2})(?!\d)\s*[일.]?`,
    String.raw`(?<which>재작년|작년|지난해|올해|내년|명년|20\d{2}\s*년)?\s*(?<month2>\d{1,2})\s*월\s*(?:(?<day2>\d{1,2})\s*일(?!\s*(?:치|간|동안))|(?<end2>말일|말(?=[에까로이\s])))`,
    String.raw`(?<![\d./])(?<month3>\d{1,2})/(?<day3>\d{1,2})(?![\d/])\s*일?`,
    String.raw`(?<rel>이번\s?달|이달|금월|다음\s?달|담\s?달|내달|지난\s?달|저번\s?달)\s*(?:(?<day4>\d{1,2})\s*일|(?<end4>말일|말(?=[에까로이\s])))`,
    String.raw`(?<end5>올해\s?말|연말|년말)(?=[에까로이\s])`,
    String.raw`(?<week>지지난\s?주|지난\s?주|저번\s?주|이번\s?주|금주|다음\s?주|담\s?주|차주|지난)?\s*(?<weekday>[월화수목금토일])(?:요일|욜)(?:\s*\(\s*(?<day6>\d{1,2})\s*일?\s*\))?`,
    String.raw`(?<word>오늘|금일|어제|어젯|작일|그저께|그제(?!서야)|엊그제|내일|낼|모레|글피)(?:밤|저녁|아침|오전|오후|낮|새벽)?(?:\s*\(\s*(?<day7>\d{1,2})\s*일?\s*\))?`,
    String.raw`(?<![\d주개])(?<ago>\d{1,3})\s*일\s*전(?=에|부터|\s|$)(?!에?\s*(?:예고|미리|알[려리]|말해야|통[보지](?:해야|도?\s?없|를?\s?안)|말도\s?없))`,
    String.raw`(?<![\d월./]|\d\s|월\s)(?<day8>[12]?\d|3[01])\s*일(?=날|자|에|부로|까지|부터|이\s*마지막|\s*(?:해고|통보|받|왔|짤|나가|마지막))(?!에\s?한\s?번)`,
  ].join('|'),
  'gu',
);

const words: Readonly<Record<string, number>> = {
  ...{
    오늘: 0,
    금일: 0,
    어제: -1,
    어젯: -1,
    작일: -1,
    그저께: -2,
    그제: -2,
    엊그제: -2,
    내일: 1,
    낼: 1,
    모레: 2,
    글피: 3,
  },
};

/** The days that a text names exactly. `2주 전`, `지난달` name none: who says so is asked for the day. `bare`: of a day without a verb. */
export const namedDays = (text: string, today: LocalDate, bare: Tense | null = null): readonly NamedDay[] => {
  const places = [...text.matchAll(written)];
  return places.flatMap((match, n): NamedDay[] => {
    const from = match.index + match[0].length;
    const next = places[n + 1];
    // `9월 1일에 … 낼부터 나오지 말래요`: what follows is told of the day that is named.
    const isOfThisDay =
      next !== undefined &&
      match.groups?.word === undefined &&
      (words[next.groups?.word ?? ''] ?? 0) > 0 &&
      next.index - match.index < NEAR;
    const rest = text.slice(from, (isOfThisDay ? places[n + 2] : next)?.index ?? text.length);
    const after = (/^[^.!?\n]{0,60}/u.exec(rest) ?? [''])[0];
    const day = dayOf(match.groups ?? {}, today, tenseOf(after) ?? bare);
    if (day === null) return [];
    const isWord = match.groups?.word !== undefined;
    const before = text.slice(Math.max(0, match.index - 25), match.index);
    // `11월 20일에 사장이 내일부터 나오지 말래요`: the day after that day, which is then the one that is counted.
    const last = places[n - 1];
    const isAfterAnother = last !== undefined && last.groups?.word === undefined && match.index - last.index < NEAR;
    if (isWord && day > today && isAfterAnother) return [];
    // `2주 전에 … 내일부터 오지 말라 해서`: the day after another day.
    if (isWord && day > today && /(?:주|달|개월|일)\s*전에?|지난|저번/u.test(before)) return [];
    // `11/20에 톡방에 오늘부로 영업종료 올라옴`: today is the day before it.
    if (match.groups?.word !== undefined && day === today && last !== undefined && isAfterAnother) {
      const between = text.slice(last.index + last[0].length, match.index);
      const then = dayOf(last.groups ?? {}, today, 'past');
      if (
        then !== null &&
        /톡|문자|메일|공지|통보|사장|대표|팀장|원장|점장/u.test(between) &&
        /^(?:부로|까지만?|부터)/u.test(rest)
      )
        return [{ day: then, at: match.index, before, after, isWord: false }];
    }
    // `어제밤에 내일부터 나오지 말래요`: the day after yesterday.
    const saidOn = words[last?.groups?.word ?? ''] ?? 0;
    const isSaidEarlier = isWord && day > today && saidOn < 0 && last !== undefined && match.index - last.index < 30;
    return [{ day: isSaidEarlier ? addDays(day, saidOn) : day, at: match.index, before, after, isWord }];
  });
};

/** A day and the word for the day after it, in one breath. */
const NEAR = 40;

type Groups = Readonly<Record<string, string | undefined>>;

const dayOf = (groups: Groups, today: LocalDate, tense: Tense | null): LocalDate | null => {
  const { year, month, day, word, day7, ago } = groups;
  if (year !== undefined) return existing(Number(year), Number(month), Number(day));
  if (word !== undefined) return addDays(today, words[word] ?? 0);
  if (ago !== undefined) return addDays(today, -Number(ago));
  if (day7 !== undefined) return ofMonth(today, Number(day7), 'past');
  return dayOfMonths(groups, today, tense) ?? dayOfWeek(groups, today, tense);
};

const dayOfMonths = (groups: Groups, today: LocalDate, tense: Tense | null): LocalDate | null => {
  const { which, month2, day2, end2, month3, day3, rel, day4, end4, end5, day8 } = groups;
  if (end5 !== undefined) return existing(yearIn(today), 12, 31);
  if (rel !== undefined) {
    const shift = /다음|담|내달/u.test(rel) ? 1 : /지난|저번/u.test(rel) ? -1 : 0;
    const first = addMonths(`${today.slice(0, 8)}01`, shift);
    return end4 === undefined ? existing(yearIn(first), monthIn(first), Number(day4)) : lastOfMonth(first);
  }
  if (day8 !== undefined) return ofMonth(today, Number(day8), tense);
  const month = month2 ?? month3;
  if (month === undefined) return null;
  const ownDay = end2 === undefined ? Number(day2 ?? day3) : null;
  const inYear = (year: number): LocalDate | null =>
    ownDay === null ? lastOfMonth(existing(year, Number(month), 1) ?? today) : existing(year, Number(month), ownDay);
  const year = yearIn(today);
  if (which !== undefined) return inYear(yearOf(which, year));
  return nearest(
    [year - 1, year, year + 1].flatMap((each) => inYear(each) ?? []),
    today,
    tense,
  );
};

const yearOf = (which: string, year: number): number => {
  if (/^20/u.test(which)) return Number(which.slice(0, 4));
  if (which === '재작년') return year - 2;
  if (/작년|지난해/u.test(which)) return year - 1;
  return which === '올해' ? year : year + 1;
};

const dayOfWeek = ({ week, weekday, day6 }: Groups, today: LocalDate, tense: Tense | null): LocalDate | null => {
  if (weekday === undefined) return null;
  if (day6 !== undefined) return ofMonth(today, Number(day6), week?.startsWith('지난') ? 'past' : tense);
  const wanted = weekdays.indexOf(weekday);
  // A week begins on Monday.
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  const inWeek = (shift: number): LocalDate => addDays(monday, shift * 7 + ((wanted + 6) % 7));
  const said = (week ?? '').replace(/\s/gu, '');
  if (/^(?:다음주|담주|차주)$/u.test(said)) return inWeek(1);
  if (/^(?:이번주|금주)$/u.test(said)) return inWeek(0);
  if (/^(?:지난주|저번주)$/u.test(said)) return inWeek(-1);
  if (said === '지지난주') return inWeek(-2);
  const days = [-1, 0, 1].map(inWeek);
  const past = days.filter((each) => each < today).at(-1) ?? null;
  const coming = days.find((each) => each > today) ?? null;
  if (said === '지난' || tense === 'past') return past;
  return coming;
};

const yearIn = (date: LocalDate): number => Number(date.slice(0, 4));
const monthIn = (date: LocalDate): number => Number(date.slice(5, 7));

const existing = (year: number, month: number, day: number): LocalDate | null => {
  const date = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
};

const lastOfMonth = (day: LocalDate): LocalDate => addDays(addMonths(`${day.slice(0, 8)}01`, 1), -1);

/** A day of a month without its month: this month's, or the last or the next one by what is said of it. */
const ofMonth = (today: LocalDate, day: number, tense: Tense | null): LocalDate | null => {
  const first = `${today.slice(0, 8)}01`;
  const days = [-1, 0, 1].flatMap((shift) => {
    const month = addMonths(first, shift);
    return existing(yearIn(month), monthIn(month), day) ?? [];
  });
  return tense === null
    ? (days.find((each) => each.slice(0, 7) === today.slice(0, 7)) ?? null)
    : nearest(days, today, tense);
};

/** The nearest sensible one: the last that was, the next that comes, or, where nothing tells, the nearest of both. */
const nearest = (days: readonly LocalDate[], today: LocalDate, tense: Tense | null): LocalDate | null => {
  const past = days.filter((day) => day <= today).at(-1) ?? null;
  const coming = days.find((day) => day >= today) ?? null;
  if (past === null || coming === null) return past ?? coming;
  const isNearer = daysBetween(past, today) <= daysBetween(today, coming);
  // A verb decides only within reason: nobody speaks in the past of what was eleven months ago without its year.
  if (tense === 'past') return daysBetween(past, today) <= 330 ? past : isNearer ? past : coming;
  if (tense === 'coming') return daysBetween(today, coming) <= 200 ? coming : past;
  return isNearer ? past : coming;
};
