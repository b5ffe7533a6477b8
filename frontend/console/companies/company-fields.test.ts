import { expect, test } from 'vitest';
import { emptyFields, quotaWords, shownConflicts, wantedOf } from './company-fields.ts';

test('an empty limit means none; commas in a number are read', () => {
  expect(wantedOf({ ...emptyFields, questions: '1,000', costWon: ' 0 ' }).quotas).toEqual({
    questions: 1000,
    tokens: null,
    costWon: 0,
  });
});

test('what is no number is sent as typed, so that the server refuses it at its field', () => {
  expect(wantedOf({ ...emptyFields, tokens: '많이' }).quotas.tokens).toBe('많이');
  expect(wantedOf({ ...emptyFields, tokens: '1.5' }).quotas.tokens).toBe('1.5');
});

test('a quota is said in words', () => {
  expect(quotaWords({ questions: null, tokens: null, costWon: null })).toBe('제한 없음');
  expect(quotaWords({ questions: 100, tokens: null, costWon: 50_000 })).toBe('질문 100건 · 50,000원');
});

test('a conflict names the fields that either person has changed, and says of an empty one what it means', () => {
  const base = { ...emptyFields, name: '가나다 물산', questions: '100', note: '메모' };
  const mine = { ...base, questions: '200' };
  const theirs = { ...base, questions: '', note: '' };
  expect(shownConflicts(base, mine, theirs)).toEqual([
    { name: '메모', yours: '(비움)', theirs: '(비움)' },
    { name: '질문 (건)', yours: '200', theirs: '제한 없음' },
  ]);
});
