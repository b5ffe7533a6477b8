import { describe, expect, it } from 'vitest';
import { readClock, readCount, readDate, readMinutes } from './reading-answers.ts';

const readAs = <T>(read: { ok: true; value: T } | { ok: false }): T | null => (read.ok ? read.value : null);

describe('a number of people', () => {
  it.each([
    ['30', 30],
    ['약 30명', 30],
    ['30명쯤', 30],
    ['한 30명 정도', 30],
    ['30명 정도요', 30],
    ['３０명', 30],
    ['1,200명', 1200],
    ['0', 0],
    ['4인', 4],
    ['100여명', 100],
  ])('is read from %s', (typed, count) => expect(readAs(readCount(typed))).toBe(count));

  it.each([
    ['10~29명', 10],
    ['5명에서 9명', 5],
    ['1~4명', 4],
    ['300명 이상', 300],
    ['5명 미만', 4],
    ['4명 이하', 4],
    ['4명 초과', 5],
  ])('is read from the band %s without crossing five', (typed, count) => expect(readAs(readCount(typed))).toBe(count));

  it.each(['3~7명', '3명 이상', '10명 미만', '', '많음', '4.5명', '-3', '9~5명'])('is refused from "%s"', (typed) =>
    expect(readCount(typed).ok).toBe(false),
  );

  it('says why a band across five is not enough', () => {
    expect(readCount('3~7명')).toMatchObject({ error: expect.stringContaining('5명보다 적은지') });
  });
});

describe('a time of day', () => {
  it.each([
    ['9', '09:00'],
    ['9시', '09:00'],
    ['9시 30분', '09:30'],
    ['9시 반', '09:30'],
    ['0900', '09:00'],
    ['930', '09:30'],
    ['1830', '18:30'],
    ['09:00', '09:00'],
    ['９：００', '09:00'],
    ['오전 9시', '09:00'],
    ['오후 6시', '18:00'],
    ['저녁 6시 반', '18:30'],
    ['오후 12시', '12:00'],
    ['오전 12시', '00:00'],
    ['6 PM', '18:00'],
    ['18시', '18:00'],
    ['24시', '00:00'],
    ['정오', '12:00'],
    ['9시쯤', '09:00'],
  ])('is read from %s', (typed, clock) => expect(readAs(readClock(typed))).toBe(clock));

  it.each(['', '아침', '25시', '9:75', '오전 15시', '구시'])('is refused from "%s"', (typed) =>
    expect(readClock(typed).ok).toBe(false),
  );
});

describe('a break', () => {
  it.each([
    ['60', 60],
    ['60분', 60],
    ['1시간', 60],
    ['1시간 30분', 90],
    ['1시간 반', 90],
    ['없음', 0],
    ['', 0],
  ])('is read from "%s"', (typed, minutes) => expect(readAs(readMinutes(typed))).toBe(minutes));

  it('is refused from other words', () => expect(readMinutes('잠깐').ok).toBe(false));
});

describe('a date', () => {
  const on = (year: string, month: string, day: string) => readDate({ year, month, day });

  it('is read with and without its units', () => {
    expect(on('2026년', '3월', '2일')).toEqual({ ok: true, value: '2026-03-02' });
    expect(on('2026', '03', '02')).toEqual({ ok: true, value: '2026-03-02' });
  });

  it.each(['0202', '1900', '1949', '9999'])('refuses the year %s, at the year', (year) =>
    expect(on(year, '3', '2')).toEqual({
      ok: false,
      errors: { year: '연도를 확인해 주세요. 1950년부터 적을 수 있어요.' },
    }),
  );

  it('says of each field what is wrong with it', () => {
    expect(on('26', '13', '32')).toEqual({
      ok: false,
      errors: { year: expect.any(String), month: expect.any(String), day: expect.any(String) },
    });
    expect(on('2026', '2', '30')).toEqual({ ok: false, errors: { day: expect.stringContaining('달력에 없는') } });
  });
});
