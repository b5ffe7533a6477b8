import { expect, it } from 'vitest';
import { costInWon } from './usage-words.ts';

it.each([
  [0, '0원'],
  [3_250_000, '3.25원'],
  [999_999_999, '1,000원'],
  [1_234_567_890, '1,235원'],
  [12_345_678_000_000, '12,345,678원'],
])('%d micro-won are %s', (microWon, words) => {
  expect(costInWon(microWon)).toBe(words);
});
