import { expect, test } from 'vitest';
import { hasShapeOf, isSameTyped } from './kept-shape.ts';

const shape = { name: '', isOn: false, level: 0, chosen: null, words: [''] };

test('what was kept is typed on where it has the same fields with the same kinds of values', () => {
  expect(hasShapeOf(shape, { name: '가', isOn: true, level: 2, chosen: 'a', words: [] })).toBe(true);
  expect(hasShapeOf(shape, { name: '', isOn: true, level: 2, chosen: null, words: ['가', '나'] })).toBe(true);
  expect(hasShapeOf('', '가')).toBe(true);
});

test.each([
  ['a field is missing', { name: '', isOn: false, level: 0, words: [] }],
  ['a field is new', { ...shape, more: '' }],
  ['a value is of another kind', { ...shape, level: '2' }],
  ['a list has something else than texts', { ...shape, words: [1] }],
  ['it is a list', [shape]],
  ['it is nothing', null],
])('it is left where %s', (_why, kept) => {
  expect(hasShapeOf(shape, kept)).toBe(false);
});

test('two forms are the same where each field is', () => {
  expect(isSameTyped({ name: '가', isOn: true }, { name: '가', isOn: true })).toBe(true);
  expect(isSameTyped({ name: '가' }, { name: '나' })).toBe(false);
  expect(isSameTyped('가', '나')).toBe(false);
});
