import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const pressed = (code: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  key: '',
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test('a key is recognised by its place on the keyboard, whatever the input language', () => {
  expect(shortcutOf(pressed('KeyY'), false)).toBe('take');
  expect(shortcutOf(pressed('KeyJ'), false)).toBe('next');
  expect(shortcutOf(pressed('Slash', { shiftKey: true }), false)).toBe('help');
  // A German keyboard has the question mark beside the zero.
  expect(shortcutOf(pressed('Minus', { key: '?', shiftKey: true }), false)).toBe('help');
});

test('keys undo a step and go to the next case', () => {
  expect(shortcutOf(pressed('KeyZ'), true)).toBe('undo');
  expect(shortcutOf(pressed('KeyZ', { ctrlKey: true }), true)).toBeNull();
  expect(shortcutOf(pressed('KeyP'), false)).toBe('previousCase');
  expect(shortcutOf(pressed('KeyA', { repeat: true }), false)).toBeNull();
});

test('the browser’s own shortcuts and typing are not changed', () => {
  expect(shortcutOf(pressed('KeyR', { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyN', { metaKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyR', { shiftKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('Slash'), false)).toBeNull();
});

test('Enter takes a proposal only when the proposal has the focus; on a button it presses the button', () => {
  expect(shortcutOf(pressed('Enter'), false)).toBeNull();
  expect(shortcutOf(pressed('Enter'), true)).toBe('take');
});

test('one key takes all proposals, and one those of a field', () => {
  expect(shortcutOf(pressed('KeyG'), false)).toBe('takeAll');
  expect(shortcutOf(pressed('KeyF'), true)).toBe('takeField');
  expect(shortcutOf(pressed('KeyG', { repeat: true }), false)).toBeNull();
});

test('a key that is held down goes through the proposals, but takes none', () => {
  expect(shortcutOf(pressed('KeyJ', { repeat: true }), true)).toBe('next');
  expect(shortcutOf(pressed('KeyY', { repeat: true }), true)).toBeNull();
  expect(shortcutOf(pressed('Enter', { repeat: true }), true)).toBeNull();
});
