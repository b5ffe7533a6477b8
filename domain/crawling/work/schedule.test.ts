import { describe, expect, it } from 'vitest';
import { daysOfRun, lastDue, nextDue, weeklyWords } from './schedule.ts';

const mondays = { weekday: 1, hour: 6 };

describe('a weekly time in Seoul', () => {
  it.each([
    // 2026-11-30 is a Monday; 06:00 in Seoul is 21:00 of the day before in UTC.
    ['2026-11-29T20:59:59.999Z', '2026-11-22T21:00:00.000Z', '2026-11-29T21:00:00.000Z'],
    ['2026-11-29T21:00:00.000Z', '2026-11-29T21:00:00.000Z', '2026-12-06T21:00:00.000Z'],
    ['2026-12-03T03:00:00.000Z', '2026-11-29T21:00:00.000Z', '2026-12-06T21:00:00.000Z'],
    ['2026-12-31T23:00:00.000Z', '2026-12-27T21:00:00.000Z', '2027-01-03T21:00:00.000Z'],
  ])('was due and is due again, as seen at %s', (now, last, next) => {
    expect(lastDue(mondays, now)).toBe(last);
    expect(nextDue(mondays, now)).toBe(next);
  });

  it('is never further away than a week, in neither direction, for every hour of the week', () => {
    const week = 7 * 86_400_000;
    const now = '2026-11-25T04:30:00.000Z';
    for (let weekday = 0; weekday < 7; weekday += 1)
      for (let hour = 0; hour < 24; hour += 1) {
        const [last, next] = [lastDue({ weekday, hour }, now), nextDue({ weekday, hour }, now)];
        expect(Date.parse(next) - Date.parse(last)).toBe(week);
        expect(last <= now && now < next).toBe(true);
      }
  });

  it('is named by its day and hour', () => expect(weeklyWords(mondays)).toBe('매주 월요일 06:00'));
});

describe('the days of a run', () => {
  const now = '2026-11-29T21:00:00.000Z';

  it.each([
    ['begin with the last complete day and end yesterday', '2026-11-22', '2026-11-22'],
    ['are yesterday alone where that is complete', '2026-11-29', '2026-11-29'],
    ['are the last week where no day is complete', null, '2026-11-23'],
    ['are no more than a quarter of a year', '2025-01-01', '2026-08-30'],
  ])('%s', (_what, lastComplete, from) => expect(daysOfRun(lastComplete, now)).toEqual({ from, to: '2026-11-29' }));
});
