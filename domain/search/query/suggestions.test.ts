import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromKeys, jamoOf, nearestWord } from './suggestions.ts';

const known = new Map([
  ['부당해고', 50],
  ['징계해고', 20],
  ['정리해고', 10],
  ['직장 내 괴롭힘', 8],
  ['수습기간', 5],
  ['해고', 100],
]);

test.each([
  ['부당헤고', '부당해고'],
  ['징게해고', '징계해고'],
  ['직장네괴롭힘', '직장 내 괴롭힘'],
  ['수슺기간', '수습기간'],
  ['qnekdgorh', '부당해고'],
  ['goeh', '해고'],
])('%s may have been meant as %s', (typed, meant) => {
  expect(nearestWord(typed, known)).toBe(meant);
});

test.each(['연차휴가', '임금', 'xyz', 'cctv'])('nothing is near %s', (typed) => {
  expect(nearestWord(typed, known)).toBeNull();
});

test('a word with two letters changed, and with two neighbours swapped, is near the word that was meant', () => {
  const syllable = fc.integer({ min: 0, max: 11_171 }).map((n) => String.fromCharCode(0xac00 + n));
  const word = fc.array(syllable, { minLength: 4, maxLength: 7 }).map((all) => all.join(''));
  fc.assert(
    fc.property(word, syllable, fc.nat({ max: 3 }), (meant, other, at) => {
      const changed = meant.slice(0, at) + other + meant.slice(at + 1);
      const [letters, own] = [jamoOf(changed), jamoOf(meant)];
      const differs = [...letters].filter((letter, n) => letter !== own[n]).length;
      fc.pre(letters.length === own.length && differs > 0 && differs <= 2);
      expect(nearestWord(changed, new Map([[meant, 5]]))).toBe(meant);
    }),
    { numRuns: 300 },
  );
  expect(nearestWord('ㅂㅜㅏㄷㅇㅎㅐㄱㅗ', new Map([['부당해고', 5]]))).toBe('부당해고');
});

test('Korean typed with the keyboard set to Latin is recognised', () => {
  expect(fromKeys('gorh')).toBe('해고');
  expect(fromKeys('wjdflgorh')).toBe('정리해고');
  expect(fromKeys('dnjsfo')).toBe('원래');
  expect(fromKeys('dlfrdjTek')).toBe('읽었다');
  expect(fromKeys('rkqt')).toBe('값');
  expect(fromKeys('rkqtdl')).toBe('값이');
});
