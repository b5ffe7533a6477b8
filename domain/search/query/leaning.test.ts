import { expect, test } from 'vitest';
import { leaningOf } from './leaning.ts';

test('a short query leans to the point, a longer one to having everything, a whole statement to rare words', () => {
  const [short, long, statement] = [leaningOf(3), leaningOf(20), leaningOf(60)];
  expect(short.head).toBeGreaterThan(3.9);
  // A particle more makes no difference.
  expect(leaningOf(8)).toEqual(short);
  expect(long.head).toBeLessThan(short.head / 10);
  expect(long.covered).toBeGreaterThan(short.covered);
  expect(statement.words).toBeLessThan(0.01);
  expect(statement.highest).toBeGreaterThan(short.highest);
  expect(statement.enough).toBeLessThan(short.enough);
  expect(statement.rarity).toBeGreaterThan(long.rarity);
  expect(statement.unaligned).toBeGreaterThan(long.unaligned);
});
