import { expect, test } from 'vitest';
import { emptyEntry, isWhole, shownConflicts, wantedOf } from './entry-form.ts';

test('an emptied source is taken away', () => {
  const form = { ...emptyEntry, words: '짤림\n잘림', finds: '해고', source: ' ' };
  expect(wantedOf(form)).toEqual({ words: ['짤림', '잘림'], finds: ['해고'], bothWays: false, source: null });
});

test('an entry needs what is typed and what is found', () => {
  expect(isWhole({ ...emptyEntry, words: '짤림' })).toBe(false);
  expect(isWhole({ ...emptyEntry, words: '짤림', finds: '해고' })).toBe(true);
});

test('a conflict shows both values of each field that either person has changed', () => {
  const base = { ...emptyEntry, words: '짤림', finds: '해고' };
  const mine = { ...base, words: '짤림\n잘림' };
  const theirs = { ...base, words: '짤렸다', bothWays: true };
  expect(shownConflicts(base, mine, theirs)).toEqual([
    { name: '입력한 말', yours: '짤림, 잘림', theirs: '짤렸다' },
    { name: '거꾸로도 찾기', yours: '켬', theirs: '켬' },
  ]);
});
