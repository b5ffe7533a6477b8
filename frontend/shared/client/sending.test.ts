import { expect, test } from 'vitest';
import { sendingOf } from './sending.ts';

test('the same words are sent again under the same key, other words under another', () => {
  const first = sendingOf(null, { text: '문자로 해고됐어요' }, () => 'one');
  expect(first.key).toBe('one');
  expect(sendingOf(first, { text: '문자로 해고됐어요' }, () => 'two')).toEqual(first);
  expect(sendingOf(first, { text: '다른 말' }, () => 'two').key).toBe('two');
});
