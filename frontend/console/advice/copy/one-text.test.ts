import { expect, test } from 'vitest';
import { wordDiff } from '../../texts/word-diff.ts';
import { inOneText } from './one-text.ts';

test('a replaced word stands before its successor on the same line', () => {
  expect(inOneText(wordDiff('보기 어렵습니다[2].\n\n## 이유', '보기 힘듭니다[2].\n\n## 이유'))).toEqual([
    { kind: 'same', text: '보기 ' },
    { kind: 'gone', text: '어렵습니다[2]. ' },
    { kind: 'new', text: '힘듭니다[2].\n\n' },
    { kind: 'same', text: '## 이유' },
  ]);
});

test('words that are only deleted keep their line ends, and runs of one kind are one', () => {
  expect(
    inOneText([
      { kind: 'gone', text: '가\n' },
      { kind: 'same', text: '나 ' },
      { kind: 'same', text: '다' },
    ]),
  ).toEqual([
    { kind: 'gone', text: '가\n' },
    { kind: 'same', text: '나 다' },
  ]);
});
