import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const pressed = (code: string, more: Partial<Parameters<typeof shortcutOf>[0]> = {}) => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test('a key is known by its place, whatever alphabet is on', () => {
  expect(shortcutOf(pressed('KeyY'), false)).toBe('take');
  expect(shortcutOf(pressed('KeyJ'), false)).toBe('next');
  expect(shortcutOf(pressed('Slash', { shiftKey: true }), false)).toBe('help');
});

test('a slip is put back by a key, and so is going on to the next case', () => {
  expect(shortcutOf(pressed('KeyZ'), true)).toBe('undo');
  expect(shortcutOf(pressed('KeyZ', { ctrlKey: true }), true)).toBeNull();
  expect(shortcutOf(pressed('KeyP'), false)).toBe('previousCase');
  expect(shortcutOf(pressed('KeyA', { repeat: true }), false)).toBeNull();
});

test('the browser’s own keys and plain writing are left alone', () => {
  expect(shortcutOf(pressed('KeyR', { ctrlKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyN', { metaKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('KeyR', { shiftKey: true }), false)).toBeNull();
  expect(shortcutOf(pressed('Slash'), false)).toBeNull();
});

test('Enter takes a proposal only on the proposal itself: on a button it presses the button', () => {
  expect(shortcutOf(pressed('Enter'), false)).toBeNull();
  expect(shortcutOf(pressed('Enter'), true)).toBe('take');
});

test('a key held down goes on through the proposals and takes none by accident', () => {
  expect(shortcutOf(pressed('KeyJ', { repeat: true }), true)).toBe('next');
  expect(shortcutOf(pressed('KeyY', { repeat: true }), true)).toBeNull();
  expect(shortcutOf(pressed('Enter', { repeat: true }), true)).toBeNull();
});
