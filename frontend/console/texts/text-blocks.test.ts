import { expect, test } from 'vitest';
import { blocksOf, dayIn, piecesOf } from './text-blocks.ts';

const content = '## 주문\n\n상고를 기각한다.\n비용은 원고가 부담한다.\n\n## 이유\n상고이유를 본다.\n';

test('a text consists of headings and paragraphs, each with its place in the whole text', () => {
  const blocks = blocksOf(content);
  expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([
    ['heading', '주문'],
    ['paragraph', '상고를 기각한다.\n비용은 원고가 부담한다.'],
    ['heading', '이유'],
    ['paragraph', '상고이유를 본다.'],
  ]);
  for (const { from, text } of blocks) expect(content.slice(from, from + text.length)).toBe(text);
});

test('marks cut a block into pieces that together are the whole text, also when marks overlap', () => {
  const [, order] = blocksOf(content);
  if (order === undefined) throw new Error('no order');
  const from = content.indexOf('상고를');
  const marks = [
    { id: 'a', from, to: from + 9 },
    { id: 'b', from: from + 4, to: from + 14 },
    { id: 'elsewhere', from: 0, to: 3 },
  ];
  const pieces = piecesOf(order, marks);
  expect(pieces.map(({ text }) => text).join('')).toBe(order.text);
  expect(pieces.map((piece) => piece.marks)).toEqual([['a'], ['a', 'b'], ['b'], []]);
  expect(pieces[0]?.text).toBe('상고를 ');
});

test('a mark over several paragraphs is put on each of them', () => {
  const all = { id: 'all', from: 0, to: content.length };
  for (const block of blocksOf(content))
    expect(piecesOf(block, [all])).toEqual([{ from: block.from, text: block.text, marks: ['all'] }]);
});

test('a day is read in every form that decisions use', () => {
  expect(dayIn('대법원 2021. 2. 25. 선고')).toBe('2021-02-25');
  expect(dayIn('2021년 2월 5일 판정')).toBe('2021-02-05');
  expect(dayIn('2021-12-25')).toBe('2021-12-25');
  expect(dayIn('2016두64876')).toBeNull();
});
