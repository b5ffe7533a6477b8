import { describe, expect, it } from 'vitest';
import { figuresIn, says } from './figures.ts';

describe('figures of a text', () => {
  it.each([
    ['석 달 안에', ['3개월']],
    ['3월 이내', ['3개월']],
    ['삼 개월', ['3개월']],
    ['반년', ['6개월']],
    ['5인 미만', ['5명', '5명-']],
    ['다섯 명 이상', ['5명', '5명+']],
    ['열흘, 십오일 이내', ['10일', '15일']],
    ['30일분 이상의 통상임금', ['30일분', '30일분+']],
    ['30일치', ['30일분']],
    ['100분의 40', ['40%']],
    ['3천만원 이하', ['30000000원', '30000000원-']],
    ['1억 5천만 원', ['150000000원']],
    ['2,000,000원', ['2000000원']],
    ['2026. 11. 3.까지', ['2026-11-03']],
    ['2026년 11월 3일', ['2026-11-03']],
    ['일주일', ['1주']],
    ['1주 동안 15시간', ['1주', '15시간']],
  ])('%s', (text, figures) => {
    expect([...figuresIn(text)].sort()).toEqual([...figures].sort());
  });

  it.each([
    '제28조 제2항',
    '대법원 2016두64876 판결',
    '90다카25420',
    '법률 제21472호',
    '3가지 요건',
    '제1심',
    '이 일을 하는',
  ])('%s has none', (text) => {
    expect([...figuresIn(text)]).toEqual([]);
  });

  it('a date says its month, its year and its day of the year', () => {
    const dates = figuresIn('2026. 11. 3.');
    for (const said of ['2026년', '2026년 11월', '11월 3일']) {
      expect([...figuresIn(said)].every((figure) => says(dates, figure))).toBe(true);
    }
    for (const said of ['2025년', '2026년 12월', '11월 4일']) {
      expect([...figuresIn(said)].every((figure) => says(dates, figure))).toBe(false);
    }
  });

  it('a bound that a source sets the other way is not said by it', () => {
    const source = figuresIn('30일분 이상의 통상임금을 지급하여야 한다');
    const isSaid = (text: string): boolean => [...figuresIn(text)].every((figure) => says(source, figure));
    expect([isSaid('30일분 이상'), isSaid('30일분'), isSaid('30일분 미만')]).toEqual([true, true, false]);
    // What applies from five people on doesn't apply to fewer.
    expect([...figuresIn('5명 미만')].every((figure) => says(figuresIn('5명 이상'), figure))).toBe(true);
  });

  it('a number without a unit is one of any unit, a number with one is not', () => {
    expect(says(figuresIn('3개월'), '3')).toBe(true);
    expect(says(figuresIn('3개월'), '3년')).toBe(false);
  });
});
