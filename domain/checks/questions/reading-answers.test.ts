import { describe, expect, it } from 'vitest';
import { readCount, readDate } from './reading-answers.ts';

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
    ['1，200명', 1200],
    ['1,234,567', 1234567],
    ['12,000명 정도', 12000],
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

  it.each([
    ...['3~7명', '3명 이상', '10명 미만', '', '많음', '4.5명', '-3', '9~5명'],
    ...['1,2', '0,5', '5,5', '12,00', '1,2,3', ',5', '5,', '1,,200', '0,500', '1200,000', '1,20명 이상', '5,5~9명'],
  ])('is refused from "%s"', (typed) => expect(readCount(typed).ok).toBe(false));

  it('says why a band across five is not enough', () => {
    expect(readCount('3~7명')).toMatchObject({ error: expect.stringContaining('5명보다 적은지') });
  });
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
