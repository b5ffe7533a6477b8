import { expect, test } from 'vitest';
import { plainOf, type TextBlock, textBlocksOf } from './text-blocks.ts';

const text = `## 기한
해고된 날부터 **3개월** 안에 내야 해요 [1].
날짜를 먼저 확인해 주세요.

- 해고 통지서 [2]
- 근로계약서

1. 신청서를 써요
2) 위원회에 내요`;

test('headings, paragraphs and lists are told apart, with strong words and sources in them', () => {
  expect(textBlocksOf(text)).toEqual([
    { kind: 'heading', inlines: [{ kind: 'text', text: '기한' }] },
    {
      kind: 'paragraph',
      lines: [
        [
          { kind: 'text', text: '해고된 날부터 ' },
          { kind: 'strong', text: '3개월' },
          { kind: 'text', text: ' 안에 내야 해요 ' },
          { kind: 'source', n: 1 },
          { kind: 'text', text: '.' },
        ],
        [{ kind: 'text', text: '날짜를 먼저 확인해 주세요.' }],
      ],
    },
    {
      kind: 'list',
      first: null,
      items: [
        [
          { kind: 'text', text: '해고 통지서 ' },
          { kind: 'source', n: 2 },
        ],
        [{ kind: 'text', text: '근로계약서' }],
      ],
    },
    {
      kind: 'list',
      first: 1,
      items: [[{ kind: 'text', text: '신청서를 써요' }], [{ kind: 'text', text: '위원회에 내요' }]],
    },
  ]);
});

const wordsOf = (block: TextBlock): string =>
  (block.kind === 'heading' ? [block.inlines] : block.kind === 'paragraph' ? block.lines : block.items)
    .map(plainOf)
    .join(' ');

test('a numbered list that blank lines part keeps its numbers', () => {
  expect(textBlocksOf('3. 셋째\n\n4. 넷째').map((block) => block.kind === 'list' && block.first)).toEqual([3, 4]);
});

test('other marks stay as they are: nothing that somebody wrote is lost', () => {
  const other = '<b>굵게</b> `코드` [링크](https://x.example) *한 개* [제3호] 2024. 3. 1.';
  expect(textBlocksOf(other).map(wordsOf)).toEqual([other]);
});

test('a text that breaks off in the middle of a mark can be read, too', () => {
  for (let end = 0; end <= text.length; end += 1)
    expect(() => textBlocksOf(text.slice(0, end)).map(wordsOf)).not.toThrow();
  expect(textBlocksOf('기한은 **3개')).toEqual([
    { kind: 'paragraph', lines: [[{ kind: 'text', text: '기한은 **3개' }]] },
  ]);
});
