import { expect, test } from 'vitest';
import { blank, isSameTyped, keptTyped } from './kept-post.ts';

const typed = { ...blank, title: '해고된 첫 주', base: 3 };

test('what was kept on the device comes back as it was typed', () => {
  expect(keptTyped(JSON.parse(JSON.stringify(typed)))).toEqual(typed);
});

test('what can’t be read is nothing', () => {
  const odd = [null, 'x', {}, { ...typed, category: 'review' }, { ...typed, content: '<p>' }, { ...typed, base: '3' }];
  for (const kept of odd) expect(keptTyped(kept)).toBeNull();
});

test('an article that says the same isn’t touched, whatever revision it was typed on', () => {
  expect(isSameTyped(typed, { ...typed, base: 4 })).toBe(true);
  expect(isSameTyped(typed, { ...typed, title: '둘' })).toBe(false);
});
