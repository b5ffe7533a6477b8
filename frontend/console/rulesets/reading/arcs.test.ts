import { expect, it } from 'vitest';
import { arcsOf, goalNames } from './arcs.ts';

const item = (numbering: number, yes: readonly (number | 'done')[], no: readonly (number | 'next_section')[]) => ({
  numbering,
  title: '',
  yes: [...yes],
  no: [...no],
});

it('lays arcs that overlap into lanes of their own, the shorter one nearer', () => {
  const arcs = arcsOf([item(1, [2], [4]), item(2, [4], [3]), item(3, [4], [4]), item(4, ['done'], ['next_section'])]);
  const long = arcs.filter(({ from, to }) => to !== null && to > from + 1);
  expect(long).toEqual([
    { from: 0, to: 3, answer: 'no', lane: 1 },
    { from: 1, to: 3, answer: 'yes', lane: 0 },
  ]);
  expect(arcs.filter(({ to }) => to === null).map(({ from }) => from)).toEqual([3, 3]);
});

it('names where answers lead', () => {
  expect([goalNames([3, 5]), goalNames(['next_section']), goalNames(['done', 'end'])]).toEqual([
    '3번 또는 5번',
    '다음 사유',
    '사유 끝',
  ]);
});
