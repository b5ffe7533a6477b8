import { expect, test } from 'vitest';
import { suggestionsFor } from './suggestions.ts';

const words = (typed: string, recent: readonly string[] = []) =>
  suggestionsFor(typed, recent).map(({ kind, words: text }) => `${kind} ${text}`);

test('before anything is typed, recent searches are offered', () => {
  expect(words('', ['정리해고', '수습'])).toEqual(['recent 정리해고', 'recent 수습']);
});

test('grounds are found with any spaces', () => {
  expect(words('직장내')).toEqual(['ground 직장 내 괴롭힘·성희롱']);
  expect(words('5인 미만')).toEqual(['ground 상시 5인 미만 사업장']);
});

test('the current text of the box is not offered', () => {
  expect(words('수습', ['수습', '수습 본채용 거절'])).toEqual(['recent 수습 본채용 거절', 'ground 수습·시용']);
});

test('a ground is also found by the words in which the questionnaire names it', () => {
  expect(suggestionsFor('채용이 취소', [])).toContainEqual(expect.objectContaining({ kind: 'ground', id: 'detail-1' }));
});
