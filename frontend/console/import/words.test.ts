import { describe, expect, test } from 'vitest';
import { secondsLeft, sizeWords, timeWords } from './words.ts';

describe('how much longer a file takes', () => {
  const running = {
    rows: 1_000,
    done: 400,
    doneBefore: 0,
    runningSince: '2026-11-21T03:00:00.000Z',
    updatedAt: '2026-11-21T03:00:20.000Z',
  };

  test('goes by how fast it went', () => {
    expect(secondsLeft(running)).toBe(30);
  });

  test('counts from where it was taken up again', () => {
    expect(secondsLeft({ ...running, doneBefore: 200 })).toBe(60);
  });

  test('isn’t told before there is anything to go by', () => {
    expect(secondsLeft({ ...running, done: 0 })).toBeNull();
    expect(secondsLeft({ ...running, rows: null })).toBeNull();
    expect(secondsLeft({ ...running, updatedAt: running.runningSince })).toBeNull();
  });

  test('is said in seconds, then in minutes', () => {
    expect([timeWords(30), timeWords(61)]).toEqual(['30초쯤 남음', '2분쯤 남음']);
    expect([sizeWords(10), sizeWords(2_500_000)]).toEqual(['1KB', '2.4MB']);
  });
});
