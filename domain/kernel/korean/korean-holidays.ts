import { addDays, type LocalDate, weekdayOf, yearOf } from './korean-date.ts';

/**
 * Public holidays, because a period that ends on one ends on the day after (민법 제161조).
 *
 * Source: 공휴일에 관한 법률 and 관공서의 공휴일에 관한 규정 with their substitute-holiday rules as they stood each year;
 * the days of the lunar calendar (한국천문연구원 월력요항); 공직선거법 제34조 for elections at the end of a term; the cabinet's
 * temporary holidays. Checked day by day against the list of the `holidays` package 0.105 and the lunar days against ICU's
 * Korean calendar. Temporary holidays to come can't be known: they only move a deadline later, never earlier.
 *
 * 1 May bears on a period only from 2026, when 노동절 became a public holiday (관공서의 공휴일에 관한 규정, 대통령령 제36290호, with
 * a substitute for either day of the weekend: 2027-05-03 in the calendar of that year, 우주항공청 「2027년 월력요항」); before,
 * 근로자의 날 was a paid day off and no 공휴일, so a period that ended on it ended.
 */
export const holidayTable = {
  from: 2014,
  to: 2028,
  source: '공휴일에 관한 법률, 관공서의 공휴일에 관한 규정(대체공휴일 포함), 2014~2028년',
} as const;

const lunarDays: Readonly<Record<number, { seollal: string; buddha: string; chuseok: string }>> = {
  2014: { seollal: '01-31', buddha: '05-06', chuseok: '09-08' },
  2015: { seollal: '02-19', buddha: '05-25', chuseok: '09-27' },
  2016: { seollal: '02-08', buddha: '05-14', chuseok: '09-15' },
  2017: { seollal: '01-28', buddha: '05-03', chuseok: '10-04' },
  2018: { seollal: '02-16', buddha: '05-22', chuseok: '09-24' },
  2019: { seollal: '02-05', buddha: '05-12', chuseok: '09-13' },
  2020: { seollal: '01-25', buddha: '04-30', chuseok: '10-01' },
  2021: { seollal: '02-12', buddha: '05-19', chuseok: '09-21' },
  2022: { seollal: '02-01', buddha: '05-08', chuseok: '09-10' },
  2023: { seollal: '01-22', buddha: '05-27', chuseok: '09-29' },
  2024: { seollal: '02-10', buddha: '05-15', chuseok: '09-17' },
  2025: { seollal: '01-29', buddha: '05-05', chuseok: '10-06' },
  2026: { seollal: '02-17', buddha: '05-24', chuseok: '09-25' },
  2027: { seollal: '02-07', buddha: '05-13', chuseok: '09-15' },
  2028: { seollal: '01-27', buddha: '05-02', chuseok: '10-03' },
};

/** Elections and the cabinet's temporary holidays; none of them ever has a substitute. */
const singleDays: Readonly<Record<LocalDate, string>> = {
  '2014-06-04': '지방선거일',
  '2015-08-14': '임시공휴일',
  '2016-04-13': '국회의원 선거일',
  '2016-05-06': '임시공휴일',
  '2017-05-09': '대통령 선거일',
  '2017-10-02': '임시공휴일',
  '2018-06-13': '지방선거일',
  '2020-04-15': '국회의원 선거일',
  '2020-08-17': '임시공휴일',
  '2022-03-09': '대통령 선거일',
  '2022-06-01': '지방선거일',
  '2023-10-02': '임시공휴일',
  '2024-04-10': '국회의원 선거일',
  '2024-10-01': '임시공휴일',
  '2025-01-27': '임시공휴일',
  '2025-06-03': '대통령 선거일',
  '2026-06-03': '지방선거일',
  '2028-04-12': '국회의원 선거일',
};

/** When a substitute day is given: if the holiday falls on either day of the weekend, or only if it falls on Sunday. */
type Substitute = 'weekend' | 'sunday';
type Holiday = {
  readonly name: string;
  readonly day: string;
  readonly since?: number;
  readonly substituteSince?: number;
};

/** The four 국경일 have substitutes since 4 August 2021, so 1 March since 2022. */
const fixedHolidays: readonly Holiday[] = [
  { name: '1월 1일', day: '01-01' },
  { name: '3·1절', day: '03-01', substituteSince: 2022 },
  { name: '노동절', day: '05-01', since: 2026, substituteSince: 2026 },
  { name: '어린이날', day: '05-05', substituteSince: 2014 },
  { name: '현충일', day: '06-06' },
  { name: '제헌절', day: '07-17', since: 2026, substituteSince: 2026 },
  { name: '광복절', day: '08-15', substituteSince: 2021 },
  { name: '개천절', day: '10-03', substituteSince: 2021 },
  { name: '한글날', day: '10-09', since: 2013, substituteSince: 2021 },
  { name: '기독탄신일', day: '12-25', substituteSince: 2023 },
];

const isWeekend = (date: LocalDate): boolean => weekdayOf(date) === 0 || weekdayOf(date) === 6;

/** Every holiday of a year, in order of the calendar; two may fall on one day. */
const holidaysProper = (year: number): { date: LocalDate; name: string; substitute: Substitute | null }[] => {
  const found: { date: LocalDate; name: string; substitute: Substitute | null }[] = [];
  for (const { name, day, since = 0, substituteSince = Number.POSITIVE_INFINITY } of fixedHolidays) {
    if (year >= since)
      found.push({ date: `${year}-${day}`, name, substitute: year >= substituteSince ? 'weekend' : null });
  }
  const lunar = lunarDays[year];
  if (lunar) {
    for (const [name, day] of [
      ['설날', lunar.seollal],
      ['추석', lunar.chuseok],
    ] as const) {
      for (const offset of [-1, 0, 1])
        found.push({
          date: addDays(`${year}-${day}`, offset),
          name: offset === 0 ? name : `${name} 연휴`,
          substitute: 'sunday',
        });
    }
    found.push({
      date: `${year}-${lunar.buddha}`,
      name: '부처님오신날',
      substitute: year >= 2023 ? 'weekend' : null,
    });
  }
  for (const [date, name] of Object.entries(singleDays)) {
    if (yearOf(date) === year) found.push({ date, name, substitute: null });
  }
  return found.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
};

const clashes = (date: LocalDate, substitute: Substitute): boolean =>
  substitute === 'weekend' ? isWeekend(date) : weekdayOf(date) === 0;

/** The substitute is the next day that is neither a holiday nor on a weekend; each holiday day gives at most one. */
const withSubstitutes = (year: number): Map<LocalDate, string> => {
  const proper = holidaysProper(year);
  const names = new Map<LocalDate, string>();
  for (const { date, name } of proper) names.set(date, names.has(date) ? `${names.get(date)}·${name}` : name);
  const madeGood = new Set<LocalDate>();
  for (const { date, name, substitute } of proper) {
    if (substitute === null || madeGood.has(date)) continue;
    const sharesItsDay = proper.filter((other) => other.date === date).length > 1;
    if (!sharesItsDay && !clashes(date, substitute)) continue;
    let free = addDays(date, 1);
    while (names.has(free) || isWeekend(free)) free = addDays(free, 1);
    names.set(free, `${name} 대체공휴일`);
    madeGood.add(date);
  }
  return names;
};

const knownYears: ReadonlyMap<number, ReadonlyMap<LocalDate, string>> = new Map(
  Array.from({ length: holidayTable.to - holidayTable.from + 1 }, (_, i) => [
    holidayTable.from + i,
    withSubstitutes(holidayTable.from + i),
  ]),
);

/** Whether all holidays of that year are known; outside, only weekends and the fixed days are. */
export const knowsHolidaysOf = (year: number): boolean => knownYears.has(year);

/** The name of the public holiday on that day, or null. Sundays, though holidays by law, have no name here. */
export const holidayName = (date: LocalDate): string | null => {
  const year = yearOf(date);
  const known = knownYears.get(year);
  if (known) return known.get(date) ?? null;
  const day = date.slice(5);
  return fixedHolidays.find((holiday) => holiday.day === day && year >= (holiday.since ?? 0))?.name ?? null;
};

/** A Saturday, a Sunday or a public holiday: a day on which no period ends (민법 제161조). */
export const isRestDay = (date: LocalDate): boolean => isWeekend(date) || holidayName(date) !== null;
