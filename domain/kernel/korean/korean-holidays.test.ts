import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from './korean-date.ts';
import { holidayName, holidayTable, isRestDay, knowsHolidaysOf } from './korean-holidays.ts';

/**
 * Every holiday on a weekday, year by year, from a published calendar (the `holidays` package 0.105, which cites the law of
 * each year), independent of the rules under test.
 */
const weekdayHolidays: Record<number, string> = {
  2014: '01-01 01-30 01-31 05-05 05-06 06-04 06-06 08-15 09-08 09-09 09-10 10-03 10-09 12-25',
  2015: '01-01 02-18 02-19 02-20 05-05 05-25 08-14 09-28 09-29 10-09 12-25',
  2016: '01-01 02-08 02-09 02-10 03-01 04-13 05-05 05-06 06-06 08-15 09-14 09-15 09-16 10-03',
  2017: '01-27 01-30 03-01 05-03 05-05 05-09 06-06 08-15 10-02 10-03 10-04 10-05 10-06 10-09 12-25',
  2018: '01-01 02-15 02-16 03-01 05-07 05-22 06-06 06-13 08-15 09-24 09-25 09-26 10-03 10-09 12-25',
  2019: '01-01 02-04 02-05 02-06 03-01 05-06 06-06 08-15 09-12 09-13 10-03 10-09 12-25',
  2020: '01-01 01-24 01-27 04-15 04-30 05-05 08-17 09-30 10-01 10-02 10-09 12-25',
  2021: '01-01 02-11 02-12 03-01 05-05 05-19 08-16 09-20 09-21 09-22 10-04 10-11',
  2022: '01-31 02-01 02-02 03-01 03-09 05-05 06-01 06-06 08-15 09-09 09-12 10-03 10-10',
  2023: '01-23 01-24 03-01 05-05 05-29 06-06 08-15 09-28 09-29 10-02 10-03 10-09 12-25',
  2024: '01-01 02-09 02-12 03-01 04-10 05-06 05-15 06-06 08-15 09-16 09-17 09-18 10-01 10-03 10-09 12-25',
  2025: '01-01 01-27 01-28 01-29 01-30 03-03 05-05 05-06 06-03 06-06 08-15 10-03 10-06 10-07 10-08 10-09 12-25',
  2026: '01-01 02-16 02-17 02-18 03-02 05-01 05-05 05-25 06-03 07-17 08-17 09-24 09-25 10-05 10-09 12-25',
  2027: '01-01 02-08 02-09 03-01 05-03 05-05 05-13 07-19 08-16 09-14 09-15 09-16 10-04 10-11 12-27',
  2028: '01-26 01-27 01-28 03-01 04-12 05-01 05-02 05-05 06-06 07-17 08-15 10-02 10-03 10-04 10-05 10-09 12-25',
};

const weekdaysOff = (year: number): string => {
  const days: string[] = [];
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = addDays(day, 1))
    if (isRestDay(day) && weekdayOf(day) >= 1 && weekdayOf(day) <= 5) days.push(day.slice(5));
  return days.join(' ');
};

describe('public holidays', () => {
  for (const [year, days] of Object.entries(weekdayHolidays)) {
    it(`are those of the published calendar in ${year}`, () => {
      expect(weekdaysOff(Number(year))).toBe(days);
    });
  }

  it('cover every year that the table claims, and report where it ends', () => {
    expect(Object.keys(weekdayHolidays).map(Number)).toEqual(
      Array.from({ length: holidayTable.to - holidayTable.from + 1 }, (_, i) => holidayTable.from + i),
    );
    expect(knowsHolidaysOf(2026)).toBe(true);
    expect(knowsHolidaysOf(2029)).toBe(false);
  });

  it('agree with the Korean lunar calendar of the runtime', () => {
    const dangi = new Intl.DateTimeFormat('en-u-ca-dangi', { timeZone: 'UTC', month: 'numeric', day: 'numeric' });
    const lunarNames: Record<string, string> = { '1/1': '설날', '4/8': '부처님오신날', '8/15': '추석' };
    for (let day = '2014-01-01'; day <= '2028-12-31'; day = addDays(day, 1)) {
      const parts = Object.fromEntries(dangi.formatToParts(new Date(day)).map(({ type, value }) => [type, value]));
      const expected = lunarNames[`${parts.month}/${parts.day}`];
      if (expected) expect(holidayName(day)?.split('·'), day).toContain(expected);
    }
  });

  it('have names for the page', () => {
    expect(holidayName('2025-05-05')).toBe('어린이날·부처님오신날');
    expect(holidayName('2026-08-17')).toBe('광복절 대체공휴일');
    expect(holidayName('2026-11-20')).toBeNull();
  });

  it('include 1 May only since it became a holiday in 2026', () => {
    expect(isRestDay('2025-05-01')).toBe(false);
    expect(isRestDay('2026-05-01')).toBe(true);
  });

  // 우주항공청 「2027년 월력요항」 (2026-06-29): 5월 1일(토) 노동절, 5월 3일(월) 대체공휴일.
  it('give 1 May a substitute day if it falls on a weekend', () => {
    expect(holidayName('2027-05-01')).toBe('노동절');
    expect(holidayName('2027-05-03')).toBe('노동절 대체공휴일');
    expect(isRestDay('2027-05-04')).toBe(false);
    // A Monday: no substitute, and the next day is another holiday anyway.
    expect(holidayName('2028-05-01')).toBe('노동절');
    expect(holidayName('2028-05-02')).toBe('부처님오신날');
    expect(isRestDay('2028-05-03')).toBe(false);
  });

  it('are only weekends and fixed days in a year that is not in the table', () => {
    expect(isRestDay('2031-10-03')).toBe(true);
    expect(isRestDay('2031-01-23')).toBe(false);
    expect(isRestDay('2031-01-25')).toBe(true);
  });
});
