import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lingering } from './lingering.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

it('the first call rings at once, and those of the next milliseconds ring once at their end', () => {
  const ring = vi.fn();
  const call = lingering(ring, 20);
  call();
  expect(ring).toHaveBeenCalledTimes(1);
  for (let n = 0; n < 10; n += 1) {
    vi.advanceTimersByTime(1);
    call();
  }
  expect(ring).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10);
  expect(ring).toHaveBeenCalledTimes(2);
});

it('a call after a pause rings at once, and no call is forgotten', () => {
  const ring = vi.fn();
  const call = lingering(ring, 20);
  call();
  vi.advanceTimersByTime(20);
  expect(ring).toHaveBeenCalledTimes(1);
  call();
  expect(ring).toHaveBeenCalledTimes(2);
  call();
  vi.advanceTimersByTime(20);
  expect(ring).toHaveBeenCalledTimes(3);
});
