import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lingering } from './lingering.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

const setUp = () => {
  const ring = vi.fn();
  return { ring, ...lingering(ring, { shortMs: 20, longMs: 100 }) };
};

it('the first call rings at once, and those of the next milliseconds ring once at their end', () => {
  const { ring, call } = setUp();
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
  const { ring, call } = setUp();
  call();
  vi.advanceTimersByTime(20);
  expect(ring).toHaveBeenCalledTimes(1);
  call();
  expect(ring).toHaveBeenCalledTimes(2);
  call();
  vi.advanceTimersByTime(20);
  expect(ring).toHaveBeenCalledTimes(3);
});

it('while calls come in crowds they ring less often, and as often as before once they are few again', () => {
  const { ring, call } = setUp();
  const crowd = (milliseconds: number) => {
    for (let n = 0; n < milliseconds; n += 1) {
      call();
      vi.advanceTimersByTime(1);
    }
  };
  crowd(1_000);
  expect(ring.mock.calls.length).toBeLessThan(15);
  vi.advanceTimersByTime(1_000);
  ring.mockClear();
  call();
  expect(ring).toHaveBeenCalledTimes(1);
  call();
  vi.advanceTimersByTime(20);
  expect(ring).toHaveBeenCalledTimes(2);
});

it('what lingers rings at once when somebody waits for it, and only then', () => {
  const { ring, call, hurry } = setUp();
  call();
  hurry();
  expect(ring).toHaveBeenCalledTimes(1);
  call();
  hurry();
  expect(ring).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(100);
  expect(ring).toHaveBeenCalledTimes(2);
});
