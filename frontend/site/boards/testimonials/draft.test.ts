import { expect, test } from 'vitest';
import { blank, draftOf, fields, mistakesIn, wordsOf } from './draft.ts';

const whole = { checkId: 'c', stars: '4', outcome: 'settled', text: ' 도움이 됐어요. ', inReturn: true };

test('what was kept comes back, and what can’t be read is empty', () => {
  expect(draftOf(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
  for (const odd of [null, 'x', { stars: 4, text: null }]) expect(draftOf(odd)).toEqual(blank);
});

test('each field that is missing is named', () => {
  expect(mistakesIn(blank).map(({ id }) => id)).toEqual(Object.values(fields));
  expect(mistakesIn(whole)).toEqual([]);
  expect(mistakesIn({ ...whole, text: '가'.repeat(2_001) })).toHaveLength(1);
});

test('what is sent has no blanks around it', () => {
  expect(wordsOf(whole)).toEqual({ stars: 4, outcome: 'settled', text: '도움이 됐어요.', inReturn: true });
  expect(wordsOf(blank)).toBeNull();
});
