import { expect, test } from 'vitest';
import { type PressedKey, pressesOf } from './exit-presses.ts';

const esc: PressedKey = { key: 'Escape', timeStamp: 0, isComposing: false, keyCode: 27 };

const leavesAfter = (...presses: readonly Partial<PressedKey>[]): boolean =>
  presses.reduce<ReturnType<typeof pressesOf>>(
    (before, press, index) => pressesOf(before.times, { ...esc, timeStamp: index * 200, ...press }),
    { times: [], leaves: false },
  ).leaves;

test('Esc three times within a moment leaves the page', () => {
  expect(leavesAfter({}, {}, {})).toBe(true);
  expect(leavesAfter({}, {})).toBe(false);
  expect(leavesAfter({}, {}, { timeStamp: 5000 })).toBe(false);
  expect(leavesAfter({}, {}, { key: 'a' })).toBe(false);
});

test('Esc that takes back a syllable in composition is not counted', () => {
  expect(leavesAfter({ isComposing: true }, { isComposing: true }, { isComposing: true })).toBe(false);
  expect(leavesAfter({ keyCode: 229 }, { keyCode: 229 }, { keyCode: 229 })).toBe(false);
  expect(leavesAfter({}, {}, { isComposing: true })).toBe(false);
  expect(leavesAfter({}, { isComposing: true }, {}, {})).toBe(true);
});
