import { describe, expect, it } from 'vitest';
import { withFigures } from './figures-in-words.ts';

describe('numbers in words', () => {
  it.each([
    ['직원은 열한 명이에요', '직원은 11 명이에요'],
    ['우리 공장은 서른다섯명쯤 됩니다', '우리 공장은 35명쯤 됩니다'],
    ['스무 명 회사', '20 명 회사'],
    ['사원이 백이십 명', '사원이 120 명'],
    ['직원 십오명', '직원 15명'],
    ['오십 명 넘어요', '50 명 넘어요'],
    ['한 예닐곱 명이 일해요', '한 6 명이 일해요'],
    ['직원 서너 명', '직원 4 명'],
  ])('people: %s', (text, figures) => {
    expect(withFigures(text)).toBe(figures);
  });

  it.each([
    ['칠월 삼십일일에 짤렸어요', '7월 31일에 짤렸어요'],
    ['시월 십구일부로 해고', '10월 19일부로 해고'],
    ['유월 이십일 퇴사', '6월 20일 퇴사'],
    ['구월 3일에요', '9월 3일에요'],
    ['10월 이십오일 통보', '10월 25일 통보'],
    ['십일월 말일까지', '11월 말일까지'],
  ])('days: %s', (text, figures) => {
    expect(withFigures(text)).toBe(figures);
  });

  it.each([
    '연차 이월이 되나요',
    '이십일 동안 쉬었어요',
    '팀원 두 명이 봤어요',
    '열심히 일한 사람인데',
    '여러 명이 들었어요',
    '일월이라 바빴어요',
    '이 사람이 시켰어요',
    '구인 광고',
    '십분 이해합니다',
  ])('leaves alone: %s', (text) => {
    expect(withFigures(text)).toBe(text);
  });
});
