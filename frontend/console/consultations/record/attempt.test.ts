import { expect, test } from 'vitest';
import { createAttempt, restOf } from './attempt.ts';

test('an answer whose fate is unknown is sent again on the revision of the first attempt', () => {
  const attempt = createAttempt();
  expect(attempt.revisionFor(3)).toBe(3);
  // The page has been read again, and shows a newer revision.
  expect(attempt.revisionFor(4)).toBe(3);
  attempt.decided();
  expect(attempt.revisionFor(4)).toBe(4);
});

test.each([
  ['답', '답', ''],
  ['  답\n', '답', ''],
  ['답 그리고 더', '답', '그리고 더'],
  ['다른 글', '답', '다른 글'],
  // A time alone was sent.
  ['쓰던 글', '', '쓰던 글'],
])('of “%s”, after “%s” was sent, there remains “%s”', (typed, sent, rest) => {
  expect(restOf(typed, sent)).toBe(rest);
});
