import type { CitedPassage } from '@nomucheck/domain/advice/cited-passages.ts';
import { expect, it, vi } from 'vitest';
import { readWithinTime } from './read-within-time.ts';

const named = { caseId: '00000000-0000-4000-8000-000000000001', revision: 1, passage: 0 };
const cited: CitedPassage = {
  ...{ text: '가', caseNumbers: ['2011다42324'], court: '대법원', decidedOn: null },
  ...{ outcome: 'worker_win', point: '가' },
};

it('gives what was read in time, and its failure', async () => {
  expect(await readWithinTime(async () => cited)(named)).toBe(cited);
  expect(await readWithinTime(async () => null)(named)).toBeNull();
  await expect(readWithinTime(() => Promise.reject(new Error('down')))(named)).rejects.toThrow('down');
  await expect(
    readWithinTime(() => {
      throw new Error('down');
    })(named),
  ).rejects.toThrow('down');
});

it('gives up on what takes too long, and leaves no timer behind', async () => {
  vi.useFakeTimers();
  try {
    const reading = readWithinTime(() => new Promise(() => undefined), 3_000)(named);
    const outcome = expect(reading).rejects.toThrow("wasn't read in 3000 ms");
    await vi.advanceTimersByTimeAsync(3_000);
    await outcome;
    await readWithinTime(async () => cited, 3_000)(named);
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
