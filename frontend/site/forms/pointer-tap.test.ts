import { describe, expect, test } from 'vitest';
import { isRealPress, isSecondTap, noteTap, type Press } from './pointer-tap.ts';

const finger: Press = { width: 23, height: 23, pressure: 1, detail: 0, pointerType: 'touch' };
const mouse: Press = { width: 1, height: 1, pressure: 0.5, detail: 0, pointerType: 'mouse' };

describe('a press', () => {
  test('of a finger and of a mouse is one', () => {
    expect(isRealPress(finger)).toBe(true);
    expect(isRealPress(mouse)).toBe(true);
  });
  test('of a screen reader isn’t: it has no size, or no pressure', () => {
    expect(isRealPress({ ...finger, width: 0, height: 0 })).toBe(false);
    expect(isRealPress({ ...mouse, pressure: 0 })).toBe(false);
  });
});

test('the second tap of a double tap is told from the next answer, and from the keyboard', () => {
  noteTap({ timeStamp: 10_000 });
  expect(isSecondTap({ timeStamp: 10_200, detail: 2 })).toBe(true);
  expect(isSecondTap({ timeStamp: 10_200, detail: 0 })).toBe(false);
  expect(isSecondTap({ timeStamp: 10_400, detail: 1 })).toBe(false);
});
