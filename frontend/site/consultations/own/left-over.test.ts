import { expect, test } from 'vitest';
import { leftOver } from './left-over.ts';

test('only what was sent leaves the box', () => {
  expect(leftOver('네, 있어요.', '네, 있어요.')).toBe('');
  expect(leftOver('네, 있어요.\n한 가지 더 있어요.', '네, 있어요.')).toBe('한 가지 더 있어요.');
  expect(leftOver('아니요, 없어요.', '네, 있어요.')).toBe('아니요, 없어요.');
  expect(leftOver('', '네, 있어요.')).toBe('');
});
