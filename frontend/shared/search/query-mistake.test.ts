import { expect, test } from 'vitest';
import { queryMistake } from './query-mistake.ts';

test.each([
  ['-해고 -수습', /빼고 찾을 말만/],
  ['"정당한 이유', /큰따옴표가 하나만/],
  ['"" ,', /찾을 낱말이 없어요/],
  ['ㅎㄱ', /자음이나 모음만/],
])('%s is told what is amiss', (query, told) => {
  expect(queryMistake(query)).toMatch(told);
});

test.each(['', '해고', '해고 -수습', '"정당한 이유" 해고', '2011-다-42324'])('%s reads well', (query) => {
  expect(queryMistake(query)).toBeNull();
});
