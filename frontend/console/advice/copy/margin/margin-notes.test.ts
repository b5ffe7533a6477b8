import { expect, test } from 'vitest';
import { wordDiff } from '../../../texts/word-diff.ts';
import { inOneText } from '../one-text.ts';
import { type WithNotes, withNotes } from './margin-notes.ts';

const on = (quote: string, body: string) => ({ anchor: { from: 0, to: quote.length, quote }, body });
const told = (parts: readonly WithNotes[]): string =>
  parts
    .map((part) =>
      'note' in part ? `<${part.note.number} ${part.note.comment.body}>` : part.runs.map(({ text }) => text).join(''),
    )
    .join('');

test('each comment stands behind its words in the later text, in the order of the text', () => {
  const after = '해고는 서면으로 알려야 해요. 기한은 석 달이에요.';
  const runs = inOneText(wordDiff('해고는 말로 알려도 돼요. 기한은 석 달이에요.', after));
  const parts = withNotes(runs, after, [on('석 달', '기산일'), on('서면', '조문'), on('없는 말', '지워짐')]);
  expect(told(parts)).toBe(
    '해고는 말로 알려도 돼요. 서면<2 조문>으로 알려야 해요. 기한은 석 달<1 기산일>이에요.<3 지워짐>',
  );
});

test('without comments the runs stay as they are', () => {
  const runs = wordDiff('하나 둘', '하나 셋');
  expect(withNotes(runs, '하나 셋', [])).toEqual([{ runs }]);
});

test('two comments on the same words stand behind each other', () => {
  const parts = withNotes(wordDiff('석 달', '석 달'), '석 달', [on('석 달', '하나'), on('석 달', '둘')]);
  expect(told(parts)).toBe('석 달<1 하나><2 둘>');
});
