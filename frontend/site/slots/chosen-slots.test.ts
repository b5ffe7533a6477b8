import { type Slot, slotTimes } from '@nomucheck/domain/consultations/slots.ts';
import { expect, test } from 'vitest';
import { keptSlots, placeAfter, pressed } from './chosen-slots.ts';

const slot = (weekday: Slot['weekday'], time: string): Slot => ({ weekday, time });
const pressing = (key: string, held: 'altKey' | 'ctrlKey' | 'metaKey' | null = null) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false },
  ...(held === null ? {} : { [held]: true }),
});
const three = [slot('mon', '10:00'), slot('tue', '14:00'), slot('fri', '17:00')];

test('a press chooses a time, a second one gives it up', () => {
  const { slots } = pressed([], slot('mon', '10:00'));
  expect(slots).toEqual([slot('mon', '10:00')]);
  expect(pressed(slots, slot('mon', '10:00'))).toEqual({ slots: [], refusal: null });
});

test('the fourth time says why not, and isn’t chosen', () => {
  const { slots, refusal } = pressed(three, slot('wed', '11:00'));
  expect(slots).toEqual(three);
  expect(refusal).toContain('3개까지');
});

test('the arrow keys lead through the grid and stop at its edges', () => {
  expect(placeAfter({ day: 0, time: 0 }, pressing('ArrowRight'))).toEqual({ day: 1, time: 0 });
  expect(placeAfter({ day: 1, time: 0 }, pressing('ArrowDown'))).toEqual({ day: 1, time: 1 });
  expect(placeAfter({ day: 1, time: 1 }, pressing('End'))).toEqual({ day: 1, time: slotTimes.length - 1 });
  for (const [place, key] of [
    [{ day: 0, time: 0 }, 'ArrowLeft'],
    [{ day: 0, time: 0 }, 'ArrowUp'],
    [{ day: 4, time: 0 }, 'ArrowRight'],
    [{ day: 0, time: slotTimes.length - 1 }, 'ArrowDown'],
    [{ day: 0, time: 3 }, 'Enter'],
  ] as const)
    expect(placeAfter(place, pressing(key))).toBeNull();
});

test('with Alt, Ctrl or ⌘ a key is the browser’s', () => {
  for (const held of ['altKey', 'ctrlKey', 'metaKey'] as const)
    expect(placeAfter({ day: 1, time: 1 }, pressing('ArrowLeft', held))).toBeNull();
});

test('only times are read from what a device kept', () => {
  expect(keptSlots(three)).toEqual(three);
  expect(keptSlots([])).toEqual([]);
  for (const broken of [null, 'mon', [1], [{ weekday: 'sun', time: '10:00' }], [{ weekday: 'mon' }]])
    expect(keptSlots(broken)).toBeNull();
});
