import { expect, it } from 'vitest';
import { readingOf } from './who-read.ts';

const text = '해고는 서면으로 알려야 해요 [1]. 3개월 안에 신청하세요.';

it.each([
  ['the same text', text],
  ['a space that was missing', text.replace('알려야 해요', '알려야해요')],
  ['a comma and a line break', text.replace('[1]. ', '[1],\n\n')],
  ['bold letters', text.replace('3개월', '**3개월**')],
])('whoever read it before %s was corrected has read what is published', (_what, reviewed) => {
  expect(readingOf(reviewed, text)).toBe('published');
});

it.each([
  ['one letter', text.replace('알려야', '안 알려야')],
  ['a digit', text.replace('3개월', '2개월')],
  ['the source', text.replace('[1]', '[2]')],
  ['a sentence', `${text} 회사가 이겨요.`],
  ['nothing of the text', ''],
])('whoever read a text with %s of its own has read an earlier one', (_what, reviewed) => {
  expect(readingOf(reviewed, text)).toBe('earlier');
});

it('a mark between two digits counts', () => {
  expect(readingOf('위로금은 1.5배예요', '위로금은 15배예요')).toBe('earlier');
  expect(readingOf('3, 5일', '35일')).toBe('earlier');
});

it('of a text that can’t be read any more nothing is said', () => {
  expect(readingOf(null, text)).toBeNull();
  expect(readingOf(text, null)).toBeNull();
});
