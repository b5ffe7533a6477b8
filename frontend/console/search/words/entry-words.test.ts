import { expect, test } from 'vitest';
import { entryWords } from './entry-words.ts';

test('an entry shows which words find which, and whether it works both ways', () => {
  const entry = { words: ['짤림', '잘림'], finds: ['해고'], bothWays: false };
  expect(entryWords(entry)).toBe('짤림, 잘림 → 해고');
  expect(entryWords({ ...entry, bothWays: true })).toBe('짤림, 잘림 ↔ 해고');
});
