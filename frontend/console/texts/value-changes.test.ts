import { expect, test } from 'vitest';
import { valueChanges, valueInWords } from './value-changes.ts';

test('a choice, a number and a day change as a whole', () => {
  expect(valueChanges('일부 인정', '전부 인정')).toEqual([
    { kind: 'gone', text: '일부 인정' },
    { kind: 'same', text: ' → ' },
    { kind: 'new', text: '전부 인정' },
  ]);
  expect(valueChanges(null, 3)).toEqual([{ kind: 'new', text: '3' }]);
  expect(valueChanges(true, null)).toEqual([{ kind: 'gone', text: '예' }]);
  expect(valueInWords('2026-11-28')).toBe('2026.\u00a011.\u00a028.');
});

test('a text changes word by word', () => {
  const before = '회사는 정당한 이유가 없이 근로자를 해고하였다';
  expect(valueChanges(before, before.replace('없이', '있어'))).toEqual([
    { kind: 'same', text: '회사는 정당한 이유가 ' },
    { kind: 'gone', text: '없이 ' },
    { kind: 'new', text: '있어 ' },
    { kind: 'same', text: '근로자를 해고하였다' },
  ]);
});

test('a list changes entry by entry, also where an entry has many words', () => {
  expect(valueChanges(['해고', '징계'], ['징계', '정리해고'])).toEqual([
    { kind: 'gone', text: '해고' },
    { kind: 'same', text: ' · ' },
    { kind: 'same', text: '징계' },
    { kind: 'same', text: ' · ' },
    { kind: 'new', text: '정리해고' },
  ]);
  expect(valueChanges(null, ['징계'])).toEqual([{ kind: 'new', text: '징계' }]);
});
