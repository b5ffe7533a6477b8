import { expect, test } from 'vitest';
import { parseQuery } from './query.ts';
import { unitsOf, wordsOf } from './units.ts';

const wordsIn = (typed: string, between: readonly string[], synonyms = new Map<string, readonly string[]>()) =>
  wordsOf(unitsOf(parseQuery(typed, synonyms)), (term) => between.includes(term)).map((word) =>
    word.map(({ terms }) => terms.join(' ')),
  );

test('a query is cut into words where a pair of syllables belongs to two of them, however it is spaced', () => {
  const cut = [['경영 영상'], ['상해'], ['해고']];
  expect(wordsIn('경영상 해고', ['상해'])).toEqual(cut);
  expect(wordsIn('경영상해고', ['상해'])).toEqual(cut);
});

test('a word with synonyms stays whole, and a figure is a word of its own', () => {
  const synonyms = new Map([['정리해고', ['경영상 해고']]]);
  expect(wordsIn('정리해고 요건', ['리해', '고요'], synonyms)).toEqual([
    ['정리 리해 해고', '경영 영상 상해 해고'],
    ['고요'],
    ['요건'],
  ]);
  expect(wordsIn('근로자 2017두70793', [])).toEqual([['근로 로자'], ['2017두70793']]);
});
