import { expect, test } from 'vitest';
import { fromKeys, nearestWord } from './suggestions.ts';

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

test('Korean typed with the keyboard set to Latin is recognised', () => {
  expect(fromKeys('gorh')).toBe('해고');
  expect(fromKeys('wjdflgorh')).toBe('정리해고');
  expect(fromKeys('dnjsfo')).toBe('원래');
  expect(fromKeys('dlfrdjTek')).toBe('읽었다');
  expect(fromKeys('rkqt')).toBe('값');
  expect(fromKeys('rkqtdl')).toBe('값이');
});
