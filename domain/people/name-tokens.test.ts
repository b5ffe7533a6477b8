import { describe, expect, it } from 'vitest';
import { nameQueries, nameTokens } from './name-tokens.ts';

const finds = (words: string, name: string): boolean => {
  const tokens = new Set(nameTokens(name));
  return nameQueries(words).some((query) => query.every((token) => tokens.has(token)));
};

describe('a name', () => {
  it.each([
    ['김해고', '김해고'],
    ['해고', '김해고'],
    [' 김해고 ', '김해고'],
    ['김 해고', '김해고'],
    ['김해고', '김 해고'],
    ['해고', '김 해고'],
    ['KIM', 'Kim Haego'],
    ['haego kim', 'Kim Haego'],
    ['노무', '박노무'],
    ['김해고'.normalize('NFD'), '김해고'],
    ['궁민수', '남궁민수'],
  ])('%s finds %s', (words, name) => {
    expect(finds(words, name)).toBe(true);
  });

  it.each([
    ['김', '김해고'],
    ['고', '김해고'],
    ['해', '김해고'],
    ['김해', '김해고'],
    ['이해고', '김해고'],
    ['kim lee', 'Kim Haego'],
    ['', '김해고'],
    ['%', '김해고'],
  ])('%s doesn’t find %s', (words, name) => {
    expect(finds(words, name)).toBe(false);
  });

  it('of spaces only has no words', () => {
    expect(nameTokens('  ')).toEqual([]);
  });
});
