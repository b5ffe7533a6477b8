import { expect, test } from 'vitest';
import { type PressedKey, sendsMessage } from './send-key.ts';

const enter: PressedKey = {
  ...{ key: 'Enter', keyCode: 13, isComposing: false },
  ...{ shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
};
const onComputer = (pressed: Partial<PressedKey> = {}) => sendsMessage({ ...enter, ...pressed }, false);
const onPhone = (pressed: Partial<PressedKey> = {}) => sendsMessage({ ...enter, ...pressed }, true);

test('Enter sends on a computer, and begins a line on a phone', () => {
  expect([onComputer(), onPhone()]).toEqual([true, false]);
});

test('Enter that ends a Hangul syllable sends nothing, however the browser tells it', () => {
  expect(onComputer({ isComposing: true })).toBe(false);
  expect(onComputer({ keyCode: 229 })).toBe(false);
  expect(onComputer({ isComposing: true, ctrlKey: true })).toBe(false);
});

test('Shift+Enter begins a line; Ctrl or Command with Enter sends everywhere', () => {
  expect(onComputer({ shiftKey: true })).toBe(false);
  for (const pressed of [{ ctrlKey: true }, { metaKey: true }])
    expect([onComputer(pressed), onPhone(pressed)]).toEqual([true, true]);
});

test('no other key sends', () => {
  expect(onComputer({ key: 'a', keyCode: 65 })).toBe(false);
});
