import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOnePair, pairsOf, searchedForm } from './pairs.ts';

test('a text is searched without regard to capitals, gaps and the way in which Hangul is written', () => {
  expect(searchedForm(' 해고\n 통지  KPI ')).toBe('해고 통지 kpi');
  expect(searchedForm('해고'.normalize('NFD'))).toBe('해고');
});

test('a word has the pairs of its letters, each once', () => {
  expect(pairsOf('해고해고 예')).toEqual(['해고', '고해', '고 ', ' 예']);
  expect([pairsOf(''), pairsOf('해'), pairsOf('👍🏽')]).toEqual([[], [], ['👍🏽']]);
  expect([isOnePair('해고'), isOnePair('해'), isOnePair('해고됨')]).toEqual([true, false, false]);
});

test('a part of a text has only pairs of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (part, around) => {
      const form = searchedForm(`${around}${part}${around}`);
      const all = new Set(pairsOf(form));
      const letters = [...form];
      const inner = letters.slice(Math.floor(letters.length / 3)).join('');
      expect(pairsOf(inner).filter((pair) => !all.has(pair))).toEqual([]);
    }),
  );
});
