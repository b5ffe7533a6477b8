import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  addYears,
  daysBetween,
  isLocalDate,
  koreanDateOf,
  koreanText,
  koreanTimeOf,
  lastInstantOf,
  weekdayOf,
} from './korean-date.ts';

const anyDate = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a local date', () => {
  it('is an existing day', () => {
    expect(isLocalDate('2024-02-29')).toBe(true);
    expect(isLocalDate('2000-02-29')).toBe(true);
    for (const no of [
      '2023-02-29',
      '2100-02-29',
      '2024-04-31',
      '2024-13-01',
      '2024-00-10',
      '2024-01-00',
      '1899-12-31',
      '9999-12-31',
    ])
      expect(isLocalDate(no), no).toBe(false);
  });

  it('has only one written form', () => {
    for (const no of ['2024-1-1', '2024/01/01', ' 2024-01-01', '2024-01-01\n', '20240101', '', null, 20240101])
      expect(isLocalDate(no), String(no)).toBe(false);
  });

  it('is written for people in Korean', () => {
    expect(koreanText('2026-03-01')).toBe('2026년 3월 1일');
  });
});

describe('the day in Seoul', () => {
  it('begins at 15:00 of the day before in UTC', () => {
    expect(koreanDateOf('2026-11-20T14:59:59.999Z')).toBe('2026-11-20');
    expect(koreanDateOf('2026-11-20T15:00:00.000Z')).toBe('2026-11-21');
    expect(koreanDateOf('2026-12-31T15:00:00Z')).toBe('2027-01-01');
  });

  it('is the same for every notation of the instant', () => {
    expect(koreanDateOf('2026-11-21T00:00:00+09:00')).toBe('2026-11-21');
    expect(koreanDateOf(new Date('2026-11-20T15:00:00Z'))).toBe('2026-11-21');
  });

  it('has a time of day, on the same date', () => {
    expect(koreanTimeOf('2026-11-20T14:59:59.999Z')).toBe('2026-11-20T23:59:59');
    expect(koreanTimeOf(new Date('2026-12-31T15:00:00Z'))).toBe('2027-01-01T00:00:00');
  });

  it('ends a millisecond before midnight in Seoul', () => {
    expect(lastInstantOf('2026-11-21')).toBe('2026-11-21T14:59:59.999Z');
    fc.assert(
      fc.property(anyDate, (date) => {
        const last = lastInstantOf(date);
        return koreanDateOf(last) === date && koreanDateOf(new Date(Date.parse(last) + 1)) === addDays(date, 1);
      }),
    );
  });

  it('agrees with the runtime’s time-zone table for every instant since the end of summer time', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' });
    const since1989 = fc.date({ min: new Date('1989-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(fc.property(since1989, (at) => koreanDateOf(at.toISOString()) === seoul.format(at)));
  });
});

describe('adding to a date', () => {
  it('adds months to the same day, or to the end of a shorter month', () => {
    expect(addMonths('2025-11-30', 3)).toBe('2026-02-28');
    expect(addMonths('2023-11-30', 3)).toBe('2024-02-29');
    expect(addMonths('2026-08-31', 3)).toBe('2026-11-30');
    expect(addMonths('2026-10-15', 3)).toBe('2027-01-15');
    expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', -13)).toBe('2024-12-31');
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  });

  it('adds days across months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2026-11-21', '2026-12-05')).toBe(14);
    expect(daysBetween('2026-12-05', '2026-11-21')).toBe(-14);
  });

  it('knows the weekday', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(weekdayOf('2026-11-22')).toBe(0);
    expect(weekdayOf('1969-12-31')).toBe(3);
  });

  it('is reversed by subtracting the same number of days', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -10_000, max: 10_000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(isLocalDate(date)).toBe(true);
      }),
    );
  });

  it('never ends in a later month than the one asked for', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 0, max: 120 }), (date, months) => {
        const to = addMonths(date, months);
        const monthsApart =
          (Number(to.slice(0, 4)) - Number(date.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(date.slice(5, 7));
        expect(monthsApart).toBe(months);
        expect(to.slice(8) <= date.slice(8)).toBe(true);
      }),
    );
  });
});
