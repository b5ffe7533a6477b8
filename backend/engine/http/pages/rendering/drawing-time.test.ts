import { expect, it } from 'vitest';
import { createDrawingTime } from './drawing-time.ts';

it('drawing takes a second at once and then a fifth of the time, whoever asks', () => {
  let now = 0;
  const time = createDrawingTime(() => now);
  const take = (milliseconds: number): void =>
    time.spend(() => {
      now += milliseconds;
    });
  take(900);
  expect(time.isLeft()).toBe(true);
  take(600);
  expect(time.isLeft()).toBe(false);
  now += 1_000;
  expect(time.isLeft()).toBe(false);
  now += 500;
  expect(time.isLeft()).toBe(true);
  now += 3_600_000;
  take(1_300);
  expect(time.isLeft()).toBe(false);
});
