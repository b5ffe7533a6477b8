import { expect, it } from 'vitest';
import { withoutMarks } from './use-confirmed.ts';

const box = { left: 0, top: 0, width: 1, height: 1 };
const word = (text: string, low: boolean) => ({ text, confidence: 50, low, box });

it('a word that was found right loses its mark, by its place among all words of the page', () => {
  const lines = [[word('이', false), word('사건', true)], [word('해고', true)]];
  const marks = (right: readonly number[]) =>
    withoutMarks(lines, new Set(right))
      .flat()
      .map(({ low }) => low);
  expect(marks([])).toEqual([false, true, true]);
  expect(marks([2])).toEqual([false, true, false]);
  expect(marks([0, 1, 2])).toEqual([false, false, false]);
  expect(withoutMarks(lines, new Set())).toBe(lines);
});
