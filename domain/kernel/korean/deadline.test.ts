import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deadlineOf, periodEnd } from './deadline.ts';
import { addDays, addMonths } from './korean-date.ts';
import { isRestDay } from './korean-holidays.ts';

describe('a period of three months', () => {
  it('ends on the same day of the month as the dismissal, three months later', () => {
    expect(periodEnd('2026-08-20', 3)).toBe('2026-11-20');
    expect(periodEnd('2026-12-15', 3)).toBe('2027-03-15');
  });

  it('ends with the month if the last month is shorter (민법 제160조 제3항)', () => {
    expect(periodEnd('2026-11-30', 3)).toBe('2027-02-28');
    expect(periodEnd('2027-11-30', 3)).toBe('2028-02-29');
    expect(periodEnd('2026-11-29', 3)).toBe('2027-02-28');
    expect(periodEnd('2026-11-28', 3)).toBe('2027-02-28');
    expect(periodEnd('2026-08-31', 3)).toBe('2026-11-30');
    expect(periodEnd('2026-01-31', 3)).toBe('2026-04-30');
  });

  it('is three whole months if it begins with a month, as after a dismissal on the last day of a short one', () => {
    expect(periodEnd('2027-02-28', 3)).toBe('2027-05-31');
    expect(periodEnd('2028-02-29', 3)).toBe('2028-05-31');
    expect(periodEnd('2026-04-30', 3)).toBe('2026-07-31');
    expect(periodEnd('2026-09-30', 3)).toBe('2026-12-31');
  });

  it('is counted by the calendar and not as ninety days', () => {
    expect(periodEnd('2028-02-28', 3)).toBe('2028-05-28');
  });
});

describe('the last day to file', () => {
  const today = '2026-11-21';

  it('stays on a working day', () => {
    expect(deadlineOf('2026-08-20', today)).toMatchObject({ lastDay: '2026-11-20', movedBecause: null });
  });

  it('moves from Saturday over Sunday to Monday (민법 제161조)', () => {
    expect(deadlineOf('2026-08-21', today)).toMatchObject({
      periodEnds: '2026-11-21',
      lastDay: '2026-11-23',
      movedBecause: '토요일, 일요일',
    });
  });

  it('moves over the Lunar New Year and the weekend that touches it', () => {
    // 2026-02-14 is a Saturday, 16 to 18 February are 설날.
    expect(deadlineOf('2025-11-14', today)).toMatchObject({
      periodEnds: '2026-02-14',
      lastDay: '2026-02-19',
      movedBecause: '토요일, 일요일, 설날 연휴, 설날, 설날 연휴',
    });
    // 2027: the 7th, a Sunday, is 설날 itself, so the 9th is its substitute.
    expect(deadlineOf('2026-11-06', today)).toMatchObject({
      periodEnds: '2027-02-06',
      lastDay: '2027-02-10',
      movedBecause: '설날 연휴, 설날, 설날 연휴, 설날 대체공휴일',
    });
  });

  it('moves over a substitute holiday', () => {
    // 광복절 2026 is a Saturday; Monday the 17th is its substitute.
    expect(deadlineOf('2026-05-15', today)).toMatchObject({
      periodEnds: '2026-08-15',
      lastDay: '2026-08-18',
      movedBecause: '광복절, 일요일, 광복절 대체공휴일',
    });
  });

  it('moves over the end of the year', () => {
    // 2027-12-31 is a Friday, 2028-01-01 a Saturday.
    expect(deadlineOf('2027-09-30', today)).toMatchObject({ lastDay: '2027-12-31' });
    expect(deadlineOf('2027-10-01', today)).toMatchObject({ periodEnds: '2028-01-01', lastDay: '2028-01-03' });
  });

  it('does not move off 1 May before 2026, when it was no public holiday', () => {
    expect(deadlineOf('2025-01-31', today)).toMatchObject({ lastDay: '2025-04-30' });
    expect(deadlineOf('2025-02-01', today)).toMatchObject({ lastDay: '2025-05-01' });
    // In 2026 it is a Friday and a holiday: Monday the 4th.
    expect(deadlineOf('2026-02-01', today)).toMatchObject({ periodEnds: '2026-05-01', lastDay: '2026-05-04' });
  });

  it('says when the holidays of its year are not known', () => {
    expect(deadlineOf('2026-11-01', today).holidaysKnown).toBe(true);
    expect(deadlineOf('2028-11-01', today).holidaysKnown).toBe(false);
  });
});

describe('today and the last day', () => {
  it('does not end the period before the last day is over', () => {
    expect(deadlineOf('2026-08-20', '2026-11-20')).toMatchObject({ daysLeft: 0, passed: false, urgent: true });
    expect(deadlineOf('2026-08-20', '2026-11-21')).toMatchObject({ daysLeft: -1, passed: true, urgent: false });
  });

  it('is urgent from fourteen days before', () => {
    expect(deadlineOf('2026-08-20', '2026-11-06')).toMatchObject({ daysLeft: 14, urgent: true });
    expect(deadlineOf('2026-08-20', '2026-11-05')).toMatchObject({ daysLeft: 15, urgent: false });
  });

  it('can be calculated for a dismissal in the future', () => {
    expect(deadlineOf('2026-12-31', '2026-11-21')).toMatchObject({ lastDay: '2027-03-31', passed: false });
  });
});

describe('for any dismissal', () => {
  const anyDate = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2014-01-01', days));

  it('the last day is a working day, at least three months on, and never later than needed', () => {
    fc.assert(
      fc.property(anyDate, (dismissed) => {
        const { lastDay, periodEnds } = deadlineOf(dismissed, dismissed);
        expect(isRestDay(lastDay)).toBe(false);
        expect(periodEnds >= addMonths(dismissed, 3)).toBe(true);
        for (let day = periodEnds; day < lastDay; day = addDays(day, 1)) expect(isRestDay(day)).toBe(true);
      }),
    );
  });

  it('a later dismissal never has an earlier last day', () => {
    fc.assert(
      fc.property(anyDate, (dismissed) => {
        const one = deadlineOf(dismissed, dismissed).lastDay;
        const next = deadlineOf(addDays(dismissed, 1), dismissed).lastDay;
        expect(next >= one).toBe(true);
      }),
    );
  });
});
