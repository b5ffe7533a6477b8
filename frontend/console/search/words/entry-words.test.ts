import { expect, test } from 'vitest';
import { entryWords } from './entry-words.ts';

test('an entry says what finds what, and whether the other way round, too', () => {
  const entry = { words: ['짤림', '잘림'], finds: ['해고'], bothWays: false };
  expect(entryWords(entry)).toBe('짤림, 잘림 → 해고');
  expect(entryWords({ ...entry, bothWays: true })).toBe('짤림, 잘림 ↔ 해고');
});
