import fc from 'fast-check';
import { expect, it } from 'vitest';
import { doubtfulWords } from './doubtful-words.ts';

const none: ReadonlySet<number> = new Set();
const sure = (text: string) => ({ text, confidence: 95 });
const unsure = (text: string) => ({ text, confidence: 40 });
const lines = [
  [sure('이'), unsure('사겅')],
  [unsure('해코는'), sure('부당하다.')],
];
const doubtfulIn = (text: string, confirmed = none): readonly string[] =>
  doubtfulWords({ text, lines, confirmed }).map((at) => lines.flat()[at]?.text ?? '');

it('all words that the recogniser was unsure of are doubtful in the text that it read', () => {
  expect(doubtfulIn('이 사겅\n해코는 부당하다.')).toEqual(['사겅', '해코는']);
});

it('a word that a person has corrected or taken out isn’t, and the others of the page still are', () => {
  expect(doubtfulIn('이 사건\n해코는 부당하다.')).toEqual(['해코는']);
  expect(doubtfulIn('해코는 부당하다. 끝.')).toEqual(['해코는']);
  expect(doubtfulIn('')).toEqual([]);
});

it('a word that a person has found right isn’t', () => {
  expect(doubtfulIn('이 사겅\n해코는 부당하다.', new Set([1]))).toEqual(['해코는']);
});

it('the same word elsewhere on the page isn’t taken for it', () => {
  const twice = [[unsure('갑'), sure('은'), sure('갑')]];
  expect(doubtfulWords({ text: '을 은 갑', lines: twice, confirmed: none })).toEqual([]);
});

it('a word with a blank in it is found in the text', () => {
  expect(doubtfulWords({ text: '부당 해고', lines: [[unsure('부당 해고')]], confirmed: none })).toEqual([0]);
});

it('in a text that nobody has changed, exactly the unsure words are doubtful', () => {
  const word = fc.record({ text: fc.constantFrom('갑', '을', '병'), confidence: fc.constantFrom(40, 95) });
  fc.assert(
    fc.property(fc.array(fc.array(word, { maxLength: 5 }), { maxLength: 5 }), (read) => {
      const text = read.map((line) => line.map((one) => one.text).join(' ')).join('\n');
      const wanted = [...read.flat().entries()].filter(([, { confidence }]) => confidence < 88).map(([at]) => at);
      expect(doubtfulWords({ text, lines: read, confirmed: none })).toEqual(wanted);
    }),
  );
});
