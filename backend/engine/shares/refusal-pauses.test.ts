import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Party } from './parties.ts';
import { createRefusalPauses } from './refusal-pauses.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const party: Party = { kind: 'person', name: 'kim' };

/** How many of these refusals are sent in each millisecond, the first twenty left out. */
const endsOf = (refusals: number, gone = new AbortController().signal) => {
  const { pause } = createRefusalPauses();
  const began = Date.now();
  const sent = new Map<number, number>();
  for (let n = 0; n < refusals; n += 1)
    void pause(party, gone).then(() => {
      const after = Date.now() - began;
      sent.set(after, (sent.get(after) ?? 0) + 1);
    });
  return sent;
};

describe('refusals of one party', () => {
  it('are sent at once twenty times, then after a second, and never many in one go', async () => {
    const sent = endsOf(120);
    await vi.advanceTimersByTimeAsync(0);
    expect([...sent]).toEqual([[0, 20]]);
    await vi.advanceTimersByTimeAsync(999);
    expect(sent.size).toBe(1);
    await vi.advanceTimersByTimeAsync(501);
    sent.delete(0);
    expect([...sent.values()].reduce((sum, count) => sum + count, 0)).toBe(100);
    // Of a hundred over five hundred milliseconds; nine in one are a chance of one in a billion.
    expect(Math.max(...sent.values())).toBeLessThan(9);
  });

  it('wait no longer than their client, and leave no timer behind', async () => {
    const gone = new AbortController();
    const sent = endsOf(120, gone.signal);
    await vi.advanceTimersByTimeAsync(10);
    gone.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect([...sent]).toEqual([
      [0, 20],
      [10, 100],
    ]);
    // The limiter's own, which ends the minute.
    expect(vi.getTimerCount()).toBe(1);
  });
});
