import { expect, it } from 'vitest';
import { processorTimer } from '../../../../.config/processor-time.ts';
import { understand } from '../../understanding/understand.ts';
import { readQuestion } from './read-question.ts';

const today = '2026-11-27';

/** In milliseconds: a pattern that tries every way to split a text takes minutes, and everything else a twentieth of this. */
const MOMENT = 1000;

const timeOf = (read: () => unknown): number => {
  const took = processorTimer();
  read();
  return took();
};

it('a word with a long row of particles behind it is read at once', () => {
  understand('해고됐어요', [], today);
  expect(timeOf(() => understand(`해고${'이나'.repeat(900)}갑`, [], today))).toBeLessThan(MOMENT);
});

const LONGEST = 4000;
const rowOf = (piece: string): string => piece.repeat(Math.ceil(LONGEST / piece.length)).slice(0, LONGEST);

it.each([
  ' ',
  '\n',
  '\t',
  '5명 ',
  '가',
  '1년 ',
  '(',
  '[시스템 ',
  '해고이나',
  '직원 5명 1년 ',
  '11월 3일 해고 \n',
  '사장 [시스템 (5 명 1 년',
  '노동위원회 이겼는데 구제신청 ',
  '직원이 \n\n 해고 . ',
])('a question of nothing but %j is read within a moment', (piece) => {
  const text = rowOf(piece);
  expect(timeOf(() => readQuestion(text, [], today))).toBeLessThan(MOMENT);
  expect(timeOf(() => readQuestion('직원이 해고됐어요', [text], today))).toBeLessThan(MOMENT);
});

it.each([' ', '\n', ' \n '])('a story with %j between its words, again and again, is read within a moment', (blank) => {
  const words = ['직원', '5', '명', '1', '년', '해고', '월급', '300', '만', '노동위', '[', '시스템', '(', '판정서'];
  const text = words.map((word) => `${word}${blank.repeat(Math.floor(300 / blank.length))}`).join('');
  expect(timeOf(() => readQuestion(text, [], today))).toBeLessThan(MOMENT);
});
